import Foundation

extension UICollectionView {
  /// Applies updates as one batch.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods below.
  ///   - completion: Called with `true` after 0.3 seconds, the duration of the animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "collection update") { completion?(true) }
  }

  // MARK: Items

  /// Inserts items, which the data source already counts.
  ///
  /// - Parameter indexPaths: The items, by their index paths after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.update.inserted.formUnion(indexPaths) }
  }

  /// Deletes items, which the data source no longer counts.
  ///
  /// - Parameter indexPaths: The items, by their index paths before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.update.deleted.formUnion(indexPaths) }
  }

  /// Requests new cells for items.
  ///
  /// - Parameter indexPaths: The items, by their index paths before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.update.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item from its index path before the batch to the one after it.
  ///
  /// - Parameters:
  ///   - indexPath: The index path before the batch.
  ///   - newIndexPath: The index path after the batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.update.moved.append(ListUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Makes the data source fill the existing cells of visible items again.
  ///
  /// A cell that it dequeues for such an item is the existing one; another cell replaces it.
  ///
  /// - Parameter indexPaths: The items, by their current index paths; items that are not visible
  ///   are ignored.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths.sorted() {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfigured = cell
      let new = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if new === cell { continue }
      retire(UICollectionViewElement(path: path))
      visibleViews[UICollectionViewElement(path: path)] = new
      new.isSelected = selectedPaths.contains(path)
    }
    collectionViewLayout.forgetMeasuredSizes()
    layoutWasInvalidated()
  }

  // MARK: Sections

  /// Inserts sections, which the data source already counts.
  ///
  /// - Parameter sections: The sections, by their indices after the batch.
  public func insertSections(_ sections: IndexSet) {
    change { $0.update.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, which the data source no longer counts.
  ///
  /// - Parameter sections: The sections, by their indices before the batch.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.update.deletedSections.formUnion(sections) }
  }

  /// Loads sections again, whose items may have changed.
  ///
  /// - Parameter sections: The sections, by their indices before the batch.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.update.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the batch to the one after it.
  ///
  /// - Parameters:
  ///   - section: The index before the batch.
  ///   - newSection: The index after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.update.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
  }
}

// MARK: Applying

extension UICollectionView {
  /// Applies a complete batch, after `changeData` has changed the data.
  func performBatchUpdates(_ batch: ListUpdate, changingData changeData: () -> Void) {
    change { collectionView in
      changeData()
      let depth = collectionView.update.depth
      collectionView.update = batch
      collectionView.update.depth = depth
    }
  }

  /// Records updates; the outermost call applies them.
  private func change(_ body: (UICollectionView) -> Void) {
    // Reads the counts before the data change.
    if update.depth == 0 { _ = itemCounts }
    update.depth += 1
    body(self)
    update.depth -= 1
    if update.depth == 0 { applyUpdate() }
  }

  /// Checks the batch against the data source, and gives the cells of remaining items their new
  /// index paths.
  private func applyUpdate() {
    let (update, old) = (update, itemCounts)
    self.update = ListUpdate()
    knownItemCounts = nil
    let new = itemCounts
    if let fault = update.fault(before: old, after: new, words: .collection) {
      // A handled exception leaves everything as it was.
      knownItemCounts = old
      return UIException.raise(.internalInconsistency, fault)
    }
    let mapping = ListMapping(update, before: old, after: new)
    moveViews(update, mapping)
    selectedPaths = selectedPaths.compactMap { update.reloads($0) ? nil : mapping.paths[$0] }
    // A finger may be on an item while it moves.
    highlightedPath = highlightedPath.flatMap { mapping.paths[$0] }
    collectionViewLayout.forgetMeasuredSizes()
    collectionViewLayout.invalidateLayout()
    layoutWasInvalidated()
    // Keeps the application busy while the updates are animated.
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "collection update") {}
  }

  private func moveViews(_ update: ListUpdate, _ mapping: ListMapping) {
    var moved: [UICollectionViewElement: UICollectionReusableView] = [:]
    for (element, view) in visibleViews.sorted(by: { $0.key.isBefore($1.key) }) {
      if let path = newPath(of: element, update, mapping) {
        moved[UICollectionViewElement(kind: element.kind, path: path)] = view
      } else {
        retire(element)
      }
    }
    visibleViews = moved
  }

  /// Returns the index path of an item or a supplementary view after a batch; supplementary views
  /// follow their section.
  private func newPath(
    of element: UICollectionViewElement, _ update: ListUpdate, _ mapping: ListMapping
  ) -> IndexPath? {
    if element.kind == nil { return update.reloads(element.path) ? nil : mapping.paths[element.path] }
    if update.reloadedSections.contains(element.path.section) { return nil }
    return mapping.sections[element.path.section].map { IndexPath(item: element.path.item, section: $0) }
  }
}
