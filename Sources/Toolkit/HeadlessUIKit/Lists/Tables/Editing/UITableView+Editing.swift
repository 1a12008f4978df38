import Foundation

extension UITableView {
  /// Updates the controls of visible cells.
  func editingDidChange(animated: Bool) {
    for (path, cell) in visibleCellsByPath.sorted(by: { $0.key < $1.key }) {
      prepareForEditing(cell, at: path, animated: animated)
    }
    // Multiple selection ends with editing in a table that otherwise selects one row.
    if !isEditing, !allowsMultipleSelection {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    // Editing controls leave less room for texts.
    forgetMeasuredHeights()
    setNeedsLayout()
  }

  /// Asks the delegate how a row can be edited, and configures its cell.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
    if canEdit {
      cell.editingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    } else {
      cell.editingStyle = .none
    }
    if isEditing { cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) == true }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Inserts at once; deletes after the user confirms it with a button.
  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert { return commit(.insert, at: path) }
    openSwipe(UISwipeActionsConfiguration(actions: [deleteAction(at: path)]), on: .trailing, at: path)
  }

  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.interfaceTriggers.accessory?()
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Returns the action that deletes a row; `nil` unless the data source and the delegate allow it.
  func deletion(ofRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) == true,
      (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
    }
    return UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
  }

  private func deleteAction(at path: IndexPath) -> UIContextualAction {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIContextualAction(style: .destructive, title: title ?? SystemText.delete.localized) {
      [weak self] _, _, done in
      self?.commit(.delete, at: path)
      done(true)
    }
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// Moves a row to where it was dragged, or where the delegate redirects it, and calls the data
  /// source.
  func drop(_ cell: UITableViewCell, at point: CGPoint) {
    guard let source = indexPath(for: cell), let proposed = indexPathForRow(at: point) else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
  }
}
