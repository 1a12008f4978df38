import Foundation

/// A table or a collection, which highlights the item that a finger comes down on, and selects it when the finger is
/// lifted.
@MainActor
protocol TrackingList: UIScrollView {
  var highlightedPath: IndexPath? { get set }

  /// Returns the item at a point, in the content's coordinates.
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Returns whether a touch may highlight an item; called once for each touch on an item.
  func shouldHighlightItem(at path: IndexPath) -> Bool
  /// Changes the cell's highlight, and notifies the delegate.
  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath)
  /// Selects or deselects an item, and notifies the delegate in UIKit's order.
  func userDidTapItem(at path: IndexPath)
}

extension TrackingList {
  /// Highlights the item that a finger touches.
  func beginTracking(_ touches: Set<UITouch>) {
    guard let path = path(of: touches), shouldHighlightItem(at: path) else { return }
    highlightedPath = path
    setHighlighted(true, at: path)
  }

  /// Removes the highlight if the finger moves away, even where the list does not scroll.
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
    setHighlighted(false, at: path)
  }

  private func path(of touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { itemPath(at: $0.location(in: self)) }
  }
}
