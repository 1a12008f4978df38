import Foundation
import HeadlessUIKit

/// The tabs that a collection view shows, one of which may be selected; each change updates the
/// view.
@MainActor
final class TabCollectionSource {
  private(set) var items: [TabCollectionItem] = []
  private(set) var selectedIndex: Int?
  /// Lets the user arrange the tabs.
  let arrangement: TabArrangement
  private let collectionView: UICollectionView
  private let close: @MainActor (Int) -> Void

  /// Fills a collection view with cells of a class, and reports what the user does with them.
  init(
    _ collectionView: UICollectionView, cells: TabCell.Type, move: @escaping @MainActor (Int, Int) -> Void,
    close: @escaping @MainActor (Int) -> Void
  ) {
    (self.collectionView, self.close) = (collectionView, close)
    arrangement = TabArrangement(of: collectionView, move: move, close: close)
    collectionView.register(cells, forCellWithReuseIdentifier: TabCell.reuseIdentifier)
    collectionView.dataSource = self
  }

  func populate(_ items: [TabCollectionItem], selectedIndex: Int?) {
    self.items = items
    collectionView.reloadData()
    select(selectedIndex)
  }

  func insert(_ item: TabCollectionItem, at index: Int, selectedIndex: Int?) {
    collectionView.performBatchUpdates { [self] in
      items.insert(item, at: index)
      collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
    }
    didChange(selectedIndex)
  }

  func delete(at index: Int, selectedIndex: Int?) {
    collectionView.performBatchUpdates { [self] in
      items.remove(at: index)
      collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
    didChange(selectedIndex)
  }

  func move(from index: Int, to newIndex: Int, selectedIndex: Int?) {
    collectionView.performBatchUpdates { [self] in
      items.insert(items.remove(at: index), at: newIndex)
      collectionView.moveItem(
        at: IndexPath(item: index, section: 0), to: IndexPath(item: newIndex, section: 0))
    }
    didChange(selectedIndex)
  }

  func replace(at index: Int, with item: TabCollectionItem) {
    items[index] = item
    didChange(selectedIndex)
  }

  /// Marks a tab; `nil` marks no tab.
  func select(_ index: Int?) {
    selectedIndex = index
    collectionView.selectItem(
      at: index.map { IndexPath(item: $0, section: 0) }, animated: false, scrollPosition: [])
  }

  /// Scrolls until the selected tab is visible.
  func scrollToSelectedTab(animated: Bool) {
    guard let selectedIndex, !collectionView.bounds.isEmpty else { return }
    collectionView.scrollToItem(
      at: IndexPath(item: selectedIndex, section: 0), at: [], animated: animated)
  }

  /// Updates the tabs that remain after a change.
  private func didChange(_ selectedIndex: Int?) {
    // The actions of a cell depend on its index, and on how many tabs there are.
    for path in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: path) { show(path.item, in: cell) }
    }
    select(selectedIndex)
  }

  private func show(_ index: Int, in cell: UICollectionViewCell) {
    (cell as? TabCell)?.show(items[index], at: index)
    cell.accessibilityCustomActions = arrangement.accessibilityActions(at: index, of: items.count)
  }

  private func closeTab(of cell: UICollectionViewCell) {
    // The tab may have moved since its cell was made, so the index is read now.
    if let path = collectionView.indexPath(for: cell) { close(path.item) }
  }
}

extension TabCollectionSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TabCell.reuseIdentifier, for: indexPath)
    show(indexPath.item, in: cell)
    (cell as? TabCell)?.close = { [weak self, unowned cell] in self?.closeTab(of: cell) }
    return cell
  }
}
