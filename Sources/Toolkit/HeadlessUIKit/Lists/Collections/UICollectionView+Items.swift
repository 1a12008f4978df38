import Foundation

extension UICollectionView {
  /// The number of sections at the last load or update.
  public var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section at the last load or update.
  ///
  /// - Parameter section: The index of the section; the result is 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The number of items in each section, as the data source reported it at the last load or
  /// update.
  var itemCounts: [Int] {
    if let knownItemCounts { return knownItemCounts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    knownItemCounts = counts
    return counts
  }

  private var visibleCellsByPath: [(path: IndexPath, cell: UICollectionViewCell)] {
    visibleViews.filter { $0.key.kind == nil }.sorted { $0.key.isBefore($1.key) }
      .compactMap { element, view in (view as? UICollectionViewCell).map { (element.path, $0) } }
  }

  /// The visible cells in the order of their items.
  public var visibleCells: [UICollectionViewCell] { visibleCellsByPath.map(\.cell) }

  /// The index paths of the visible cells, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleCellsByPath.map(\.path) }

  /// Returns the cell of an item; `nil` if it is not visible.
  ///
  /// - Parameter indexPath: The item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[UICollectionViewElement(path: indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of a cell.
  ///
  /// - Parameter cell: The cell, compared by identity; the result is `nil` if it is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCellsByPath.first { $0.cell === cell }?.path
  }

  /// Returns the item at a point.
  ///
  /// - Parameter point: The point in the content's coordinates; the result is `nil` between items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    // A rectangle without a size might intersect nothing.
    let around = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Returns a visible supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind, such as ``elementKindSectionHeader``.
  ///   - indexPath: The index path that the layout gives the view; the result is `nil` if it is not
  ///     visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[UICollectionViewElement(kind: elementKind, path: indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  ///
  /// - Parameter elementKind: The kind, such as ``elementKindSectionHeader``.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleViews.filter { $0.key.kind == elementKind }.sorted { $0.key.isBefore($1.key) }.map(\.value)
  }

  /// Returns the position and appearance that the layout gives an item.
  ///
  /// - Parameter indexPath: The item; the result is `nil` if the layout does not have it.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the position and appearance that the layout gives a supplementary view.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as ``elementKindSectionHeader``.
  ///   - indexPath: The index path of the view; the result is `nil` if the layout does not have it.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
