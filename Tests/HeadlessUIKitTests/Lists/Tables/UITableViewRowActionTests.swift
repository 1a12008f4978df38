import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UITableViewRowActionTests {
  private final class Rows: UITableViewController {
    var chosen: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard indexPath.row == 0 else { return nil }
      let archive = UITableViewRowAction(style: .normal, title: "Archive") { _, path in
        self.chosen.append("Archive \(path.row)")
      }
      archive.backgroundColor = .blue
      return [UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }, archive]
    }
  }

  private let rows = Rows()

  private func actions(ofRow row: Int) throws -> [UIContextualAction] {
    mount(rows)
    let path = IndexPath(row: row, section: 0)
    return try #require(rows.tableView(rows.tableView, trailingSwipeActionsConfigurationForRowAt: path))
      .actions
  }

  @Test func `A swipe shows the actions of before iOS 11`() throws {
    let actions = try actions(ofRow: 0)
    expectEqual(actions.map(\.title), ["Remove", "Archive"])
    expectEqual(actions.map(\.style), [.destructive, .normal])
    expectEqual(actions.map(\.backgroundColor), [.systemRed, .blue])
    actions[1].handler(actions[1], rows.view) { _ in }
    expectEqual(rows.chosen, ["Archive 0"])
  }

  @Test func `Without such actions a row can be deleted`() throws {
    expectEqual(try actions(ofRow: 1).map(\.title), ["Delete"])
  }
}
