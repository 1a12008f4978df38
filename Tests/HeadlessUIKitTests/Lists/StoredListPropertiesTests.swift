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

  @Test func `Parts of compositional layouts keep what is not shown`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    expectStored(\.pinToVisibleBounds, of: header, from: false, to: true)
    expectStored(\.extendsBoundary, of: header, from: true, to: false)
    let options = UICellAccessory.ReorderOptions()
    expectStored(\.showsVerticalSeparator, in: options, from: true, to: false)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    expectStored(\.showsSeparators, in: list, from: true, to: false)
    expectStored(\.headerTopPadding, in: list, from: nil, to: 8)
  }

  @Test func `Looks of rows keep what is not shown`() {
    let content = UIListContentConfiguration.cell()
    expectStored(\.textProperties.showsExpansionTextWhenTruncated, in: content, from: false, to: true)
    expectStored(\.imageProperties.accessibilityIgnoresInvertColors, in: content, from: false, to: true)
    expectStored(\.axesPreservingSuperviewLayoutMargins, in: content, from: .both, to: .vertical)
    expectStored(\.strokeOutset, in: UIBackgroundConfiguration.clear(), from: 0, to: 2)
  }

  @Test func `A data source of a table keeps the animation of its updates`() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    expectStored(\.defaultRowAnimation, of: source, from: .automatic, to: .fade)
  }
}
