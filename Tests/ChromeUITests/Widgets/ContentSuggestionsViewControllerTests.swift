import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct ContentSuggestionsViewControllerTests {
  /// Records the calls.
  private final class Owner: ContentSuggestionsCommands {
    var told: [String] = []

    func openPageForItem(at indexPath: IndexPath) { told.append("open \(indexPath)") }
    func openMostVisitedItem(at index: Int) { told.append("visit \(index)") }
    func dismissModals() { told.append("dismiss") }
    func handleLearnMoreTapped() { told.append("learn more") }
    func displayContextMenu(
      for suggestion: ContentSuggestion, at point: CGPoint, indexPath: IndexPath, canReadLater: Bool
    ) {
      told.append("menu \(suggestion.title) \(indexPath) \(canReadLater)")
    }
  }

  private func onPage(do body: (ContentSuggestionsViewController, Owner) throws -> Void) rethrows {
    let owner = Owner()
    let articles = [
      ContentSuggestion(title: "a", publisher: "p", date: Date(timeIntervalSince1970: 0), hasImage: true),
      ContentSuggestion(title: "b", subtitle: "s"),
    ]
    try onScreen {
      ContentSuggestionsViewController(
        tiles: ["1", "2", "3", "4", "5"],
        sections: [
          ContentSuggestionSection(title: "Articles", suggestions: articles),
          ContentSuggestionSection(
            title: "Reading list", suggestions: [ContentSuggestion(title: "c")], canReadLater: false),
        ])
    } do: { page in
      page.commands = owner
      try body(page, owner)
    }
  }

  private func cell(_ row: Int, in page: ContentSuggestionsViewController) throws -> UITableViewCell {
    try #require(page.tableView.cellForRow(at: IndexPath(row: row, section: 1)))
  }

  @Test func `Tiles are in lines of four, report their index when tapped, and ask for no menu when held`()
    throws
  {
    onPage { page, owner in
      let tiles = page.view.descendants(MostVisitedTile.self)
      let tops = tiles.map { $0.convert($0.bounds.origin, to: page.view).y }
      expectTrue(tops[0..<4].allSatisfy { $0 == tops[0] })
      #expect(tops[4] > tops[0])
      tiles[4].sendActions(for: .touchUpInside)
      expectEqual(owner.told, ["visit 4"])
    }
    // In lines of two while texts are large.
    onPage { page, _ in
      for (category, length) in [(.accessibilityExtraLarge, 2), (.large, 4)] as [(UIContentSizeCategory, Int)]
      {
        UIApplication.shared.set(contentSizeCategory: category)
        UIApplication.shared.settle()
        let tiles = page.view.descendants(MostVisitedTile.self)
        let tops = tiles.map { $0.convert($0.bounds.origin, to: page.view).y }
        expectEqual(tops.count { $0 == tops[0] }, length)
      }
    }
    try onPage { page, owner in
      let path = IndexPath(row: 0, section: 0)
      try hold(try #require(page.tableView.cellForRow(at: path)))
      expectFalse(owner.told.contains { $0.hasPrefix("menu") })
    }
  }

  @Test func `An article shows what there is of it, can be dismissed without a swipe, and is gone then`()
    throws
  {
    try onPage { page, _ in
      let cells = [try cell(0, in: page), try cell(1, in: page)]
      expectEqual(page.tableView(page.tableView, titleForHeaderInSection: 1), "ARTICLES")
      expectEqual(cells[0].accessibilityIdentifier, "a")
      expectEqual(cells[0].shownTexts, ["a", "p · Jan 1, 1970"])
      expectEqual(cells[1].shownTexts, ["b", "s"])
      expectEqual(cells[0].descendants(UIImageView.self).map(\.isHidden), [false])
      expectEqual(cells[1].descendants(UIImageView.self).map(\.isHidden), [true])
      expectEmpty(page.view.layoutFaults)
    }
    try onPage { page, owner in
      let action = try #require(try cell(0, in: page).accessibilityCustomActions?.first)
      expectEqual(action.name, "Dismiss")
      expectEqual(action.actionHandler?(action), true)
      UIApplication.shared.settle()
      expectEqual(owner.told, ["dismiss"])
      expectEqual(page.tableView.numberOfRows(inSection: 1), 1)
      let rest = try cell(0, in: page)
      expectEqual(rest.accessibilityIdentifier, "b")
    }
  }

  @Test func `Only articles can be tapped as rows, and report their index path`() {
    onPage { page, owner in
      let paths = [0, 1, 3].map { IndexPath(row: 0, section: $0) }
      expectEqual(
        paths.map { page.tableView(page.tableView, shouldHighlightRowAt: $0) }, [false, true, false])
      page.tableView(page.tableView, didSelectRowAt: paths[1])
      expectEqual(owner.told, ["open [1, 0]"])
    }
  }

  /// Presses a view for a second with a finger.
  private func hold(_ view: UIView) throws {
    let window = try #require(view.window)
    let touch = UITouch(in: window, at: view.convert(CGPoint(x: 40, y: 10), to: window))
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    UIApplication.shared.runLoop.advance(by: 1)
    touch.update(.ended, at: touch.location(in: window))
    window.sendEvent(event)
    UIApplication.shared.settle()
  }

  @Test
  func `An article that is held asks for its menu once, and one of the reading list cannot be read later`()
    throws
  {
    try onPage { page, owner in
      try hold(try cell(1, in: page))
      expectEqual(owner.told, ["menu b [1, 1] true"])
    }
    try onPage { page, owner in
      try hold(try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 2))))
      expectEqual(owner.told, ["menu c [2, 0] false"])
    }
  }
}
