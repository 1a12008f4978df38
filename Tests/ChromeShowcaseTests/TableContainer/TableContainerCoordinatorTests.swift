import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct TableContainerCoordinatorTests {
  @Test("Bookmarks in two sections, which can be deleted from both at once")
  func content() throws {
    try onStage("Table View") { navigation, _ in
      let container = try #require(navigation.topViewController as? TableContainerViewController)
      let bookmarks = try #require(container.children.first as? BookmarkTableViewController)
      let table = bookmarks.tableView
      #expect((0...1).map { table.numberOfRows(inSection: $0) } == [3, 2])
      bookmarks.deleteRows(at: [(0, 0), (1, 1), (2, 0)].map { IndexPath(row: $0.0, section: $0.1) })
      UIApplication.shared.settle()
      #expect(table.visibleCells.map(\.textLabel?.text) == ["Example Domain", "The New York Times"])
    }
  }
}
