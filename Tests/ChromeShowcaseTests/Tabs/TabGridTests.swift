import ChromeUI
import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The mock data of grids, cells and bars.
@Suite @MainActor struct TabGridTests {
  private func collection(in view: UIView) throws -> UICollectionView {
    try #require(view.descendants(UICollectionView.self).first)
  }

  /// The texts of the first tab's labels.
  private func firstTitle(in collection: UICollectionView) -> String? {
    collection.cellForItem(at: IndexPath(item: 0, section: 0))?.descendants(UILabel.self).first?.text
  }

  @Test func `Grid UI: twenty tabs with one title, the first selected`() throws {
    try onStage("Grid UI") { navigation, _ in
      let grid = try #require(navigation.topViewController as? GridViewController)
      let tabs = try collection(in: grid.view)
      expectEqual(tabs.numberOfItems(inSection: 0), 20)
      expectEqual(firstTitle(in: tabs), "The New York Times - Breaking News")
      expectEqual(tabs.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
      grid.collectionView(tabs, didSelectItemAt: IndexPath(item: 4, section: 0))
      let alert = try #require(grid.presentedViewController as? UIAlertController)
      expectEqual(
        alert.message, "gridViewController:GridViewController didSelectItemWithID:@\"item4\"")
    }
  }

  @Test func `Full tab grid UI: ten private tabs and ten others, in landscape clear of the sensors`() throws {
    try onStage("Full tab grid UI") { navigation, _ in
      let tabGrid = try #require(navigation.topViewController as? TabGridViewController)
      expectTrue(navigation.hidesBarsOnSwipe)
      let titles = try [tabGrid.incognitoGrid, tabGrid.regularGrid].map { page in
        let tabs = try collection(in: page.view)
        expectEqual(tabs.numberOfItems(inSection: 0), 10)
        return firstTitle(in: tabs)
      }
      expectEqual(titles, ["YouTube - Cat Videos", "The New York Times - Breaking News"])
    }
    let configuration = StageConfiguration(name: "any", orientation: .landscapeLeft)
    try onStage("Full tab grid UI", configuration: configuration) { navigation, _ in
      let tabGrid = try #require(navigation.topViewController as? TabGridViewController)
      for page in [tabGrid.incognitoGrid, tabGrid.regularGrid] {
        let path = IndexPath(item: 0, section: 0)
        let first = try #require(try collection(in: page.view).cellForItem(at: path))
        expectEqual(first.frame.minX, 67)
      }
    }
  }

  @Test func `Grid cells: four in three sizes, the second dark`() throws {
    try onStage("Grid cells") { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      let cells = view.descendants(GridCell.self).sorted {
        ($0.accessibilityIdentifier ?? "") < ($1.accessibilityIdentifier ?? "")
      }
      expectEqual(
        cells.map(\.bounds.size),
        [
          CGSize(width: 140, height: 168), CGSize(width: 180, height: 208), CGSize(width: 220, height: 248),
          CGSize(width: 180, height: 208),
        ])
      expectEqual(cells.map(\.theme), [.light, .dark, .light, .light])
      expectEqual(
        cells.map { $0.descendants(UILabel.self).first?.text },
        Array(repeating: "YouTube - Trending videos", count: 4))
    }
  }

  @Test func `Toolbars for tab grid: two bars, 10 points from the top and from each other`() throws {
    try onStage("Toolbars for tab grid") { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      let bars = view.descendants(UIToolbar.self)
      let top = navigation.navigationBar.frameOnScreen.maxY
      expectEqual(bars.map(\.frameOnScreen.minY), [top + 10, top + 10 + 44 + 10])
      for bar in bars {
        let titles = bar.descendants(UIButton.self).compactMap(\.currentTitle)
        expectEqual(titles, ["Leading", "Trailing"])
      }
    }
  }
}
