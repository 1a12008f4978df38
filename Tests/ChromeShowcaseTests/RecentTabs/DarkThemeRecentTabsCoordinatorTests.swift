import ChromeUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct DarkThemeRecentTabsCoordinatorTests {
  @Test("Recent tabs under the use case's title, dark on a light device, too")
  func content() throws {
    try onStage("Dark theme recent tabs") { navigation, _ in
      let recentTabs = try #require(navigation.topViewController as? RecentTabsTableViewController)
      #expect(recentTabs.title == "Dark Theme Recent Tabs")
      #expect(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle == .light)
      #expect(recentTabs.view.traitCollection.userInterfaceStyle == .dark)
      #expect((0...2).map { recentTabs.tableView.numberOfRows(inSection: $0) } == [3, 3, 2])
    }
  }
}
