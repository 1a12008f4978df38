import HeadlessUIKit

/// A convex polygon: a transformed rectangle, or what is left of one after cuts.
///
///     let square = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))
///     let right = ConvexPolygon(CGRect(x: 6, y: 0, width: 10, height: 10))
///     square.intersection(right).area  // 40
///     square.subtracting(right)  // one polygon with an area of 60
struct ConvexPolygon: Hashable, Sendable {
  /// The corners, clockwise on the screen; empty for an empty polygon.
  let corners: [CGPoint]

  private init(corners: [CGPoint]) {
    self.corners = corners
  }

  /// Creates the polygon of a rectangle whose corners are moved by a transform.
  init(_ rect: CGRect, moving: (CGPoint) -> CGPoint = { $0 }) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(moving)
    // A mirroring transform reverses the order of the corners.
    self.corners = Self.signedArea(corners) < 0 ? corners.reversed() : corners
  }

  var area: CGFloat { Self.signedArea(corners) }

  private static func signedArea(_ corners: [CGPoint]) -> CGFloat {
    guard let first = corners.first else { return 0 }
    // Relative to the first corner, so that large coordinates do not cause larger rounding errors.
    return zip(corners, corners.dropFirst() + [first]).reduce(0) { sum, edge in
      sum + (edge.0.x - first.x) * (edge.1.y - first.y) - (edge.1.x - first.x) * (edge.0.y - first.y)
    } / 2
  }

  /// The smallest upright rectangle around the polygon; null if it is empty.
  var bounds: CGRect {
    guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The mean of the corners, which is inside.
  var center: CGPoint {
    let count = CGFloat(max(1, corners.count))
    return CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether the polygon is an upright rectangle.
  var isUpright: Bool {
    // Of all shapes with four corners, only an upright rectangle fills its bounds.
    corners.count == 4 && abs(bounds.width * bounds.height - area) <= Self.smallestArea
  }
}

extension ConvexPolygon {
  /// Areas up to this many square points are rounding errors.
  private static let smallestArea: CGFloat = 1e-9

  var isEmpty: Bool { area <= Self.smallestArea }

  private var edges: [Edge] {
    guard let first = corners.first else { return [] }
    return zip(corners, corners.dropFirst() + [first]).map(Edge.init)
  }

  /// Whether the polygon contains a point, inside or on an edge. An upright rectangle, like `CGRect`, does
  /// not contain its right and lower edges.
  func contains(_ point: CGPoint) -> Bool {
    if isUpright { return bounds.contains(point) }
    return !isEmpty && edges.allSatisfy { $0.side(of: point) >= 0 }
  }

  /// Returns the common part of both polygons.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    // The other polygon is convex, so each of its edges cuts off what is outside of it.
    other.edges.reduce(self) { rest, edge in rest.cut { edge.side(of: $0) } }
  }

  /// Returns the polygon without another one, as parts that do not overlap.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    var (rest, parts): (ConvexPolygon, [ConvexPolygon]) = (self, [])
    // Each edge cuts off a part of the rest, so no two parts overlap. The last rest is the common part of
    // both.
    for edge in other.edges {
      parts.append(rest.cut { -edge.side(of: $0) })
      rest = rest.cut { edge.side(of: $0) }
    }
    // Without an overlap, the polygon stays whole instead of being cut.
    return rest.isEmpty || other.isEmpty ? [self] : parts.filter { !$0.isEmpty }
  }

  /// Returns the part in which no point has a negative side.
  private func cut(_ side: (CGPoint) -> CGFloat) -> ConvexPolygon {
    guard let first = corners.first else { return self }
    var kept: [CGPoint] = []
    for (from, to) in zip(corners, corners.dropFirst() + [first]) {
      let (before, after) = (side(from), side(to))
      if before >= 0 { kept.append(from) }
      // Only edges that cross add a corner; a corner with a side of 0 is already kept above.
      if (before > 0 && after < 0) || (before < 0 && after > 0) {
        let share = before / (before - after)
        kept.append(CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    return ConvexPolygon(corners: kept.count < 3 ? [] : kept)
  }

  private struct Edge {
    let from: CGPoint
    let to: CGPoint

    /// Returns a positive number for points on the polygon's side of the edge, a negative one for points
    /// outside.
    func side(of point: CGPoint) -> CGFloat {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
  }
}
