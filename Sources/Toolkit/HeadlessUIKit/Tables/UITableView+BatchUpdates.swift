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

  /// Ends a batch; the outermost end applies it, and asks for the heights of all rows anew.
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
    let (old, new) = (before.sections.count, after.sections.count)
    precondition(
      new == old,
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view after the \
      update (\(new)) must be equal to the number of sections contained in the table view before the update \
      (\(old)), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
      """)
    for path in batch.deleted.sorted() {
      precondition(
        before.contains(path),
        "attempt to delete row \(path.row) from section \(path.section), which has no such row before the update"
      )
    }
    for section in before.sections.indices {
      check(
        batch, section, before.sections[section].rowHeights.count, after.sections[section].rowHeights.count)
    }
  }

  /// Traps where the rows of a section are not as many as the batch makes them.
  private func check(_ batch: UITableViewBatch, _ section: Int, _ old: Int, _ new: Int) {
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
