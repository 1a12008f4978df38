import Platform

extension SymbolPath {
  /// The outline of lines from a center to ends, drawn with a round pen: a cross, an arrow's head with its shaft,
  /// a check mark.
  ///
  /// - Parameters:
  ///   - center: Where the lines meet.
  ///   - ends: Where they end.
  ///   - pen: Half the width of the lines.
  static func outline(around center: SymbolPoint, ends: [SymbolPoint], pen: Double) -> Self {
    let arms = ends.map { ($0, ($0 - center).angle) }.sorted { $0.1 < $1.1 }
    var points: [SymbolPoint] = []
    for (index, (end, angle)) in arms.enumerated() {
      points += arc(around: end, radius: pen, from: angle - .pi / 2, turn: .pi)
      let next = index + 1 < arms.count ? arms[index + 1].1 : arms[0].1 + 2 * .pi
      let gap = next - angle
      points +=
        gap <= .pi
        ? [center + SymbolPoint(angle: angle + gap / 2) * (pen / sin(gap / 2))]
        : arc(around: center, radius: pen, from: angle + .pi / 2, turn: gap - .pi)
    }
    return Self(points, isClosed: true)
  }

  /// The outline of the path drawn with a round pen; of a circle, its two edges.
  ///
  /// - Parameter pen: Half the width of the line.
  func outline(pen: Double) -> Self {
    var outline = Self(steps: [])
    for case .circle(let center, let radius) in steps {
      outline.steps += [.circle(center, radius: radius + pen), .circle(center, radius: radius - pen)]
    }
    for line in polylines where line.points.count > 1 {
      outline = outline + (line.isClosed ? line.edges(pen: pen) : line.outline(pen: pen))
    }
    return outline
  }

  fileprivate static func arc(
    around center: SymbolPoint, radius: Double, from angle: Double, turn: Double
  ) -> [SymbolPoint] {
    let count = max(2, Int((turn.magnitude / 0.7).rounded(.up)))
    return (0...count).map { index in
      center + SymbolPoint(angle: angle + turn * Double(index) / Double(count)) * radius
    }
  }
}

extension SymbolPolyline {
  /// The edge on the one side of the line, or the other side for a negative distance.
  private func edge(_ distance: Double) -> [SymbolPoint] {
    points.indices.map { index in
      let before = isClosed ? points[(index + points.count - 1) % points.count] : points[max(index - 1, 0)]
      let after = isClosed ? points[(index + 1) % points.count] : points[min(index + 1, points.count - 1)]
      let (left, right) = (
        (points[index] - before).unit.quarterTurn, (after - points[index]).unit.quarterTurn
      )
      let sum = (left + right).unit
      let stretch = max(0.4, max(sum.dot(left), sum.dot(right)))
      return points[index] + sum * (distance / stretch)
    }
  }

  fileprivate func edges(pen: Double) -> SymbolPath {
    SymbolPath(edge(pen), isClosed: true) + SymbolPath(edge(-pen), isClosed: true)
  }

  fileprivate func outline(pen: Double) -> SymbolPath {
    let end = (points[points.count - 1] - points[points.count - 2]).angle
    let start = (points[1] - points[0]).angle
    let caps = [
      SymbolPath.arc(around: points[points.count - 1], radius: pen, from: end + .pi / 2, turn: -.pi),
      SymbolPath.arc(around: points[0], radius: pen, from: start - .pi / 2, turn: -.pi),
    ]
    return SymbolPath(edge(pen) + caps[0] + edge(-pen).reversed() + caps[1], isClosed: true)
  }
}
