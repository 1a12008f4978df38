import ChromeUI
import ShowcaseKit

extension UseCase {
  /// The omnibox's badges with buttons that change them.
  static let badges = UseCase(
    "Badge View", of: BadgeViewController.self, coordinator: BadgeCoordinator.self)
}
