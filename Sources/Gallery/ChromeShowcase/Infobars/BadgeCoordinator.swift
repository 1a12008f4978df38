import ChromeUI
import GalleryStages
import HeadlessUIKit
import ShowcaseKit

/// Pushes the badges of a page with a password to save, in incognito mode, and two buttons that
/// change them.
final class BadgeCoordinator: PushingCoordinator {
  private let incognito = BadgeItem(.incognito)

  override func makeScreen() -> UIViewController {
    let badges = BadgeViewController()
    badges.didPress = { [recorder] in
      recorder.record(protocol: "BadgeDelegate", selector: "\($0)BadgeButtonTapped")
    }
    badges.overflowItems = [BadgeItem(.savePassword)]
    badges.setDisplayedBadge(BadgeItem(.savePassword, state: .read), fullScreenBadge: incognito)
    let container = BadgeContainerViewController(badges)
    container.title = String(localized: "Badges", table: "Badges")
    container.showAccepted = { [incognito] in
      badges.setDisplayedBadge(
        BadgeItem(.savePassword, state: [.read, .accepted]), fullScreenBadge: incognito)
    }
    container.showOverflow = { [incognito] in
      badges.setDisplayedBadge(BadgeItem(.overflow), fullScreenBadge: incognito)
      badges.markDisplayedBadgeAsRead(false)
    }
    return container
  }
}

/// Shows badges in the middle of a white screen, above two buttons.
final class BadgeContainerViewController: ContainerViewController<BadgeViewController> {
  /// What the buttons do.
  var showAccepted: @MainActor () -> Void = {}
  var showOverflow: @MainActor () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    // The screen is white in each appearance, as Chrome's is.
    overrideUserInterfaceStyle = .light
    addChild(child)
    let stack = UIStackView(arrangedSubviews: [child.view, makeButtons()])
    stack.axis = .vertical
    stack.spacing = 25
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    child.didMove(toParent: self)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      child.view.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func makeButtons() -> UIStackView {
    let accepted = makeButton(
      String(localized: "Show Accepted Badge", table: "Badges"), "kSCShowAcceptedDisplayedBadgeButtonAXID"
    ) { [unowned self] in showAccepted() }
    let overflow = makeButton(
      String(localized: "Show Overflow badge", table: "Badges"), "kSCShowOverflowDisplayedBadgeButtonAXID"
    ) { [unowned self] in showOverflow() }
    let row = UIStackView(arrangedSubviews: [accepted, overflow])
    row.distribution = .fillEqually
    row.spacing = 8
    // Large texts do not fit side by side.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { row.axis = .vertical }
    return row
  }

  private func makeButton(
    _ title: String, _ identifier: String, does work: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in work() })
    button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.5
    button.accessibilityIdentifier = identifier
    return button
  }
}

/// Shows a badge in the middle of a white screen.
final class TextBadgeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let badge = TextBadgeView(text: "TEXT")
    badge.accessibilityIdentifier = "TEXT"
    view.addCentered(badge)
  }
}
