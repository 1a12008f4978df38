import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct FollowTests {
  private func onScreen(do body: (SCFollowViewController, Stage) throws -> Void) throws {
    try onStage("Web Channels First Follow and Follow Mgmt UI") { navigation, stage in
      try body(try #require(navigation.topViewController as? SCFollowViewController), stage)
    }
  }

  /// Opens the list of websites.
  private func onList(
    do body: (SCFollowViewController, FollowManagementViewController, Stage) throws -> Void
  ) throws {
    try onScreen { screen, stage in
      screen.view.tapButton("Show Follow Mgmt UI")
      try body(screen, try #require(screen.followManagement), stage)
    }
  }

  private func titles(of list: FollowManagementViewController) -> [String?] {
    rows(of: list).map(\.?.text)
  }

  private func rows(of list: FollowManagementViewController) -> [UIListContentConfiguration?] {
    (0..<list.tableView.numberOfRows(inSection: 0)).map { row in
      let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
      return cell.contentConfiguration as? UIListContentConfiguration
    }
  }

  @Test func `Three buttons are 10 points apart in the middle`() throws {
    try onScreen { screen, _ in
      let stack = try #require(screen.view.subviews.first as? UIStackView)
      expectEqual(stack.spacing, 10)
      #expect(abs(stack.center.x - screen.view.bounds.midX) < 0.5)
      #expect(abs(stack.center.y - screen.view.bounds.midY) < 0.5)
      expectEqual(
        stack.descendants(UIButton.self).map(\.currentTitle),
        [
          "Show Feed Mgmt UI", "Show Follow Mgmt UI", "Show First Follow modal",
        ])
    }
  }

  @Test func `Ten websites are followed, whose icons change after 3 seconds`() throws {
    try onList { _, list, _ in
      expectEqual(titles(of: list), (0..<10).map { "Channel \($0)" })
    }
    try onList { _, list, stage in
      expectEqual(Set(rows(of: list).map { $0?.image?.name }), ["default_favicon"])
      stage.advance(by: 3)
      expectEqual(Set(rows(of: list).map { $0?.image?.name }), ["favicon"])
    }
  }

  @Test
  func `Unfollowing takes effect after 3 seconds, and is undone 13 seconds after the request`() throws {
    try onList { _, list, stage in
      let row = IndexPath(row: 4, section: 0)
      let swipe = list.tableView(list.tableView, trailingSwipeActionsConfigurationForRowAt: row)
      let action = try #require(swipe?.actions.first)
      expectEqual(action.title, "Unfollow")
      action.handler(action, list.view) { _ in }
      expectEqual(stage.takeCalls(), ["[FollowManagementDelegate unfollowChannel:Channel 4]"])
      stage.advance(by: 2.9)
      expectEqual(titles(of: list).count, 10)
      stage.advance(by: 0.2)
      expectEqual(titles(of: list).count, 9)
      #expect(!titles(of: list).contains("Channel 4"))
      stage.advance(by: 9.8)
      expectEqual(titles(of: list).count, 9)
      stage.advance(by: 0.2)
      expectEqual(titles(of: list).last, "Channel 4")
    }
  }

  @Test func `The feed's settings lead to the list of websites`() throws {
    try onScreen { screen, stage in
      screen.view.tapButton("Show Feed Mgmt UI")
      let navigation = try #require(screen.presentedViewController as? UINavigationController)
      let settings = try #require(navigation.topViewController as? FeedManagementViewController)
      for row in [3, 2, 1, 0] {
        settings.tableView(settings.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
      }
      UIApplication.shared.settle()
      #expect(navigation.topViewController is FollowManagementViewController)
      expectEqual(
        stage.takeCalls(),
        ["Activity", "Hidden", "Interests", "Following"].map {
          "[FeedManagementNavigationDelegate handleNavigateTo\($0)]"
        })
    }
  }

  @Test func `The first follow is answered by a half sheet, which goes with either button`() {
    forEachRow([
      "Go to Feed", "Got It",
    ]) { button in
      try onScreen { screen, _ in
        screen.view.tapButton("Show First Follow modal")
        let modal = try #require(screen.presentedViewController as? FirstFollowViewController)
        expectEqual(modal.titleText, "You Follow Channel 0")
        modal.view.tapButton(button)
        expectNil(screen.presentedViewController)
      }
    }
  }
}
