import Foundation

extension UICollectionView {
  /// Gives everything visible a view, and removes the other views.
  func layoutElements() {
    for _ in 0..<Self.measureLimit {
      prepareLayout()
      let attributes = visibleAttributes()
      show(attributes)
      if !measureCells(attributes) { return }
      // Cells of other sizes may bring other items into view.
      collectionViewLayout.invalidateLayout()
    }
  }

  /// How often self-sizing cells may bring others into view in one layout.
  private static let measureLimit = 20

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return seen.filter { !$0.isHidden && $0.frame.intersects(bounds) }.sorted {
      $0.zIndex == $1.zIndex ? $0.element.isBefore($1.element) : $0.zIndex < $1.zIndex
    }
  }

  private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    let shown = Set(attributes.map(\.element))
    // Sorted, because the order of a dictionary would change that of the delegate's calls.
    for element in visibleViews.keys.filter({ !shown.contains($0) }).sorted(by: { $0.isBefore($1) }) {
      retire(element)
    }
    // The background and the refresh control stay behind the items.
    let front = [backgroundView, refreshControl].count { $0?.superview === self }
    for (index, each) in attributes.enumerated() {
      guard let view = visibleViews[each.element] ?? makeView(each.element) else { continue }
      view.frame = each.frame
      view.alpha = each.alpha
      view.apply(each)
      if view.superview === self { continue }
      reportDisplay(of: view, each.element)
      insertSubview(view, at: front + index)
    }
  }

  /// Requests a view from the data source, or from the layout if it is a decoration.
  private func makeView(_ element: UICollectionViewElement) -> UICollectionReusableView? {
    if element.isDecoration { return makeDecorationView(element) }
    guard let dataSource else { return nil }
    if let kind = element.kind {
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.path)
      visibleViews[element] = view
      return view
    }
    let cell = dataSource.collectionView(self, cellForItemAt: element.path)
    visibleViews[element] = cell
    cell.isSelected = selectedPaths.contains(element.path)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  private func reportDisplay(of view: UICollectionReusableView, _ element: UICollectionViewElement) {
    if element.isDecoration { return }
    if let kind = element.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
    } else if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    }
  }

  /// Measures the visible cells.
  ///
  /// - Returns: Whether one of them requires another size than it has.
  private func measureCells(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.measuresCells else { return false }
    var hasChanged = false
    for each in attributes where each.representedElementCategory == .cell {
      guard let cell = cellForItem(at: each.indexPath) else { continue }
      let size = cell.preferredLayoutAttributesFitting(each).frame.size
      if collectionViewLayout.accept(size, forItemAt: each.indexPath) { hasChanged = true }
    }
    return hasChanged
  }

  /// Scrolls to an item; an item that does not exist raises an exception.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where the item will be; an empty set scrolls as little as needed.
  ///   - animated: Whether the content moves over time.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    // Before the first layout, items have no frames.
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return UIException.raise(
        .internalInconsistency,
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
          + "only \(numberOfItems(inSection: indexPath.section)) items in section \(indexPath.section).")
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let (axes, insets) = (scrollAxes, adjustedContentInset)
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - seen.height / 2 - insets.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - insets.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    let grid = UIScreen.main.pixelGrid
    setContentOffset(
      CGPoint(
        x: grid.round(axes.horizontal.clamped(offset.x)), y: grid.round(axes.vertical.clamped(offset.y))),
      animated: animated)
    // Callers may use the cells at the new offset at once.
    if !animated { layoutIfNeeded() }
  }
}
