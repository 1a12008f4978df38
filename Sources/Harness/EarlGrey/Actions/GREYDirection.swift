import HeadlessUIKit

/// A way on the screen.
public enum GREYDirection: String, Hashable, Sendable {
  case left, right, up, down

  /// One point that way.
  var unit: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }

  /// As names of actions spell it: `Left`.
  var title: String { rawValue.capitalized }

  /// How far it is this way from a point to the edge of a rectangle.
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

/// An end of what a scroll view shows.
public enum GREYContentEdge: String, Hashable, Sendable {
  case left, right, top, bottom

  var title: String { rawValue.capitalized }

  /// The way in which the viewport gets there.
  var direction: GREYDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .up
    case .bottom: .down
    }
  }
}
