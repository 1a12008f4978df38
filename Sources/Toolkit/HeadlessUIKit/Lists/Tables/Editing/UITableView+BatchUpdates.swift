import Foundation

extension UITableView {
  /// Opens a batch of updates, which are applied when the outermost batch ends.
  public func beginUpdates() {
    // Requests the counts from before the batch, which the data source cannot answer later.
    if update.depth == 0 { _ = rowCounts }
    update.depth += 1
  }

  /// Ends a batch. The outermost one applies all updates, and requests the heights of all rows
  /// again.
  public func endUpdates() {
    guard update.depth > 0 else { return }
    update.depth -= 1
    if update.depth == 0 { applyUpdate() }
  }

  /// Performs updates as one batch.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods below; `nil` only measures rows again.
  ///   - completion: Called with `true` after 0.3 seconds, the duration of UIKit's animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") { completion?(true) }
  }

  // MARK: Rows; in a batch, deleted ones have their index paths before it, inserted ones those after it

  /// Inserts rows, which the data source already counts.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, by their index paths after the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes rows, which the data source no longer counts.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, by their index paths before the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Requests new cells for rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows, by their index paths before the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row; the data source already has it at its new index path.
  ///
  /// - Parameters:
  ///   - indexPath: The index path before the batch.
  ///   - newIndexPath: The index path after the batch.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(ListUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Requests the cells of visible rows again; the data source dequeues the same cells.
  ///
  /// - Parameter indexPaths: The rows, by their current index paths; rows that are not visible are
  ///   ignored.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths.sorted() {
      guard let cell = visibleCellsByPath[path], let dataSource else { continue }
      // Dequeuing returns this cell during the data source's call.
      reconfigured = cell
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      staleHeights.insert(path)
      if new !== cell { replace(cell, with: new, at: path) }
    }
    invalidateGeometry()
  }

  // MARK: Sections

  /// Inserts sections, which the data source already counts.
  ///
  /// - Parameters:
  ///   - sections: The sections, by their indices after the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, which the data source no longer counts.
  ///
  /// - Parameters:
  ///   - sections: The sections, by their indices before the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Requests the rows of sections again; their number may have changed.
  ///
  /// - Parameters:
  ///   - sections: The sections, by their indices before the batch.
  ///   - animation: No effect, as animation steps are not drawn.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its rows; the data source already has it at its new index.
  ///
  /// - Parameters:
  ///   - section: The index before the batch.
  ///   - newSection: The index after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
  }

  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { update.depth > 0 }
}

// MARK: Applying

extension UITableView {
  /// Applies a complete batch after its data were changed.
  func performBatchUpdates(_ batch: ListUpdate, changingData change: () -> Void) {
    beginUpdates()
    change()
    // The batch replaces the recorded changes, but not the nesting of open batches.
    let depth = update.depth
    update = batch
    update.depth = depth
    endUpdates()
  }

  private func change(_ body: (inout ListUpdate) -> Void) {
    beginUpdates()
    body(&update)
    endUpdates()
  }

  /// Checks the batch against the data source, and moves the cells of the rows that stay.
  private func applyUpdate() {
    let (update, old, before) = (update, rowCounts, knownGeometry)
    self.update = ListUpdate()
    knownRowCounts = nil
    // The heights have old index paths until they are mapped to the new ones.
    let measuredBefore = measuredHeights
    measuredHeights = [:]
    let views = takeSectionViews()
    invalidateGeometry()
    let new = rowCounts
    // UIKit's exception leaves the table as it was, so that tests can continue.
    if let fault = update.fault(before: old, after: new, words: .table) {
      (knownRowCounts, knownGeometry) = (old, before)
      (measuredHeights, sectionViews) = (measuredBefore, views)
      return UIException.raise(.internalInconsistency, fault)
    }
    let mapping = ListMapping(update, before: old, after: new)
    move(measuredBefore, update, mapping)
    restore(views, update, mapping)
    retireEditedCell()
    moveCells(update, mapping)
    staleHeights = Set(visibleCellsByPath.keys)
    invalidateGeometry()
    selectedPaths = selectedPaths.compactMap { update.reloads($0) ? nil : mapping.paths[$0] }
    highlightedPath = highlightedPath.flatMap { mapping.paths[$0] }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") {}
  }

  /// Removes and returns the known headers and footers, whose section indices may be wrong while
  /// heights are requested again.
  private func takeSectionViews() -> [UITableViewSectionPart: UITableViewSectionView] {
    let views = sectionViews
    sectionViews = [:]
    return views
  }

  private func move(_ heights: [IndexPath: CGFloat], _ update: ListUpdate, _ mapping: ListMapping) {
    for (path, height) in heights where !update.reloads(path) {
      if let path = mapping.paths[path] { measuredHeights[path] = height }
    }
  }

  /// Moves the headers and footers of sections that stay, and removes the others.
  private func restore(
    _ views: [UITableViewSectionPart: UITableViewSectionView], _ update: ListUpdate, _ mapping: ListMapping
  ) {
    let requested = takeSectionViews()
    sectionViews = views
    var kept: [UITableViewSectionPart: UITableViewSectionView] = [:]
    for (part, view) in views.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      let section = update.reloadedSections.contains(part.section) ? nil : mapping.sections[part.section]
      guard let section else {
        retire(part)
        continue
      }
      kept[UITableViewSectionPart(kind: part.kind, section: section)] = view
    }
    sectionViews = requested.merging(kept) { $1 }
  }

  private func moveCells(_ update: ListUpdate, _ mapping: ListMapping) {
    let cells = visibleCellsByPath
    visibleCellsByPath = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if !update.reloads(path), let new = mapping.paths[path] {
        visibleCellsByPath[new] = cell
      } else {
        retire(cell, from: path)
      }
    }
    // The swipe of a deleted row is closed by now; one of another row follows it.
    if let swipe { mapping.paths[swipe.path].map { self.swipe?.path = $0 } }
  }

  private func replace(_ cell: UITableViewCell, with new: UITableViewCell, at path: IndexPath) {
    visibleCellsByPath[path] = nil
    retire(cell, from: path)
    visibleCellsByPath[path] = new
    new.setSelected(selectedPaths.contains(path), animated: false)
  }
}
