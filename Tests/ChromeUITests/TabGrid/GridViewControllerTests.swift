import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct GridViewControllerTests {
  /// Records the calls.
  private final class Owner: GridViewControllerDelegate {
    var told: [String] = []

    func gridViewController(_ controller: GridViewController, didSelectItemWithID identifier: String) {
      told.append("select \(identifier)")
    }

    func gridViewController(_ controller: GridViewController, didCloseItemWithID identifier: String) {
      told.append("close \(identifier)")
    }
  }

  private func onGrid(
    _ device: VirtualDevice = .iPhone, theme: GridTheme = .light,
    do body: (UICollectionView, [GridCell], Owner) throws -> Void
  ) throws {
    let owner = Owner()
    try onScreen(device) {
      GridViewController(theme: theme)
    } do: { grid in
      grid.delegate = owner
      grid.populateItems(
        (0..<5).map { GridItem(identifier: "\($0)", title: "Tab \($0)") }, selectedItemID: "2")
      UIApplication.shared.settle()
      let collection = try #require(grid.view.descendants(UICollectionView.self).first)
      let cells = (0..<5).compactMap {
        collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? GridCell
      }
      try body(collection, cells, owner)
    }
  }

  @Test func `Tabs are in two columns on a phone, in four where there is room, and one of them is selected`()
    throws
  {
    for (device, columns) in [(VirtualDevice.iPhone, 2), (.iPad, 4)] {
      try onGrid(device) { collection, cells, _ in
        expectEqual(cells.count, 5)
        expectEqual(cells.count { $0.frame.minY == cells[0].frame.minY }, columns)
        expectEqual(cells[0].frame.origin, CGPoint(x: 20, y: 20))
        #expect(abs(cells[columns - 1].frame.maxX - (collection.bounds.width - 20)) < 4)
        expectEmpty(cells.flatMap(\.layoutFaults))
      }
    }
    try onGrid { _, cells, _ in
      expectEqual(cells.map(\.isSelected), [false, false, true, false, false])
      expectEqual(cells.map { $0.contentView.layer.borderWidth }, [0, 0, 3, 0, 0])
    }
  }

  @Test func `Tapping a tab or its button is reported with the tab's name`() throws {
    try onGrid { collection, cells, owner in
      (collection.delegate as? any UICollectionViewDelegate)?.collectionView(
        collection, didSelectItemAt: IndexPath(item: 3, section: 0))
      let button = try #require(cells[1].descendants(UIButton.self).first)
      expectEqual(button.accessibilityLabel, "Close Tab 1")
      button.sendActions(for: .touchUpInside)
      expectEqual(owner.told, ["select 3", "close 1"])
    }
  }

  @Test func `A dark grid keeps its colors whatever the appearance is`() {
    forEachRow([GridTheme.light, .dark]) { theme in
      try onGrid(theme: theme) { collection, cells, _ in
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let expected =
          theme == .dark ? UIColor.systemGray5.resolvedColor(with: dark) : UIColor.systemGray5
        expectEqual(collection.backgroundColor, expected)
        expectEqual(cells[0].theme, theme)
      }
    }
  }
}
