import HeadlessUIKit

/// A direction on the screen.
public enum GREYDirection: String, Hashable, Sendable {
  /// Toward the left edge.
  case left
  /// Toward the right edge.
  case right
  /// Toward the upper edge.
  case up
  /// Toward the lower edge.
  case down

  /// The vector of one point in this direction.
  var unit: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }

  /// The word in action names: `Left`.
  var title: String { rawValue.capitalized }

  /// Returns the distance in this direction from a point to the edge of a rectangle.
  func distance(from point: CGPoint, toEdgeOf rect: CGRect) -> CGFloat {
    switch self {
    case .left: point.x - rect.minX
    case .right: rect.maxX - point.x
    case .up: point.y - rect.minY
    case .down: rect.maxY - point.y
    }
  }

  var opposite: GREYDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}

/// An edge of a scroll view's content.
public enum GREYContentEdge: String, Hashable, Sendable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// The word in action names: `Left`.
  var title: String { rawValue.capitalized }

  /// The direction in which the viewport moves to get to the edge.
  var direction: GREYDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .up
    case .bottom: .down
    }
  }
}
