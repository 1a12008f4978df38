import Foundation

/// The rows that a batch of updates takes away and brings.
struct UITableViewBatch {
  var depth = 0
  /// Places before the batch.
  var deleted: Set<IndexPath> = []
  /// Places after the batch.
  var inserted: Set<IndexPath> = []
}

extension UITableView {
  /// Opens a batch of updates; rows are taken out and put in when the outermost batch ends.
  public func beginUpdates() {
    batch.depth += 1
  }

  /// Ends a batch; the outermost end applies it.
  public func endUpdates() {
    batch.depth -= 1
    if batch.depth == 0 { applyBatch() }
  }

  /// Runs updates as one batch.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") { completion?(true) }
  }

  /// Brings rows, at their places after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    beginUpdates()
    batch.inserted.formUnion(indexPaths)
    endUpdates()
  }

  /// Takes rows away, at their places before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    beginUpdates()
    batch.deleted.formUnion(indexPaths)
    endUpdates()
  }

  /// Checks the batch against the data source, and moves the cells of the rows that stay to their new places.
  private func applyBatch() {
    let (batch, before) = (batch, geometry)
    self.batch = UITableViewBatch()
    guard !batch.deleted.isEmpty || !batch.inserted.isEmpty else { return }
    invalidateGeometry()
    check(batch, before: before, after: geometry)
    let moved = Self.movedPaths(batch, before: before)
    let cells = visibleCellsByPath
    visibleCellsByPath = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let path = moved[path] { visibleCellsByPath[path] = cell } else { retire(cell) }
    }
    selectedPaths = selectedPaths.compactMap { moved[$0] }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "table update") {}
  }

  /// Where each row that stays lies after the batch.
  private static func movedPaths(
    _ batch: UITableViewBatch, before: UITableViewGeometry
  ) -> [IndexPath: IndexPath] {
    var moved: [IndexPath: IndexPath] = [:]
    for section in before.sections.indices {
      var row = 0
      for old in before.sections[section].rowHeights.indices {
        let path = IndexPath(row: old, section: section)
        if batch.deleted.contains(path) { continue }
        while batch.inserted.contains(IndexPath(row: row, section: section)) { row += 1 }
        moved[path] = IndexPath(row: row, section: section)
        row += 1
      }
    }
    return moved
  }

  /// Traps with UIKit's words where the data source does not agree with the batch.
  private func check(_ batch: UITableViewBatch, before: UITableViewGeometry, after: UITableViewGeometry) {
    for section in before.sections.indices where section < after.sections.count {
      let (old, new) = (before.sections[section].rowHeights.count, after.sections[section].rowHeights.count)
      let inserted = batch.inserted.count { $0.section == section }
      let deleted = batch.deleted.count { $0.section == section }
      precondition(
        new == old + inserted - deleted,
        """
        Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
        existing section after the update (\(new)) must be equal to the number of rows contained in that \
        section before the update (\(old)), plus or minus the number of rows inserted or deleted from that \
        section (\(inserted) inserted, \(deleted) deleted).
        """)
    }
  }
}
