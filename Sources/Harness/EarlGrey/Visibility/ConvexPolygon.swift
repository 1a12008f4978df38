import HeadlessUIKit

/// A flat shape without dents: what a rectangle becomes that is turned, and what is left of one that is cut.
struct ConvexPolygon: Hashable, Sendable {
  /// The corners, clockwise on the screen; fewer than three enclose nothing.
  let corners: [CGPoint]

  private init(corners: [CGPoint]) {
    self.corners = corners
  }

  /// Makes the shape that a rectangle becomes when each of its corners is moved.
  init(_ rect: CGRect, moving: (CGPoint) -> CGPoint = { $0 }) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(moving)
    self.corners = Self.signedArea(corners) < 0 ? corners.reversed() : corners
  }

  var area: CGFloat { Self.signedArea(corners) }

  private static func signedArea(_ corners: [CGPoint]) -> CGFloat {
    guard let first = corners.first else { return 0 }
    return zip(corners, corners.dropFirst() + [first]).reduce(0) { sum, edge in
      sum + (edge.0.x - first.x) * (edge.1.y - first.y) - (edge.1.x - first.x) * (edge.0.y - first.y)
    } / 2
  }

  /// The smallest upright rectangle around the shape; null if there is none.
  var bounds: CGRect {
    guard let left = corners.map(\.x).min(), let right = corners.map(\.x).max(),
      let top = corners.map(\.y).min(), let bottom = corners.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The mean of the corners, which lies inside.
  var middle: CGPoint {
    let count = CGFloat(max(1, corners.count))
    return CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether the shape is an upright rectangle.
  var isUpright: Bool {
    corners.count == 4 && abs(bounds.width * bounds.height - area) <= Self.smallestArea
  }
}

extension ConvexPolygon {
  /// Below this many square points a shape is nothing but the rounding of sums.
  private static let smallestArea: CGFloat = 1e-9

  var isEmpty: Bool { area <= Self.smallestArea }

  private var edges: [Edge] {
    guard let first = corners.first else { return [] }
    return zip(corners, corners.dropFirst() + [first]).map(Edge.init)
  }

  /// Whether a point lies in the shape, or on its left or upper edge.
  func contains(_ point: CGPoint) -> Bool {
    if isUpright { return bounds.contains(point) }
    return !isEmpty && edges.allSatisfy { $0.side(of: point) >= 0 }
  }

  /// What both shapes share.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    other.edges.reduce(self) { rest, edge in rest.cut { edge.side(of: $0) } }
  }

  /// What is left without another shape: parts that do not overlap.
  func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    var (rest, parts): (ConvexPolygon, [ConvexPolygon]) = (self, [])
    for edge in other.edges {
      parts.append(rest.cut { -edge.side(of: $0) })
      rest = rest.cut { edge.side(of: $0) }
    }
    return rest.isEmpty || other.isEmpty ? [self] : parts.filter { !$0.isEmpty }
  }

  /// The part whose points have no negative side.
  private func cut(_ side: (CGPoint) -> CGFloat) -> ConvexPolygon {
    guard let first = corners.first else { return self }
    var kept: [CGPoint] = []
    for (from, to) in zip(corners, corners.dropFirst() + [first]) {
      let (before, after) = (side(from), side(to))
      if before >= 0 { kept.append(from) }
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

    /// Above 0 for points on the shape's side of the edge, below 0 for those outside.
    func side(of point: CGPoint) -> CGFloat {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
  }
}
