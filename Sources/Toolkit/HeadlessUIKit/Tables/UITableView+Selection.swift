import Foundation

extension UITableView {
  /// The selected row.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// Selects a row without telling the delegate, as UIKit does for calls from code.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    selectedPaths.forEach { deselectRow(at: $0, animated: animated) }
    guard let indexPath else { return }
    selectedPaths = [indexPath]
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Highlights the row that a finger comes down on.
  func beginTracking(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = path(of: touches) else { return }
    highlightedPath = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  /// Selects the highlighted row if the finger is still over it.
  func endTracking(_ touches: Set<UITouch>) {
    guard let path = highlightedPath else { return }
    unhighlight()
    if path == self.path(of: touches) { userDidTapRow(at: path) }
  }

  /// Forgets the highlighted row.
  func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
  }

  /// The row that the finger is over.
  private func path(of touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    return indexPathForRow(at: touch.location(in: self))
  }

  /// Deselects the former row and selects the tapped one, asking and telling the delegate in UIKit's order.
  private func userDidTapRow(at tapped: IndexPath) {
    let delegate = delegate as? any UITableViewDelegate
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = chosen else { return }
    for former in selectedPaths where former != path {
      deselectRow(at: former, animated: false)
      delegate?.tableView(self, didDeselectRowAt: former)
    }
    selectRow(at: path, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
