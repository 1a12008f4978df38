import Foundation

/// Looks for a finger that is dragged in from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from; none by default.
  public var edges: UIRectEdge = []

  /// How near to an edge a finger comes down that is dragged in from there.
  private static let reach: CGFloat = 24

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay, !touches.contains(where: comesFromEdge) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Only movement away from the edge counts.
  override func slopDistance(_ translation: CGPoint) -> CGFloat {
    var distance: CGFloat = 0
    if edges.contains(.left) { distance = max(distance, translation.x) }
    if edges.contains(.right) { distance = max(distance, -translation.x) }
    if edges.contains(.top) { distance = max(distance, translation.y) }
    if edges.contains(.bottom) { distance = max(distance, -translation.y) }
    return distance
  }

  private func comesFromEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (place, bounds) = (touch.location(in: nil), window.bounds)
    return (edges.contains(.left) && place.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && place.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach)
  }
}
