import Foundation

extension UITableView {
  /// The row that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of selection; `nil` if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row without calling the delegate, as in UIKit for calls from code.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all rows.
  ///   - animated: Whether scrolling takes 0.3 seconds.
  ///   - scrollPosition: Where the row will be; `none` does not scroll.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !selectsMany {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that is not selected is ignored.
  ///   - animated: No effect, as the cell changes at once.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Whether taps select rows now.
  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether selected rows stay selected when another one is tapped.
  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UITableView: TrackingList {
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func shouldHighlightItem(at path: IndexPath) -> Bool {
    canSelect && tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func userDidTapItem(at tapped: IndexPath) {
    if selectsMany, selectedPaths.contains(tapped) {
      unhighlight()
      return userDidDeselect(tapped)
    }
    let delegate = tableDelegate
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    unhighlight()
    guard let path = chosen else { return }
    if !selectsMany {
      for former in selectedPaths where former != path { userDidDeselect(former) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    // As in UIKit, a segue of the cell comes first.
    cellForRow(at: path)?.interfaceTriggers.selection?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func userDidDeselect(_ former: IndexPath) {
    let delegate = tableDelegate
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: former) } ?? former
    guard let path = chosen else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
