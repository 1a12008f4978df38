import Foundation

extension UITableView {
  /// Opens a batch of updates; they are applied when the outermost batch ends.
  public func beginUpdates() {
    if update.depth == 0 { _ = rowCounts }
    update.depth += 1
  }

  /// Ends a batch; the outermost end applies it, and asks for the heights of all rows anew.
  public func endUpdates() {
    guard update.depth > 0 else { return }
    update.depth -= 1
    if update.depth == 0 { applyUpdate() }
  }

  /// Runs updates as one batch; the completion is called when they have been seen, after 0.3 s.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") { completion?(true) }
  }

  // MARK: Rows: what goes is named by its place before the batch, what comes by its place after it

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(ListUpdate.Move(from: indexPath, to: newIndexPath)) }
  }

  /// Asks the data source to fill the cells of visible rows anew; it should hand out the same cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths.sorted() {
      guard let cell = visibleCellsByPath[path], let dataSource else { continue }
      reconfigured = cell
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      staleHeights.insert(path)
      if new !== cell { replace(cell, with: new, at: path) }
    }
    invalidateGeometry()
  }

  // MARK: Sections

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows of sections anew, which may be others than before.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
  }

  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { update.depth > 0 }
}

// MARK: Applying

extension UITableView {
  /// Applies a ready batch, after the data were changed.
  func performBatchUpdates(_ batch: ListUpdate, changingData change: () -> Void) {
    beginUpdates()
    change()
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

  /// Checks the batch against the data source, and moves the cells of the rows that stay to their new places.
  private func applyUpdate() {
    let (update, old, before) = (update, rowCounts, knownGeometry)
    self.update = ListUpdate()
    knownRowCounts = nil
    let measuredBefore = measuredHeights
    measuredHeights = [:]
    let views = takeSectionViews()
    invalidateGeometry()
    let new = rowCounts
    if let fault = update.fault(before: old, after: new, words: .table) {
      (knownRowCounts, knownGeometry) = (old, before)
      (measuredHeights, sectionViews) = (measuredBefore, views)
      return UIException.raise(.internalInconsistency, fault)
    }
    let mapping = ListMapping(update, before: old, after: new)
    move(measuredBefore, update, mapping)
    restore(views, update, mapping)
    moveCells(update, mapping)
    staleHeights = Set(visibleCellsByPath.keys)
    invalidateGeometry()
    selectedPaths = selectedPaths.compactMap { update.reloads($0) ? nil : mapping.paths[$0] }
    highlightedPath = highlightedPath.flatMap { mapping.paths[$0] }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") {}
  }

  /// Hides the known headers and footers from the questions for heights, which may be about other sections now.
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

  /// Gives the headers and footers of sections that stay their new places, and takes the others away.
  private func restore(
    _ views: [UITableViewSectionPart: UITableViewSectionView], _ update: ListUpdate, _ mapping: ListMapping
  ) {
    let asked = takeSectionViews()
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
    sectionViews = asked.merging(kept) { $1 }
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
    if let swipe { mapping.paths[swipe.path].map { self.swipe?.path = $0 } }
  }

  private func replace(_ cell: UITableViewCell, with new: UITableViewCell, at path: IndexPath) {
    visibleCellsByPath[path] = nil
    retire(cell, from: path)
    visibleCellsByPath[path] = new
    new.setSelected(selectedPaths.contains(path), animated: false)
  }
}
