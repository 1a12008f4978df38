import Expectations
import HeadlessUIKit
import Testing

/// Lists in collections, and the supplementary views of their sections.
@Suite @MainActor struct ListsOfCollectionsTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  /// Shows a section with the rows 1 and 2 and one with the row 3, 300 points high.
  private func mounted(_ layout: UICollectionViewLayout) -> (UICollectionView, Source, UIWindow) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 200, height: 300), collectionViewLayout: layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    return (view, source, mount(view))
  }

  private func show(_ source: Source) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    source.apply(snapshot)
    UIApplication.shared.settle()
  }

  @Test func `A registration makes the headers and fills them, and the visible ones are in order`() {
    UIApplication().run {
      let kind = UICollectionView.elementKindSectionHeader
      var filled: Set<Int> = []
      let title = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) {
        expectEqual($1, kind)
        filled.insert($2.section)
      }
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let (view, source, _) = mounted(layout)
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: title, for: path)
      }
      show(source)
      let headers = view.visibleSupplementaryViews(ofKind: kind)
      expectEqual(filled, [0, 1])
      #expect(headers.count == 2 && headers.allSatisfy { $0 is TitleView })
      let places = [0, 1].compactMap {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))
      }
      expectEqual(identities(headers), identities(places))
      expectEmpty(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter))
    }
  }

  @Test func `The first item of a section can be its header, which is a row`() {
    UIApplication().run {
      let modes: [(UICollectionLayoutListConfiguration.HeaderMode, Int)] = [
        (.none, 0), (.supplementary, 1), (.firstItemInSection, 2),
      ]
      forEachRow(modes) { expectEqual($0.rawValue, $1) }
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .firstItemInSection
      let (view, source, _) = mounted(UICollectionViewCompositionalLayout.list(using: list))
      show(source)
      expectEqual(view.visibleCells.map(\.frame.minY), [0, 44, 88])
      expectEmpty(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader))
    }
  }

  @Test func `A row that is swiped asks for no actions`() {
    UIApplication().run {
      var calls = 0
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      #expect(list.leadingSwipeActionsConfigurationProvider == nil)
      #expect(list.trailingSwipeActionsConfigurationProvider == nil)
      list.leadingSwipeActionsConfigurationProvider = { _ in
        calls += 1
        return nil
      }
      list.trailingSwipeActionsConfigurationProvider = list.leadingSwipeActionsConfigurationProvider
      let (view, source, window) = mounted(UICollectionViewCompositionalLayout.list(using: list))
      show(source)
      let fingers = Fingers(on: window)
      for distance in [-80.0, 80] {
        fingers.down(CGPoint(x: 100, y: 220))
        fingers.drag(by: CGVector(dx: distance), steps: 20)
        fingers.up()
        UIApplication.shared.settle()
      }
      expectEqual(calls, 0)
      expectEqual(view.visibleCells.map(\.frame.minX), [0, 0, 0])
    }
  }
}
