import ChromeUI
import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct ContentSuggestionsCoordinatorTests {
  @Test func `Eight tiles, a page of the reading list, and five articles`() throws {
    try onStage("Content Suggestions UI") { navigation, _ in
      let page = try #require(navigation.topViewController as? ContentSuggestionsViewController)
      let table: UITableView = page.tableView
      expectEqual((0...3).map { table.numberOfRows(inSection: $0) }, [1, 1, 5, 1])
      expectEqual(
        (0...3).map { page.tableView(table, titleForHeaderInSection: $0) },
        [nil, "READING LIST", "ARTICLES FOR YOU", nil])
      let tiles = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      expectEqual(
        tiles.descendants(UILabel.self).compactMap(\.text), (0..<8).map { "Test Tile number \($0)" })
      let titles = [(0, 1)] + (0..<5).map { ($0, 2) }
      expectEqual(
        titles.map {
          page.tableView(table, cellForRowAt: IndexPath(row: $0.0, section: $0.1)).accessibilityIdentifier
        },
        [
          "Reading List item: No subtitle, no image", "Title of the first suggestions",
          "Title of the suggestions number #2", "Title of the suggestions number #3",
          "Title of the suggestions number #4", "Title of the suggestions number #5",
        ])
    }
  }

  @Test func `Its commands come as alerts and in the storyboard, as Chrome's alerter writes them`() throws {
    try onStage("Content Suggestions UI") { navigation, stage in
      let page = try #require(navigation.topViewController as? ContentSuggestionsViewController)
      page.tableView(page.tableView, didSelectRowAt: IndexPath(row: 0, section: 2))
      let alert = try #require(page.presentedViewController as? UIAlertController)
      expectEqual(alert.title, "ContentSuggestionsCommands")
      let message = "openPageForItemAtIndexPath:<NSIndexPath> {length = 2, path = 2 - 0}"
      expectEqual(alert.message, message)
      expectEqual(stage.takeCalls(), ["[ContentSuggestionsCommands \(message)]"])
    }
    try onStage("Content Suggestions UI") { navigation, stage in
      let page = try #require(navigation.topViewController as? ContentSuggestionsViewController)
      page.commands?.displayContextMenu(
        for: ContentSuggestion(title: "a"), at: .zero, indexPath: IndexPath(row: 0, section: 2),
        canReadLater: true)
      expectEqual(
        stage.takeCalls(),
        [
          """
          [ContentSuggestionsCommands displayContextMenuForSuggestion:@"a" \
          atPoint:<Unknown Type:{CGPoint=dd}> atIndexPath:<NSIndexPath> {length = 2, path = 2 - 0} \
          readLaterAction:<Unknown Type:B>]
          """
        ])
    }
  }
}
