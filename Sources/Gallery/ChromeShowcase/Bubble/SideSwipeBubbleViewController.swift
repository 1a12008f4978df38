import ChromeUI
import HeadlessUIKit

/// Covers its screen with the hint that it can be swiped, and says afterwards why the hint went away.
final class SideSwipeBubbleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let hint = SideSwipeBubbleView(text: "Lorem ipsum dolor", arrowDirection: .up)
    hint.didDismiss = { [unowned self] in tell($0) }
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: safeArea.topAnchor),
      hint.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      hint.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
    ])
    view.layoutIfNeeded()
    hint.startAnimation()
  }

  private func tell(_ reason: SideSwipeBubbleView.DismissalReason) {
    let label = UILabel()
    label.text =
      switch reason {
      case .timedOut: String(localized: "IPH dismissed due to time out", table: "Bubbles")
      case .tappedClose: String(localized: "IPH dismissed because close button is pressed", table: "Bubbles")
      }
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
