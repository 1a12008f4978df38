import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct TableContainerViewControllerTests {
  /// Three rows.
  private final class Letters: UITableViewController, TableContainerContent {
    var selectionDidChange: (() -> Void)?
    var letters = ["a", "b", "c"]

    func deleteRows(at indexPaths: [IndexPath]) {
      for path in indexPaths.sorted().reversed() { letters.remove(at: path.row) }
      tableView.deleteRows(at: indexPaths, with: .fade)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func select(_ row: Int) {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      selectionDidChange?()
    }
  }

  private func button(_ title: String, in container: TableContainerViewController) throws -> UIButton {
    try #require(
      container.view.descendants(UIToolbar.self).first?.descendants(UIButton.self)
        .first { $0.currentTitle == title })
  }

  @Test func `Rows are selected in edit mode, and the bar deletes them and ends it`() throws {
    let letters = Letters(style: .plain)
    try onScreen {
      TableContainerViewController(table: letters)
    } do: { container in
      let delete = try button("Delete", in: container)
      expectFalse(delete.isEnabled)
      try button("Edit", in: container).sendActions(for: .touchUpInside)
      expectTrue(letters.isEditing)
      expectFalse(delete.isEnabled)
      letters.select(0)
      letters.select(2)
      expectTrue(delete.isEnabled)
      delete.sendActions(for: .touchUpInside)
      UIApplication.shared.settle()
      expectEqual(letters.letters, ["b"])
      expectEqual(letters.tableView.numberOfRows(inSection: 0), 1)
      expectFalse(letters.isEditing)
      expectFalse(delete.isEnabled)
    }
  }

  @Test func `Done ends editing and deletes nothing`() throws {
    let letters = Letters(style: .plain)
    try onScreen {
      TableContainerViewController(table: letters)
    } do: { container in
      try button("Edit", in: container).sendActions(for: .touchUpInside)
      letters.select(1)
      try button("Done", in: container).sendActions(for: .touchUpInside)
      expectFalse(letters.isEditing)
      expectEqual(letters.letters, ["a", "b", "c"])
      expectEmpty(container.view.layoutFaults)
    }
  }
}
