import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITableViewSelectionTests {
  let roster = Roster(["a", "b", "c"])

  /// Mounts a table whose rows are at 200, 220 and 240 points.
  private func mounted() -> (table: UITableView, window: UIWindow) {
    let table = roster.table()
    let window = mount(table)
    _ = roster.log.take()
    return (table, window)
  }

  private func point(_ row: Int) -> CGPoint { CGPoint(x: 50, y: 210 + 20 * CGFloat(row)) }

  @Test
  func `A tap selects a row, the next tap deselects it first, and everything is asked in UIKit's order`() {
    UIApplication().run {
      let (table, window) = mounted()
      tap(in: window, at: point(0))
      expectEqual(roster.log.take(), ["willSelect 0", "didSelect 0"])
      expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
      tap(in: window, at: point(2))
      expectEqual(roster.log.take(), ["willSelect 2", "didDeselect 0", "didSelect 2"])
      expectEqual(table.visibleCells.map(\.isSelected), [false, false, true])
    }
    UIApplication().run {
      let (_, window) = mounted()
      roster.tellsAll = true
      tap(in: window, at: point(0))
      expectEqual(
        roster.log.take(),
        [
          "shouldHighlight 0", "didHighlight 0", "willSelect 0", "didUnhighlight 0", "didSelect 0",
        ])
      tap(in: window, at: point(1))
      expectEqual(
        roster.log.take(),
        [
          "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didUnhighlight 1", "willDeselect 0",
          "didDeselect 0", "didSelect 1",
        ])
    }
  }

  @Test func `The delegate can choose another row, or none`() {
    UIApplication().run {
      let (table, window) = mounted()
      roster.willSelect = { _ in IndexPath(row: 1, section: 0) }
      tap(in: window, at: point(0))
      expectEqual(roster.log.take(), ["willSelect 0", "didSelect 1"])
      roster.willSelect = { _ in nil }
      tap(in: window, at: point(2))
      expectEqual(roster.log.take(), ["willSelect 2"])
      expectEqual(table.indexPathForSelectedRow?.row, 1)
    }
  }

  @Test func `A row is highlighted under the finger, and left alone if the finger goes elsewhere`() {
    UIApplication().run {
      let (table, window) = mounted()
      let touch = press(in: window, at: point(0))
      expectEqual(table.visibleCells.map(\.isHighlighted), [false, false, false])
      UIApplication.shared.runLoop.advance(by: 0.2)
      expectEqual(table.visibleCells.map(\.isHighlighted), [true, false, false])
      touch.update(.moved, at: point(1))
      window.sendEvent(UIEvent(touches: [touch]))
      lift(touch, in: window)
      expectEmpty(roster.log.lines)
      expectTrue(table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }
  }

  @Test func `A finger that moves to the side is not a tap, even if it comes back`() {
    forEachRow([([9.0], true), ([10], false), ([40], false), ([40, 0], false)]) { moves, isTap in
      UIApplication().run {
        let (table, window) = mounted()
        let touch = press(in: window, at: point(0))
        UIApplication.shared.runLoop.advance(by: 0.2)
        for move in moves {
          touch.update(.moved, at: CGPoint(x: point(0).x - move, y: point(0).y))
          window.sendEvent(UIEvent(touches: [touch]))
        }
        expectEqual(table.visibleCells[0].isHighlighted, isTap)
        lift(touch, in: window)
        expectEqual(roster.log.lines, (isTap ? ["willSelect 0", "didSelect 0"] : []))
        expectEqual((table.indexPathForSelectedRow != nil), isTap)
      }
    }
  }

  @Test func `A button in a row is pressed though the finger moved to the side`() {
    UIApplication().run {
      let (table, window) = mounted()
      let (button, log) = (UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), roster.log)
      button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
      table.visibleCells[0].contentView.addSubview(button)
      let start = CGPoint(x: 20, y: 210)
      lift(press(in: window, at: start, movingTo: CGPoint(x: 110, y: 210)), in: window)
      expectEqual(roster.log.take(), ["pressed"])
    }
  }

  @Test func `A table without selection ignores taps, and code selects without reporting the delegate`() {
    UIApplication().run {
      let (table, window) = mounted()
      table.allowsSelection = false
      tap(in: window, at: point(0))
      expectEmpty(roster.log.lines)
      expectNil(table.indexPathForSelectedRow)
    }
    UIApplication().run {
      let (table, _) = mounted()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      expectEqual(table.visibleCells.map(\.isSelected), [false, true, false])
      table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      expectEqual(table.visibleCells.map(\.isSelected), [false, false, true])
      table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
      expectNil(table.indexPathForSelectedRow)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      expectTrue(table.visibleCells.allSatisfy { !$0.isSelected })
      expectEmpty(roster.log.lines)
    }
  }

  @Test func `Of many selected rows a second tap deselects one, and editing selects where it may`() {
    UIApplication().run {
      let (table, window) = mounted()
      table.allowsMultipleSelection = true
      for row in [2, 0, 2] { tap(in: window, at: point(row)) }
      expectEqual(
        roster.log.take(),
        [
          "willSelect 2", "didSelect 2", "willSelect 0", "didSelect 0", "didDeselect 2",
        ])
      expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0])
    }
    UIApplication().run {
      let (table, window) = mounted()
      table.setEditing(true, animated: false)
      tap(in: window, at: point(0))
      expectNil(table.indexPathForSelectedRow)
      table.allowsMultipleSelectionDuringEditing = true
      tap(in: window, at: point(0))
      tap(in: window, at: point(1))
      expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 1])
      table.setEditing(false, animated: false)
      expectNil(table.indexPathsForSelectedRows)
    }
  }

  @Test func `Selecting a row can scroll to it, and it is still selected when it comes back in sight`() {
    UIApplication().run {
      let roster = Roster((0..<50).map(String.init))
      let table = roster.table()
      mount(table)
      table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .middle)
      expectEqual(table.contentOffset.y, 560)
      table.contentOffset.y = 0
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      expectEqual(table.contentOffset.y, 600)
    }
    UIApplication().run {
      let roster = Roster((0..<50).map(String.init))
      let table = roster.table()
      mount(table)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      for offset in [500, 0] as [CGFloat] {
        table.contentOffset.y = offset
        UIApplication.shared.settle()
        expectEqual(table.visibleCells.map(\.isSelected), [offset == 0, false, false, false, false])
      }
    }
  }
}
