import Expectations
import Testing

@testable import HeadlessUIKit

/// Properties of lists that are kept and not shown, with UIKit's defaults.
@Suite @MainActor struct StoredListPropertiesTests {
  @Test func `Scroll views and tables keep how they move and estimate`() {
    let scrollView = UIScrollView()
    expectStored(\.showsVerticalScrollIndicator, of: scrollView, from: true, to: false)
    expectStored(\.indicatorStyle, of: scrollView, from: .default, to: .white)
    expectStored(\.automaticallyAdjustsScrollIndicatorInsets, of: scrollView, from: true, to: false)
    expectFalse(scrollView.isZoomBouncing)
    let table = UITableView()
    let automatic = UITableView.automaticDimension
    expectStored(\.estimatedSectionHeaderHeight, of: table, from: automatic, to: 30)
    expectStored(\.estimatedSectionFooterHeight, of: table, from: automatic, to: 30)
    expectStored(\.cellLayoutMarginsFollowReadableWidth, of: table, from: false, to: true)
    expectFalse(table.hasUncommittedUpdates)
  }

  @Test func `Invalidation contexts say what is computed again`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    expectStored(\.contentOffsetAdjustment, of: context, from: .zero, to: CGPoint(x: 0, y: 5))
    expectStored(\.contentSizeAdjustment, of: context, from: .zero, to: CGSize(width: 0, height: 5))
    expectStored(\.invalidateFlowLayoutDelegateMetrics, of: context, from: true, to: false)
    expectStored(\.invalidateFlowLayoutAttributes, of: context, from: true, to: false)
  }

  @Test func `A collection takes another layout at once`() {
    let old = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: old)
    let new = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(new, animated: true)
    #expect(view.collectionViewLayout === new)
    #expect(new.collectionView === view && old.collectionView == nil)
    #expect(new.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
    #expect(new.finalLayoutAttributesForDisappearingItem(at: [0, 0]) == nil)
  }

  @Test func `Sizes of compositional layouts say what they are measured by`() {
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
    #expect(share.widthDimension.isFractionalWidth && !share.widthDimension.isAbsolute)
    #expect(share.heightDimension.isAbsolute && !share.heightDimension.isFractionalHeight)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutSpacing.fixed(8).isFixedSpacing)
    #expect(!NSCollectionLayoutSpacing.flexible(8).isFixedSpacing)
  }

  @Test func `A state of a cell begins with nothing set`() {
    let state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    #expect(!state.isDisabled && !state.isSwiped && !state.isReordering)
  }
}
