import Platform

/// A convex shape that is cut out of a symbol, as half planes: the place around a badge, or around a slash.
struct SymbolCut: Hashable {
  /// A half plane that ends at a point, whose direction leads away from the shape.
  struct Edge: Hashable {
    var origin: SymbolPoint
    var outward: SymbolPoint
  }

  var edges: [Edge]

  /// The place around a badge.
  static func circle(_ center: SymbolPoint, radius: Double) -> Self {
    Self(
      edges: (0..<16).map { index in
        let outward = SymbolPoint(angle: Double(index) * .pi / 8)
        return Edge(origin: center + outward * radius, outward: outward)
      })
  }

  /// The place on both sides of a line.
  static func strip(from start: SymbolPoint, to end: SymbolPoint, halfWidth: Double) -> Self {
    let side = (end - start).unit.quarterTurn
    return Self(
      edges: [side, side * -1].map { Edge(origin: start + $0 * halfWidth, outward: $0) })
  }

  func grown(by distance: Double) -> Self {
    Self(edges: edges.map { Edge(origin: $0.origin + $0.outward * distance, outward: $0.outward) })
  }

  /// Whether the shape may cover a part of a line.
  func touches(_ line: SymbolPolyline) -> Bool {
    edges.allSatisfy { edge in line.points.contains { ($0 - edge.origin).dot(edge.outward) < 0 } }
  }

  /// Returns the parts of a line that the shape leaves: what is beyond an edge, and not beyond an earlier one.
  func rest(of line: SymbolPolyline) -> [SymbolPolyline] {
    var (inside, rest) = ([line], [SymbolPolyline]())
    for edge in edges {
      rest += inside.flatMap { $0.kept(from: edge.origin, edge.outward) }
      inside = inside.flatMap { $0.kept(from: edge.origin, edge.outward * -1) }
    }
    return rest
  }
}
