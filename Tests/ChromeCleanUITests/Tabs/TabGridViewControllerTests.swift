import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct TabGridViewControllerTests {
  let log = Log()

  /// A grid of tabs with letters as titles.
  private func onGrid(
    _ titles: String, selected index: Int? = 0, device: VirtualDevice = .iPhone,
    do body: (TabGridViewController) throws -> Void
  ) rethrows {
    try onScreen({ grid(titles, index) }, device: device, do: body)
  }

  private func grid(_ titles: String, _ index: Int?) -> TabGridViewController {
    let grid = TabGridViewController()
    grid.dispatcher = log
    grid.populateItems(titles.map { TabCollectionItem(title: String($0)) }, selectedIndex: index)
    return grid
  }

  private func titles(in grid: TabGridViewController) -> [String] {
    UIApplication.shared.settle()
    return grid.collectionView.visibleCells.map { $0.accessibilityLabel ?? "" }
  }

  private func selection(in grid: TabGridViewController) -> [Int] {
    grid.collectionView.visibleCells.indices.filter {
      grid.collectionView.visibleCells[$0].accessibilityTraits.contains(.selected)
    }
  }

  @Test func `Tabs are as large as their texts need, also once the text size changes`() {
    onGrid("ABC", device: .iPhone) { grid in
      @MainActor func width() -> CGFloat? {
        UIApplication.shared.settle()
        return grid.collectionView.visibleCells.first?.frame.width
      }
      let former = width()
      grid.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      expectTrue(width() != former)
      grid.traitOverrides.preferredContentSizeCategory = .large
      expectEqual(width(), former)
    }
  }

  @Test func `Tabs are in their order, fill the width, and the selected one is marked and scrolled to`() {
    onGrid("ABC", selected: 1) { grid in
      expectEqual(titles(in: grid), ["A", "B", "C"])
      expectEqual(selection(in: grid), [1])
    }
    forEachRow([(VirtualDevice.iPhone, 2), (.iPad, 4)]) { device, columns in
      try onGrid("ABCDEF", device: device) { grid in
        let frames = grid.collectionView.visibleCells.map(\.frame)
        let first = try #require(frames.first)
        expectEqual(frames.count { $0.minY == first.minY }, columns)
        expectEqual(first.minX, 16)
        try #require(frames.count >= columns)
        #expect(abs(frames[columns - 1].maxX - (grid.view.bounds.width - 16)) < CGFloat(columns), "\(device)")
      }
    }
    onGrid("ABCDEFGHIJKLMNOPQRSTUVWXYZ", selected: 25) { grid in
      #expect(titles(in: grid).contains("Z"))
      #expect(!titles(in: grid).contains("A"))
    }
  }

  @Test func `A grid without tabs says so, and has none to go to`() {
    onGrid("", selected: nil) { grid in
      expectFalse(grid.emptyLabel.isHidden)
      expectFalse(grid.doneButton.isEnabled)
      grid.insertItem(TabCollectionItem(title: "A"), at: 0, selectedIndex: 0)
      expectTrue(grid.emptyLabel.isHidden)
      expectTrue(grid.doneButton.isEnabled)
    }
  }

  @Test func `It shows the changes that its methods report, also before its view was loaded`() {
    onGrid("ABC") { grid in
      grid.insertItem(TabCollectionItem(title: "X"), at: 1, selectedIndex: 0)
      expectEqual(titles(in: grid), ["A", "X", "B", "C"])
      grid.moveItem(from: 0, to: 3, selectedIndex: 3)
      expectEqual(titles(in: grid), ["X", "B", "C", "A"])
      expectEqual(selection(in: grid), [3])
      grid.deleteItem(at: 1, selectedIndex: 2)
      expectEqual(titles(in: grid), ["X", "C", "A"])
      expectEqual(selection(in: grid), [2])
      grid.replaceItem(at: 0, with: TabCollectionItem(title: "Y"))
      expectEqual(titles(in: grid), ["Y", "C", "A"])
      grid.setSelectedIndex(1)
      expectEqual(selection(in: grid), [1])
      grid.setSelectedIndex(nil)
      expectEqual(selection(in: grid), [])
    }
    let grid = grid("ABC", 0)
    grid.insertItem(TabCollectionItem(title: "X"), at: 0, selectedIndex: 1)
    grid.deleteItem(at: 3, selectedIndex: 1)
    onScreen({ grid }) { grid in
      expectEqual(titles(in: grid), ["X", "A", "B"])
      expectEqual(selection(in: grid), [1])
    }
  }

  @Test func `A tap sends a command, and changes nothing by itself, wherever the tab has moved`() {
    onGrid("ABC") { grid in
      grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 2, section: 0))
      expectEqual(log.take(), ["show 2", "close grid"])
      expectEqual(selection(in: grid), [0])
      grid.tap("tabGridCloseButton1")
      expectEqual(log.take(), ["close 1"])
      expectEqual(titles(in: grid), ["A", "B", "C"])
      grid.tap("tabGridNewTabButton")
      expectEqual(log.take(), ["new", "close grid"])
      grid.tap("tabGridDoneButton")
      expectEqual(log.take(), ["close grid"])
    }
    onGrid("ABC") { grid in
      grid.moveItem(from: 0, to: 2, selectedIndex: 2)
      UIApplication.shared.settle()
      grid.tap("tabGridCloseButton2")
      expectEqual(log.take(), ["close 2"])
    }
  }

  @Test func `Assistive technology can do what fingers can`() throws {
    try onGrid("ABC") { grid in
      let names = grid.collectionView.visibleCells.map {
        ($0.accessibilityCustomActions ?? []).map(\.name)
      }
      expectEqual(
        names,
        [
          ["Move Forward", "Close Tab"], ["Move Backward", "Move Forward", "Close Tab"],
          ["Move Backward", "Close Tab"],
        ])
      for action in try #require(
        grid.collectionView.visibleCells.dropFirst().first?.accessibilityCustomActions)
      {
        expectEqual(action.actionHandler?(action), true)
      }
      expectEqual(log.take(), ["move 1 to 0", "move 1 to 2", "close 1"])
    }
  }

  /// Logs the commands.
  @MainActor
  final class Log: TabGridCommands, TabGridVisibilityCommands {
    private var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func showTabGridTab(at index: Int) { calls.append("show \(index)") }
    func closeTabGridTab(at index: Int) { calls.append("close \(index)") }
    func createAndShowNewTabInTabGrid() { calls.append("new") }
    func moveTabGridTab(from index: Int, to newIndex: Int) { calls.append("move \(index) to \(newIndex)") }
    func showTabGrid() { calls.append("show grid") }
    func closeTabGrid() { calls.append("close grid") }
  }
}
