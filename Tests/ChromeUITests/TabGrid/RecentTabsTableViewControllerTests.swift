import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct RecentTabsTableViewControllerTests {
  /// Records the calls.
  private final class Owner: RecentTabsTableViewControllerDelegate {
    var told: [String] = []

    func recentTabsTableViewController(
      _ controller: RecentTabsTableViewController, didSelectTab tab: RecentTab
    ) {
      told.append(tab.title)
    }

    func recentTabsTableViewControllerDidSelectFullHistory(_ controller: RecentTabsTableViewController) {
      told.append("history")
    }
  }

  private func onRecentTabs(do body: (RecentTabsTableViewController, Owner) -> Void) {
    let owner = Owner()
    onScreen {
      RecentTabsTableViewController(
        closedTabs: [RecentTab(title: "a", address: "a.org")],
        sessions: [DistantSession(deviceName: "Laptop", tabs: [RecentTab(title: "b", address: "b.org")])])
    } do: { recentTabs in
      recentTabs.delegate = owner
      body(recentTabs, owner)
    }
  }

  private func tap(_ row: Int, _ section: Int, in recentTabs: RecentTabsTableViewController) {
    recentTabs.tableView(recentTabs.tableView, didSelectRowAt: IndexPath(row: row, section: section))
    UIApplication.shared.settle()
  }

  private func labels(in recentTabs: RecentTabsTableViewController) -> [String?] {
    recentTabs.tableView.visibleCells.map(\.accessibilityLabel)
  }

  @Test
  func `Closed tabs come first, then each device with its tabs, which a tap folds away and shows again`() {
    onRecentTabs { recentTabs, _ in
      expectEqual(labels(in: recentTabs), ["a, a.org", "Show full history", "Laptop", "b, b.org"])
      let headers = (0...1).map { recentTabs.tableView(recentTabs.tableView, titleForHeaderInSection: $0) }
      expectEqual(headers, ["Recently closed", "Other devices"])
      expectEmpty(recentTabs.view.layoutFaults)
    }
    onRecentTabs { recentTabs, owner in
      tap(0, 1, in: recentTabs)
      expectEqual(labels(in: recentTabs), ["a, a.org", "Show full history", "Laptop"])
      expectEqual(recentTabs.tableView.visibleCells.last?.accessibilityValue, "Collapsed")
      tap(0, 1, in: recentTabs)
      expectEqual(labels(in: recentTabs), ["a, a.org", "Show full history", "Laptop", "b, b.org"])
      expectEqual(recentTabs.tableView.visibleCells[2].accessibilityValue, "Expanded")
      expectEmpty(owner.told)
    }
  }

  @Test func `Tabs and history are reported to the owner`() {
    onRecentTabs { recentTabs, owner in
      tap(0, 0, in: recentTabs)
      tap(1, 0, in: recentTabs)
      tap(1, 1, in: recentTabs)
      expectEqual(owner.told, ["a", "history", "b"])
    }
  }
}
