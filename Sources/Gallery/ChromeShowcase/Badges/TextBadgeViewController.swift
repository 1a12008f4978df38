import ChromeUI
import HeadlessUIKit

/// Shows a badge in the middle of a white screen.
final class TextBadgeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let badge = TextBadgeView(text: "TEXT")
    badge.accessibilityIdentifier = "TEXT"
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
