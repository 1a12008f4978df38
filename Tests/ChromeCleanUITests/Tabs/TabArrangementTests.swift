import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

/// A finger on the tabs of a grid.
@MainActor
@Suite struct TabArrangementTests {
  /// Shows a grid that handles its own commands for moving and closing, as a mediator would.
  private func onGrid(do body: (TabGridViewController, UIWindow, Mover) throws -> Void) throws {
    let mover = Mover()
    try onScreen({ grid(of: mover) }) { grid in
      try body(grid, try #require(grid.view.window), mover)
    }
  }

  private func grid(of mover: Mover) -> TabGridViewController {
    let grid = TabGridViewController()
    grid.dispatcher = mover
    mover.grid = grid
    grid.populateItems("ABCD".map { TabCollectionItem(title: String($0)) }, selectedIndex: 0)
    return grid
  }

  private func middle(of index: Int, in grid: TabGridViewController) throws -> CGPoint {
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: index, section: 0)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  private func wait(_ seconds: Double) {
    UIApplication.shared.runLoop.advance(by: seconds)
  }

  @Test func `A finger that rests opens the menu`() throws {
    try onGrid { grid, window, mover in
      let finger = UITouch(in: window, at: try middle(of: 1, in: grid))
      let event = UIEvent(touches: [finger])
      window.sendEvent(event)
      wait(0.7)
      finger.update(.ended, at: finger.location(in: window))
      window.sendEvent(event)
      wait(1)
      expectEqual(menuTitles(in: window), ["Move Backward", "Move Forward", "Close Tab"])
      expectEqual(mover.calls, [])
    }
  }

  @Test func `A finger takes the tab along if it rests before it moves, and no menu stays`() throws {
    try onGrid { grid, window, mover in
      let finger = UITouch(in: window, at: try middle(of: 0, in: grid))
      let event = UIEvent(touches: [finger])
      window.sendEvent(event)
      wait(0.7)
      for index in [1, 3] {
        finger.update(.moved, at: try middle(of: index, in: grid))
        window.sendEvent(event)
        wait(0.5)
      }
      finger.update(.ended, at: finger.location(in: window))
      window.sendEvent(event)
      wait(1)
      expectEqual(mover.calls, ["move 0 to 1", "move 1 to 3"])
      expectEqual(grid.tabs.items.map(\.title), ["B", "C", "D", "A"])
      expectEqual(menuTitles(in: window), [])
    }
    try onGrid { grid, window, mover in
      let finger = UITouch(in: window, at: try middle(of: 0, in: grid))
      let event = UIEvent(touches: [finger])
      window.sendEvent(event)
      for index in [1, 3] {
        finger.update(.moved, at: try middle(of: index, in: grid))
        window.sendEvent(event)
        wait(0.5)
      }
      finger.update(.ended, at: finger.location(in: window))
      window.sendEvent(event)
      expectEqual(mover.calls, [])
    }
  }

  private func menuTitles(in window: UIWindow) -> [String] {
    let known = ["Move Backward", "Move Forward", "Close Tab"]
    return window.descendants(UILabel.self).compactMap(\.text).filter(known.contains)
  }

  /// Moves the tabs by commands.
  @MainActor
  final class Mover: TabGridCommands, TabGridVisibilityCommands {
    weak var grid: TabGridViewController?
    var calls: [String] = []

    func moveTabGridTab(from index: Int, to newIndex: Int) {
      calls.append("move \(index) to \(newIndex)")
      grid?.moveItem(from: index, to: newIndex, selectedIndex: newIndex)
    }

    func showTabGridTab(at index: Int) { calls.append("show \(index)") }
    func closeTabGridTab(at index: Int) { calls.append("close \(index)") }
    func createAndShowNewTabInTabGrid() { calls.append("new") }
    func showTabGrid() { calls.append("show grid") }
    func closeTabGrid() { calls.append("close grid") }
  }
}
