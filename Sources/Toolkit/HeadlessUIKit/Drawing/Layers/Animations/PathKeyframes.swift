import Foundation

/// The points that a keyframe animation moves through along a path, including the last subpath.
struct PathKeyframes {
  /// The points of each element of the path: the start, the control points and the end.
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

  /// The keyframes: the beginning of the path and the end of each element.
  var ends: [CGPoint] { elements.prefix(1).map { $0[0] } + elements.map { $0[$0.count - 1] } }

  /// The keyframes of a movement at a constant speed: closely spaced points of the path.
  var steps: [CGPoint] {
    elements.prefix(1).map { $0[0] } + elements.flatMap { CGPath.line(along: $0) }
  }

  /// Returns the point at a fraction, from 0 to 1, of an element.
  func point(of element: Int, at part: CGFloat) -> CGPoint {
    CGPath.point(at: part, of: elements[element])
  }
}
