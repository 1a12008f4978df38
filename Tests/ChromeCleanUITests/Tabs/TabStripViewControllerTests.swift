import ChromeCleanCommands
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct TabStripViewControllerTests {
  let log = Log()

  /// A strip of tabs with letters as titles.
  private func onStrip(
    _ titles: String, selected index: Int? = 0, device: VirtualDevice = .iPhone,
    do body: (TabStripViewController) throws -> Void
  ) rethrows {
    try onScreen({ strip(titles, index) }, device: device, do: body)
  }

  private func strip(_ titles: String, _ index: Int?) -> TabStripViewController {
    let strip = TabStripViewController()
    strip.dispatcher = log
    strip.populateItems(titles.map { TabCollectionItem(title: String($0)) }, selectedIndex: index)
    return strip
  }

  private func titles(in strip: TabStripViewController) -> [String] {
    UIApplication.shared.settle()
    return strip.collectionView.visibleCells.map { $0.accessibilityLabel ?? "" }
  }

  private func selection(in strip: TabStripViewController) -> [String] {
    strip.collectionView.visibleCells.filter { $0.accessibilityTraits.contains(.selected) }
      .map { $0.accessibilityLabel ?? "" }
  }

  @Test func `Tabs share the room, but stay wide enough to be read, and the selected one is scrolled to`() {
    forEachRow([("A", 240.0), ("ABC", 160.0), ("ABCDEFGHIJKL", 160.0)]) { (titles: String, width: CGFloat) in
      onStrip(titles) { strip in
        expectEqual(Set(strip.collectionView.visibleCells.map(\.bounds.width)), [width])
      }
    }
    onStrip("ABCDEFGHIJKL", selected: 11) { strip in
      #expect(titles(in: strip).contains("L"))
      #expect(!titles(in: strip).contains("A"))
      expectEqual(selection(in: strip), ["L"])
    }
  }

  @Test func `It shows the changes that its methods report, and is hidden and shown`() {
    onStrip("ABC", device: .iPad) { strip in
      strip.insertItem(TabCollectionItem(title: "X"), at: 1, selectedIndex: 0)
      expectEqual(titles(in: strip), ["A", "X", "B", "C"])
      strip.moveItem(from: 0, to: 2, selectedIndex: 2)
      expectEqual(titles(in: strip), ["X", "B", "A", "C"])
      expectEqual(selection(in: strip), ["A"])
      strip.deleteItem(at: 2, selectedIndex: 2)
      expectEqual(titles(in: strip), ["X", "B", "C"])
      strip.replaceItem(at: 0, with: TabCollectionItem(title: "Y"))
      strip.setSelectedIndex(0)
      expectEqual(titles(in: strip), ["Y", "B", "C"])
      expectEqual(selection(in: strip), ["Y"])
    }
    onStrip("ABC") { strip in
      strip.setTabStripVisible(false)
      expectTrue(strip.view.isHidden)
      strip.setTabStripVisible(true)
      expectFalse(strip.view.isHidden)
    }
  }

  @Test func `A tap sends a command, and changes nothing by itself`() {
    onStrip("ABC", device: .iPad) { strip in
      strip.collectionView(strip.collectionView, didSelectItemAt: IndexPath(item: 2, section: 0))
      strip.tap("tabStripCloseButton1")
      strip.tap("tabStripNewTabButton")
      expectEqual(log.calls, ["show 2", "close 1", "new"])
      expectEqual(titles(in: strip), ["A", "B", "C"])
      expectEqual(selection(in: strip), ["A"])
    }
  }

  @Test func `Assistive technology can move tabs`() throws {
    try onStrip("ABC", device: .iPad) { strip in
      let cell = try #require(strip.collectionView.visibleCells.dropFirst().first)
      for action in try #require(cell.accessibilityCustomActions) {
        expectEqual(action.actionHandler?(action), true)
      }
      expectEqual(log.calls, ["move 1 to 0", "move 1 to 2", "close 1"])
    }
  }

  /// Logs the commands.
  @MainActor
  final class Log: TabCommands {
    var calls: [String] = []

    func showTab(at index: Int) { calls.append("show \(index)") }
    func closeTab(at index: Int) { calls.append("close \(index)") }
    func createNewTab() { calls.append("new") }
    func moveTab(from index: Int, to newIndex: Int) { calls.append("move \(index) to \(newIndex)") }
  }
}
