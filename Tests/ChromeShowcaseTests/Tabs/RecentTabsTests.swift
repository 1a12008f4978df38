import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct DarkThemeRecentTabsCoordinatorTests {
  @Test func `Recent tabs under the use case's title, dark on a light device, too`() throws {
    try onStage("Dark theme recent tabs") { navigation, _ in
      let recentTabs = try #require(navigation.topViewController as? RecentTabsTableViewController)
      expectEqual(recentTabs.title, "Dark Theme Recent Tabs")
      expectEqual(UIApplication.shared.windows.first?.traitCollection.userInterfaceStyle, .light)
      expectEqual(recentTabs.view.traitCollection.userInterfaceStyle, .dark)
      expectEqual((0...2).map { recentTabs.tableView.numberOfRows(inSection: $0) }, [3, 3, 2])
    }
  }
}

@Suite @MainActor struct IncognitoReauthTests {
  @Test
  func `The controller's view covers incognito tabs, dark on any device, and both buttons are recorded`()
    throws
  {
    try onStage("Incognito Reauth Blocker") { navigation, _ in
      let view = try #require(navigation.topViewController?.view as? IncognitoReauthView)
      expectEqual(view.traitCollection.userInterfaceStyle, .dark)
      expectEqual(view.descendants(UIVisualEffectView.self).first?.frame, view.bounds)
    }
    try onStage("Incognito Reauth Blocker") { navigation, stage in
      try #require(navigation.topViewController?.view).tapButtons()
      expectEqual(
        stage.takeCalls(),
        [
          "[IncognitoReauthCommands authenticateIncognitoContent]", "[IncognitoReauthCommands exitIncognito]",
        ])
    }
  }
}
