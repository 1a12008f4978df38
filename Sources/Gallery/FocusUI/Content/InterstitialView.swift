import Foundation
import HeadlessUIKit

/// What is seen before a page: a turning wheel, or why there is no page.
final class InterstitialView: UIView {
  let spinner: UIActivityIndicatorView = UIActivityIndicatorView(style: .large)
  let errorLabel: UILabel = UILabel(wrapping: String(focusSettings: "Could not load page."), .body)

  init() {
    super.init(frame: .zero)
    backgroundColor = .focusInk
    spinner.tintColor = .focusText
    spinner.accessibilityLabel = String(focusSettings: "Loading")
    spinner.startAnimating()
    errorLabel.accessibilityIdentifier = "SettingsContentViewController.error"
    errorLabel.textAlignment = .center
    errorLabel.isHidden = true
    [spinner, errorLabel].forEach(center)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func center(_ part: UIView) {
    addPlaced(part)
    NSLayoutConstraint.activate([
      part.centerXAnchor.constraint(equalTo: centerXAnchor),
      part.centerYAnchor.constraint(equalTo: centerYAnchor),
      part.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
    ])
  }

  /// Lets the error appear where the wheel was.
  func showError(duration: TimeInterval) {
    UIView.transition(
      from: spinner, to: errorLabel, duration: duration,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    ) { [spinner] _ in
      spinner.stopAnimating()
    }
  }
}
