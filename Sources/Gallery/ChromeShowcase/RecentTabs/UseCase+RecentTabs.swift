import ChromeUI
import ShowcaseKit

extension UseCase {
  /// The recently closed tabs, dark in every appearance.
  static let darkThemeRecentTabs = UseCase(
    "Dark theme recent tabs", of: RecentTabsTableViewController.self,
    coordinator: DarkThemeRecentTabsCoordinator.self)
}
