import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewBatchUpdatesTests {
  let roster = Roster(["a", "b", "c"])

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `A row that comes gets a cell, and one that goes takes its cell and its selection along`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let (former, _) = (table.visibleCells, roster.log.take())
      roster.sections = [["a", "new", "b", "c"]]
      table.insertRows(at: [path(1)], with: .automatic)
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["a", "new", "b", "c"])
      expectEqual(roster.log.lines, ["cell new"])
      expectEqual(identities([0, 2, 3].map { table.visibleCells[$0] }), identities(former))
      expectEqual(table.visibleCells.map(\.frame.minY), [0, 20, 40, 60])
    }
    UIApplication().run {
      let roster = Roster(["a", "b", "c"])
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      roster.sections = [["a", "c"]]
      table.deleteRows(at: [path(1)], with: .fade)
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["a", "c"])
      expectEqual(identities(table.visibleCells), identities([former[0], former[2]]))
      expectNil(table.indexPathForSelectedRow)
      expectNil(former[1].superview)
    }
  }

  @Test func `Deletions count before the batch, insertions after it, and each section for itself`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      table.performBatchUpdates {
        table.insertRows(at: [path(0), path(2)], with: .none)
        table.deleteRows(at: [path(0), path(1)], with: .none)
        roster.sections = [["x", "c", "y"]]
      }
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["x", "c", "y"])
      #expect(table.visibleCells[1] === former[2])
      expectEqual(table.indexPathForSelectedRow, path(1))
    }
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
      expectEqual(table.visibleTexts, ["b", "c"])
    }
  }

  @Test func `The completion runs when the animation is over, and an empty batch asks for heights anew`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      var isDone = false
      table.performBatchUpdates(nil) { isDone = $0 }
      expectFalse(isDone)
      UIApplication.shared.settle()
      expectTrue(isDone)
    }
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      roster.heights[path(0)] = 30
      table.beginUpdates()
      table.endUpdates()
      UIApplication.shared.settle()
      expectEqual(table.visibleCells.map(\.frame.minY), [0, 30, 50])
      expectEqual(identities(table.visibleCells), identities(former))
    }
  }

  @Test
  func `A data source that does not agree with the batch is reported in UIKit's words, and nothing changes`()
  {
    forEachRow(
      [
        ([["a", "b", "c"]], [0], [], "invalid number of rows in section 0"),
        ([["a", "b"]], [], [7], "attempt to delete row 7 from section 0 which only contains 3 rows"),
        ([["a", "b", "c"], []], [], [], "invalid number of sections"),
        (
          [["a", "b", "c", "d"]], [9], [], "attempt to insert row 9 into section 0, but there are only 4 rows"
        ),
      ] as [([[String]], [Int], [Int], String)]
    ) { sections, inserted, deleted, words in
      UIApplication().run {
        var raised: [UIException] = []
        UIApplication.shared.exceptionHandler = { raised.append($0) }
        let roster = Roster(["a", "b", "c"])
        let table = roster.table()
        mount(table)
        let former = table.visibleCells
        roster.sections = sections
        table.performBatchUpdates {
          table.insertRows(at: inserted.map { path($0) }, with: .none)
          table.deleteRows(at: deleted.map { path($0) }, with: .none)
        }
        expectEqual(raised.map(\.name), [.internalInconsistency])
        expectEqual(raised.first?.reason.contains(words), true)
        expectEqual(table.numberOfRows(inSection: 0), 3)
        expectEqual(identities(table.visibleCells), identities(former))
      }
    }
  }

  @Test func `A row that moves or is reconfigured keeps its cell, and one that is reloaded gets a new one`() {
    UIApplication().run {
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      table.selectRow(at: path(0), animated: false, scrollPosition: .none)
      roster.sections = [["b", "c", "a"]]
      table.moveRow(at: path(0), to: path(2))
      UIApplication.shared.settle()
      expectEqual(identities(table.visibleCells), identities([former[1], former[2], former[0]]))
      expectEqual(table.indexPathForSelectedRow, path(2))
      expectEqual(table.visibleCells.map(\.frame.minY), [0, 20, 40])
    }
    UIApplication().run {
      let roster = Roster(["a", "b", "c"])
      let table = roster.table()
      mount(table)
      let former = table.visibleCells
      roster.sections = [["A", "B", "c"]]
      table.reconfigureRows(at: [path(1)])
      #expect(table.visibleCells[1] === former[1])
      expectEqual(table.visibleTexts, ["a", "B", "c"])
      _ = roster.log.take()
      table.reloadRows(at: [path(0)], with: .none)
      UIApplication.shared.settle()
      expectEqual(roster.log.lines, ["cell A"])
      expectEqual(table.visibleTexts, ["A", "B", "c"])
    }
  }

  @Test func `Sections come, go, move and are loaded anew`() {
    UIApplication().run {
      let roster = Roster(["a"], ["b"], ["c"], titles: ["A", "B", "C"])
      let table = roster.table(height: 400)
      mount(table)
      let cells = table.visibleCells
      roster.sections = [["n"], ["c"], ["b", "bb"]]
      roster.titles = ["N", "C", "B"]
      table.performBatchUpdates {
        table.deleteSections([0], with: .none)
        table.insertSections([0], with: .none)
        table.moveSection(2, toSection: 1)
        table.insertRows(at: [path(1, 2)], with: .none)
      }
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["n", "c", "b", "bb"])
      #expect(table.visibleCells[1] === cells[2])
      #expect(table.visibleCells[2] === cells[1])
      expectEqual((0..<3).map { table.headerView(forSection: $0)?.textLabel?.text }, ["N", "C", "B"])
      roster.sections[1] = ["x", "y"]
      roster.titles[1] = "X"
      table.reloadSections([1], with: .none)
      UIApplication.shared.settle()
      expectEqual(table.visibleTexts, ["n", "x", "y", "b", "bb"])
      expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "X")
    }
  }

  @Test func `An empty batch asks visible cells anew how high they want to be`() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "short"
        return cell
      }
    }
    UIApplication().run {
      let (table, source) = (UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 300)), Source())
      table.dataSource = source
      mount(table)
      expectEqual(table.rectForRow(at: path(1)).minY, 44)
      table.visibleCells[0].textLabel?.text = String(repeating: "long ", count: 50)
      table.performBatchUpdates(nil)
      UIApplication.shared.settle()
      #expect(table.rectForRow(at: path(1)).minY > 100)
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "short again"
      table.visibleCells[0].contentConfiguration = configuration
      UIApplication.shared.settle()
      expectEqual(table.rectForRow(at: path(1)).minY, 44)
    }
  }
}
