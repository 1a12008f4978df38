/// Hears what the user wants of recent tabs.
@MainActor
package protocol RecentTabsTableViewControllerDelegate: AnyObject {
  func recentTabsTableViewController(
    _ controller: RecentTabsTableViewController, didSelectTab tab: RecentTab)
  func recentTabsTableViewControllerDidSelectFullHistory(_ controller: RecentTabsTableViewController)
}
