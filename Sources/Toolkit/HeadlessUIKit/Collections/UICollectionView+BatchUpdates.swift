import Foundation

extension UICollectionView {
  /// Runs updates as one batch; the completion is called when they have been seen, after 0.3 s.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "collection update") { completion?(true) }
  }

  // MARK: Items: what goes is named by its place before the batch, what comes by its place after it

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.update.inserted.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.update.deleted.formUnion(indexPaths) }
  }

  /// Asks for new cells.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.update.reloaded.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.update.moved.append(ListUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Asks the data source to fill the cells of visible items anew; it should hand out the same cells.
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

  public func insertSections(_ sections: IndexSet) {
    change { $0.update.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.update.deletedSections.formUnion(sections) }
  }

  /// Asks for the items of sections anew, which may be others than before.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.update.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.update.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
  }
}

// MARK: Applying

extension UICollectionView {
  /// Applies a ready batch, after the data were changed.
  func performBatchUpdates(_ batch: ListUpdate, changingData changeData: () -> Void) {
    change { collectionView in
      changeData()
      let depth = collectionView.update.depth
      collectionView.update = batch
      collectionView.update.depth = depth
    }
  }

  /// Takes note of updates; the outermost call applies them.
  private func change(_ body: (UICollectionView) -> Void) {
    if update.depth == 0 { _ = itemCounts }
    update.depth += 1
    body(self)
    update.depth -= 1
    if update.depth == 0 { applyUpdate() }
  }

  /// Checks the batch against the data source, and moves the cells of the items that stay to their new places.
  private func applyUpdate() {
    let (update, old) = (update, itemCounts)
    self.update = ListUpdate()
    knownItemCounts = nil
    let new = itemCounts
    if let fault = update.fault(before: old, after: new, words: .collection) {
      knownItemCounts = old
      return UIException.raise(.internalInconsistency, fault)
    }
    let mapping = ListMapping(update, before: old, after: new)
    moveViews(update, mapping)
    selectedPaths = selectedPaths.compactMap { update.reloads($0) ? nil : mapping.paths[$0] }
    highlightedPath = highlightedPath.flatMap { mapping.paths[$0] }
    collectionViewLayout.forgetMeasuredSizes()
    collectionViewLayout.invalidateLayout()
    layoutWasInvalidated()
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

  /// Where an item lies after a batch, or a supplementary view, which goes along with its section.
  private func newPath(
    of element: UICollectionViewElement, _ update: ListUpdate, _ mapping: ListMapping
  ) -> IndexPath? {
    if element.kind == nil { return update.reloads(element.path) ? nil : mapping.paths[element.path] }
    if update.reloadedSections.contains(element.path.section) { return nil }
    return mapping.sections[element.path.section].map { IndexPath(item: element.path.item, section: $0) }
  }
}
