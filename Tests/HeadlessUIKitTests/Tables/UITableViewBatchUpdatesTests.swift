import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewBatchUpdatesTests {
  let roster = Roster(["a", "b", "c"])

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `A row that comes gets a cell, the others keep theirs`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let (former, _) = (table.visibleCells, roster.log.take())
      roster.sections = [["a", "new", "b", "c"]]
      table.insertRows(at: [path(1)], with: .automatic)
      UIApplication.shared.settle()
      #expect(table.visibleTexts == ["a", "new", "b", "c"])
      #expect(roster.log.lines == ["cell new"])
      #expect(identities([0, 2, 3].map { table.visibleCells[$0] }) == identities(former))
      #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 40, 60])
    }
  }

  @Test func `A row that goes takes its cell and its selection along`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      table.selectRow(at: path(1), animated: false)
      roster.sections = [["a", "c"]]
      table.deleteRows(at: [path(1)], with: .fade)
      UIApplication.shared.settle()
      #expect(table.visibleTexts == ["a", "c"])
      #expect(identities(table.visibleCells) == identities([former[0], former[2]]))
      #expect(table.indexPathForSelectedRow == nil)
      #expect(former[1].superview == nil)
    }
  }

  @Test func `Deletions count before the batch, insertions after it, in whatever order they are told`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      table.selectRow(at: path(2), animated: false)
      table.performBatchUpdates {
        table.insertRows(at: [path(0), path(2)], with: .none)
        table.deleteRows(at: [path(0), path(1)], with: .none)
        roster.sections = [["x", "c", "y"]]
      }
      UIApplication.shared.settle()
      #expect(table.visibleTexts == ["x", "c", "y"])
      #expect(table.visibleCells[1] === former[2])
      #expect(table.indexPathForSelectedRow == path(1))
    }
  }

  @Test func `Sections are counted each for itself`() {
    UIApplication().run {
      let roster = Roster(["a"], ["b"])
      let table = roster.table()
      mount(table)
      roster.sections = [[], ["b", "c"]]
      table.beginUpdates()
      table.deleteRows(at: [path(0)], with: .none)
      table.insertRows(at: [path(1, 1)], with: .none)
      table.endUpdates()
      UIApplication.shared.settle()
      #expect(table.visibleTexts == ["b", "c"])
    }
  }

  @Test func `The completion runs when the animation is over`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      var isDone = false
      table.performBatchUpdates(nil) { isDone = $0 }
      #expect(!isDone)
      UIApplication.shared.settle()
      #expect(isDone)
    }
  }

  @Test func `An empty batch asks for heights anew, and keeps the cells`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      roster.heights[path(0)] = 30
      table.beginUpdates()
      table.endUpdates()
      UIApplication.shared.settle()
      #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 50])
      #expect(identities(table.visibleCells) == identities(former))
    }
  }

  @Test func `A data source that does not agree with the batch traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        updateInconsistently { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
      }
    }
  }

  @Test func `Deleting a row that there never was traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        updateInconsistently(to: [["a", "b"]]) {
          $0.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none)
        }
      }
    }
  }

  @Test func `A section that comes untold traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        updateInconsistently(to: [["a", "b", "c"], []]) { $0.performBatchUpdates(nil) }
      }
    }
  }
}

/// Changes three rows to other ones, and tells the table something else.
@MainActor
private func updateInconsistently(
  to sections: [[String]] = [["a", "b", "c"]], _ update: (UITableView) -> Void
) {
  let roster = Roster(["a", "b", "c"])
  UIApplication().run {
    let table = roster.table()
    mount(table)
    roster.sections = sections
    update(table)
  }
}
