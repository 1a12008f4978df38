import Foundation

/// The points that a keyframe animation moves through along a path, the last subpath included.
struct PathKeyframes {
  /// Each element of the path by its points: the start, the control points and the end.
  private let elements: [[CGPoint]]

  init(_ path: CGPath) {
    var (elements, start, first) = ([[CGPoint]](), CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, first) = (point, point)
      case .close:
        elements.append([start, first])
        start = first
      case .line, .quadCurve, .curve:
        elements.append([start] + element.points)
        start = element.end ?? start
      }
    }
    self.elements = elements
  }

  /// The keyframes: where the path begins and where each of its elements ends.
  var ends: [CGPoint] { elements.prefix(1).map { $0[0] } + elements.map { $0[$0.count - 1] } }

  /// The keyframes of a movement at one speed: points of the path that are close together.
  var steps: [CGPoint] {
    elements.prefix(1).map { $0[0] } + elements.flatMap { CGPath.line(along: $0) }
  }

  /// Returns the point at a part, from 0 to 1, of an element.
  func point(of element: Int, at part: CGFloat) -> CGPoint {
    CGPath.point(at: part, of: elements[element])
  }
}
