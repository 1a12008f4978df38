import ChromeUI
import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct TableContainerCoordinatorTests {
  @Test func `Bookmarks in two sections, which can be deleted from both at once`() throws {
    try onStage("Table View") { navigation, _ in
      let container = try #require(navigation.topViewController as? TableContainerViewController)
      let bookmarks = try #require(container.children.first as? BookmarkTableViewController)
      let table: UITableView = bookmarks.tableView
      expectEqual((0...1).map { table.numberOfRows(inSection: $0) }, [3, 2])
      bookmarks.deleteRows(at: [(0, 0), (1, 1), (2, 0)].map { IndexPath(row: $0.0, section: $0.1) })
      UIApplication.shared.settle()
      expectEqual(table.visibleCells.map(\.textLabel?.text), ["Example Domain", "The New York Times"])
    }
  }
}

@Suite @MainActor struct ImageViewControllerTests {
  @Test
  func `Two pictures of 250 points, the one 20 points above the middle, the other 20 points below`() throws {
    try onStage("ImageView with top aligned aspect fill") { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      let standard = try #require(
        view.descendants(UIImageView.self).first { $0.contentMode == .scaleAspectFill })
      let topAligned = try #require(view.descendants(TopAlignedImageView.self).first)
      let size = CGSize(width: 250, height: 250)
      expectEqual(view.backgroundColor, .black)
      expectEqual([standard.bounds.size, topAligned.bounds.size], [size, size])
      expectEqual(
        view.descendants(UILabel.self).map(\.text),
        ["Standard ImageView with aspect fill", "TopAlignedImageView"])
      let label = try #require(view.descendants(UILabel.self).last)
      #expect(abs(label.frameOnScreen.minY - standard.frameOnScreen.maxY - 40) < 1)
    }
  }
}
