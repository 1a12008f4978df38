import FocusModel
import Foundation
import HeadlessUIKit

/// Shows how to enable the blocker in Safari; the screen disappears when the user returns after
/// enabling it.
package final class SafariInstructionsViewController: UIViewController {
  private let product: Product
  private let detector: any ContentBlockerDetector
  private let activation = ActivationObserver()

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - product: The product whose blocker it is.
  ///   - detector: Detects whether the blocker is enabled.
  package init(product: Product, detector: any ContentBlockerDetector) {
    self.product = product
    self.detector = detector
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

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
    activation.start { [weak self] in self?.leaveIfEnabled() }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activation.stop()
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
    icon.keepIntrinsicWidth()
    let line = UIStackView(arrangedSubviews: [icon, UILabel(wrapping: text, .body)])
    line.spacing = 16
    line.alignment = .center
    return line
  }
}
