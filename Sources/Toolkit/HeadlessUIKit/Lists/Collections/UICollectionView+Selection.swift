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
}

extension UICollectionView: TrackingList {
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func shouldHighlightItem(at path: IndexPath) -> Bool {
    allowsSelection && collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func userDidTapItem(at path: IndexPath) {
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
    cellForItem(at: path)?.interfaceTriggers.selection?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDidDeselect(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
