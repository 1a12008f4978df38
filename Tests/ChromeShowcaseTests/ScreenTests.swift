import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The screens and their mock data are Chrome's.
@Suite @MainActor struct ScreenTests {
  @Test
  func `Main settings screen: a bare controller, gray; text badge: one in the middle of a white screen`()
    throws
  {
    try onStage("Main settings screen") { navigation, _ in
      let top = try #require(navigation.topViewController)
      #expect(top is SettingsViewController)
      expectEqual(top.title, "Settings")
      expectEqual(top.view.backgroundColor, .gray)
    }
    try onStage("Text badge") { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      let badge = try #require(view.descendants(TextBadgeView.self).first)
      expectEqual(view.backgroundColor, .white)
      expectEqual(view.subviews.count, 1)
      expectEqual(badge.accessibilityIdentifier, "TEXT")
      expectEqual(badge.descendants(UILabel.self).map(\.text), ["TEXT"])
      expectEqual(badge.center, CGPoint(x: 195, y: 422))
    }
  }

  @Test func `UIKit Table Cells: a section for each cell style`() throws {
    try onStage("UIKit Table Cells") { navigation, _ in
      let screen = try #require(navigation.topViewController as? UITableViewController)
      let table: UITableView = screen.tableView
      let headers = ["Default Style", "Value 1 Style", "Value 2 Style", "Subtitle Style"]
      expectEqual(navigation.topViewController?.title, "UIKit Table Cells")
      expectEqual(table.separatorStyle, .none)
      expectEqual(table.numberOfSections, 4)
      expectEqual((0..<4).map { table.numberOfRows(inSection: $0) }, [1, 1, 1, 1])
      expectEqual((0..<4).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) }, headers)
      expectEqual(table.visibleCells.map(\.style), [.default, .value1, .value2, .subtitle])
      expectEqual(table.visibleCells.map(\.textLabel?.text), ["Text", "Text", "Text", "Text"])
      expectEqual(
        table.visibleCells.map(\.detailTextLabel?.text), [nil, "Detail Text", "Detail Text", "Detail Text"])
    }
  }
}
