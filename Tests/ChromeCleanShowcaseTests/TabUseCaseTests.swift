import ChromeCleanUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct TabGridUseCaseTests {
  @Test func `A use case shows its tabs`() {
    forEachRow([
      ("Grid without tabs", 0, nil), ("Grid of one tab", 1, 0), ("Grid of three tabs", 3, 1),
      ("Grid of thirty tabs", 30, 20),
    ]) { (name: String, count: Int, selected: Int?) in
      try onStage(name) { stage, root in
        let grid = try #require(root.presentedViewController as? TabGridViewController)
        let tabs = try #require(grid.view.subviews.compactMap { $0 as? UICollectionView }.first)
        expectEqual(tabs.numberOfItems(inSection: 0), count)
        expectEqual(tabs.indexPathsForSelectedItems?.first?.item, selected)
      }
    }
  }
}

@MainActor
@Suite struct TabStripUseCaseTests {
  @Test func `A use case shows its tabs on a page`() {
    forEachRow([
      ("Strip of one tab", 1, 0), ("Strip of three tabs", 3, 1), ("Strip of twelve tabs", 12, 8),
    ]) { name, count, selected in
      try onStage(name) { stage, root in
        let page = try #require(root.presentedViewController as? TabStripPageViewController)
        let strip = try #require(page.tabStripViewController)
        let tabs = try #require(strip.view.subviews.compactMap { $0 as? UICollectionView }.first)
        expectEqual(tabs.numberOfItems(inSection: 0), count)
        expectEqual(tabs.indexPathsForSelectedItems?.first?.item, selected)
      }
    }
  }
}
