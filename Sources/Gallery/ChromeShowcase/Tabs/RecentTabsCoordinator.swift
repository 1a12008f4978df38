import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes recent tabs, dark whatever the appearance of the device.
final class DarkThemeRecentTabsCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let recentTabs = RecentTabsTableViewController(
      closedTabs: [
        RecentTab(title: "The New York Times - Breaking News", address: "nytimes.com"),
        RecentTab(title: "YouTube - Trending videos", address: "youtube.com"),
      ],
      sessions: [
        DistantSession(
          deviceName: "Work laptop",
          tabs: [
            RecentTab(title: "Chromium", address: "chromium.org"),
            RecentTab(title: "Example Domain", address: "example.com"),
          ]),
        DistantSession(
          deviceName: "Tablet", tabs: [RecentTab(title: "Weather in Paris", address: "example.org/weather")]),
      ])
    recentTabs.title = String(localized: "Dark Theme Recent Tabs", table: "RecentTabs")
    recentTabs.overrideUserInterfaceStyle = .dark
    recentTabs.delegate = recorder
    return recentTabs
  }
}

extension CommandRecorder: RecentTabsTableViewControllerDelegate {
  package func recentTabsTableViewController(
    _ controller: RecentTabsTableViewController, didSelectTab tab: RecentTab
  ) {
    record(
      protocol: "RecentTabsTableViewControllerDelegate",
      selector: "recentTabsTableViewController:didSelectTab:", controller, tab)
  }

  package func recentTabsTableViewControllerDidSelectFullHistory(
    _ controller: RecentTabsTableViewController
  ) {
    record(
      protocol: "RecentTabsTableViewControllerDelegate",
      selector: "recentTabsTableViewControllerDidSelectFullHistory:", controller)
  }
}
