import Foundation

extension CGPath {
  /// The smallest rectangle around all points, including control points; the null rectangle for an empty
  /// path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point is inside the path; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule for what is inside; ``CGPathFillRule/winding`` by default.
  ///   - transform: Applied to the point first; the identity by default.
  /// - Returns: Whether the point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let winding = outlines.reduce(into: (sum: 0, crossings: 0)) { result, outline in
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let fraction = (point.y - start.y) / (end.y - start.y)
        guard start.x + fraction * (end.x - start.x) > point.x else { continue }
        result.sum += start.y < end.y ? 1 : -1
        result.crossings += 1
      }
    }
    return rule == .winding ? winding.sum != 0 : winding.crossings % 2 == 1
  }

  /// The subpaths as polygons; each curve is 32 lines.
  var outlines: [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    var outline: [CGPoint] = []
    for element in elements {
      let start = outline.last ?? .zero
      switch element {
      case .move(let end):
        outlines.append(outline)
        outline = [end]
      case .line(let end):
        outline.append(end)
      case .quadCurve(let end, let control):
        outline += Self.line(along: [start, control, end])
      case .curve(let end, let control1, let control2):
        outline += Self.line(along: [start, control1, control2, end])
      case .close:
        outlines.append(outline)
        outline = Array(outline.prefix(1))
      }
    }
    return outlines + [outline]
  }

  /// Returns the points of a line or curve after its start, given by its start, control points and end.
  static func line(along points: [CGPoint]) -> [CGPoint] {
    (1...32).map { point(at: CGFloat($0) / 32, of: points) }
  }

  /// Returns a point of a curve by De Casteljau's algorithm.
  static func point(at fraction: CGFloat, of points: [CGPoint]) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let between = zip(points, points.dropFirst()).map { start, end in
      CGPoint(
        x: start.x + fraction * (end.x - start.x), y: start.y + fraction * (end.y - start.y))
    }
    return point(at: fraction, of: between)
  }
}
