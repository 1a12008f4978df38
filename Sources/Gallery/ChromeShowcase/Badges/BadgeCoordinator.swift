import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the badges of a page with a password to save, in incognito mode, and two buttons that change them.
final class BadgeCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private let recorder = CommandRecorder.current
  private let incognito = BadgeItem(.incognito)

  func start() {
    let badges = BadgeViewController()
    badges.didPress = { [recorder] in
      recorder.record(protocol: "BadgeDelegate", selector: "\($0)BadgeButtonTapped")
    }
    badges.overflowItems = [BadgeItem(.savePassword)]
    badges.setDisplayedBadge(BadgeItem(.savePassword, state: .read), fullScreenBadge: incognito)
    let container = BadgeContainerViewController(badges: badges)
    container.title = String(localized: "Badges", table: "Badges")
    container.showAccepted = { [incognito] in
      badges.setDisplayedBadge(
        BadgeItem(.savePassword, state: [.read, .accepted]), fullScreenBadge: incognito)
    }
    container.showOverflow = { [incognito] in
      badges.setDisplayedBadge(BadgeItem(.overflow), fullScreenBadge: incognito)
      badges.markDisplayedBadgeAsRead(false)
    }
    navigationController?.pushViewController(container, animated: true)
  }
}
