import Foundation

extension UICollectionView {
  /// The selected items in the order of selection; never `nil` here.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item without calling the delegate, as in UIKit for calls from code.
  ///
  /// - Parameters:
  ///   - indexPath: The item; `nil` deselects all items.
  ///   - animated: Whether scrolling takes 0.3 seconds.
  ///   - scrollPosition: Where the item will be; an empty set does not scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, allowsSelection else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item; one that is not selected is ignored.
  ///   - animated: No effect.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Highlights the item that a finger touches.
  func beginTracking(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = path(of: touches),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Removes the highlight if the finger moves away, even where the collection does not scroll.
  func continueTracking(_ touches: Set<UITouch>) {
    if touches.contains(where: \.hasWandered) { unhighlight() }
  }

  /// Selects the highlighted item if the finger is still over it.
  func endTracking(_ touches: Set<UITouch>) {
    // The finger may have moved between the last event and this one.
    continueTracking(touches)
    guard let path = highlightedPath else { return }
    guard path == self.path(of: touches) else { return unhighlight() }
    userDidTapItem(at: path)
  }

  /// Removes the highlight.
  func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func path(of touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
  }

  /// Selects a tapped item, or deselects it if several can be selected; calls the delegate in
  /// UIKit's order.
  private func userDidTapItem(at path: IndexPath) {
    let delegate = collectionDelegate
    if allowsMultipleSelection, selectedPaths.contains(path) {
      let isAllowed = delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      unhighlight()
      if isAllowed { userDidDeselect(path) }
      return
    }
    let isAllowed = delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    unhighlight()
    guard isAllowed else { return }
    if !allowsMultipleSelection {
      for former in selectedPaths where former != path { userDidDeselect(former) }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDidDeselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
