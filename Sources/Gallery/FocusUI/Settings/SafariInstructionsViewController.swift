import FocusModel
import Foundation
import HeadlessUIKit

/// Tells how to let the blocker into Safari; it leaves once the user comes back having done so.
package final class SafariInstructionsViewController: UIViewController {
  private let product: Product
  private let detector: any ContentBlockerDetector
  private var activation: ActivationObserver?

  /// Makes the screen.
  ///
  /// - Parameter detector: Finds out whether the user has let the blocker in.
  package init(product: Product, detector: any ContentBlockerDetector) {
    self.product = product
    self.detector = detector
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .focusInk
    let column = ScrollingColumn(spacing: 24, [makePicture(), makeWarning()] + makeInstructions())
    column.accessibilityIdentifier = "SafariInstructionsViewController.instructions"
    view.addSubview(column, along: view.safeAreaLayoutGuide)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.showFocusBar(animated: animated)
    // A screen may be about to appear twice, as when the user begins to leave it and does not.
    activation?.stop()
    activation = ActivationObserver { [weak self] in self?.leaveIfEnabled() }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activation?.stop()
    activation = nil
  }

  private func leaveIfEnabled() {
    detector.detectEnabled { [weak self] isEnabled in
      if isEnabled { self?.navigationController?.popViewController(animated: true) }
    }
  }
}

// MARK: Parts

extension SafariInstructionsViewController {
  private func makePicture() -> UIView {
    let picture = UIImageView(image: UIImage(named: "enable-safari", size: CGSize(width: 240, height: 160)))
    picture.contentMode = .scaleAspectFit
    return picture
  }

  private func makeWarning() -> UIView {
    let label = UILabel(
      wrapping: String(focusSettings: "\(product.name) is not enabled."), .headline, color: .focusAlarm)
    label.textAlignment = .center
    label.accessibilityIdentifier = "SafariInstructionsViewController.notEnabled"
    return label
  }

  private func makeInstructions() -> [UIView] {
    [
      instruction(String(focusSettings: "Open Settings App"), symbol: "gear"),
      instruction(String(focusSettings: "Tap Safari, then select Content Blockers"), symbol: "safari"),
      instruction(String(focusSettings: "Enable \(product.name)"), symbol: "switch.2"),
    ]
  }

  private func instruction(_ text: String, symbol: String) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.tintColor = .focusTint
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [icon, UILabel(wrapping: text, .body)])
    line.spacing = 16
    line.alignment = .center
    return line
  }
}
