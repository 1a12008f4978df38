import ChromeUI
import GalleryStages
import HeadlessUIKit
import ShowcaseKit

/// Pushes a white screen with a gray square, and a bubble that points at it.
final class BubbleCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let container = BubbleContainerViewController()
    container.title = String(localized: "Bubble", table: "Bubbles")
    navigationController?.pushViewController(container, animated: true)
    let bubble = BubbleViewController(text: "Lorem ipsum dolor", arrowDirection: .up, alignment: .trailing)
    container.show(bubble)
    bubble.animateContentIn()
  }
}

/// Holds the square that the bubble is about; it begins at two thirds of the width.
private final class BubbleContainerViewController: UIViewController {
  private let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    anchor.backgroundColor = .gray
    anchor.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(anchor)
    NSLayoutConstraint.activate([
      anchor.widthAnchor.constraint(equalToConstant: 20),
      anchor.heightAnchor.constraint(equalToConstant: 20),
      anchor.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      NSLayoutConstraint(
        item: anchor, attribute: .left, relatedBy: .equal, toItem: view, attribute: .right,
        multiplier: 2.0 / 3, constant: 0),
    ])
  }

  func show(_ bubble: BubbleViewController) {
    stage(bubble) {
      [
        $0.topAnchor.constraint(equalTo: anchor.bottomAnchor),
        $0.trailingAnchor.constraint(
          equalTo: anchor.centerXAnchor, constant: BubbleView.Layout.arrowInset),
        $0.leadingAnchor.constraint(
          greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      ]
    }
  }
}

/// Covers its screen with the hint that it can be swiped, and afterwards shows why the hint was
/// dismissed.
final class SideSwipeBubbleViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let hint = SideSwipeBubbleView(text: "Lorem ipsum dolor", arrowDirection: .up)
    hint.didDismiss = { [unowned self] in show($0) }
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

  private func show(_ reason: SideSwipeBubbleView.DismissalReason) {
    let text =
      switch reason {
      case .timedOut: String(localized: "IPH dismissed due to time out", table: "Bubbles")
      case .tappedClose: String(localized: "IPH dismissed because close button is pressed", table: "Bubbles")
      }
    let label = UILabel(text, style: .body, color: .white)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
