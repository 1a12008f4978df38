import Platform

/// Straight lines that follow a part of a path closely.
struct SymbolPolyline: Hashable {
  var points: [SymbolPoint]
  var isClosed: Bool

  /// Returns the ends of the lines that a half plane keeps, for an open or closed line.
  ///
  /// - Parameters:
  ///   - origin: A point on the edge of the half plane.
  ///   - inward: The direction into it.
  func kept(from origin: SymbolPoint, _ inward: SymbolPoint) -> [Self] {
    isClosed ? keptArea(origin, inward) : keptLines(origin, inward)
  }

  private func keptArea(_ origin: SymbolPoint, _ inward: SymbolPoint) -> [Self] {
    var kept: [SymbolPoint] = []
    for (index, point) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let (was, now) = ((before - origin).dot(inward), (point - origin).dot(inward))
      if (was < 0) != (now < 0) { kept.append(before + (point - before) * (was / (was - now))) }
      if now >= 0 { kept.append(point) }
    }
    return kept.count < 3 ? [] : [Self(points: kept, isClosed: true)]
  }

  private func keptLines(_ origin: SymbolPoint, _ inward: SymbolPoint) -> [Self] {
    var lines: [[SymbolPoint]] = [[]]
    for (index, point) in points.enumerated() {
      let now = (point - origin).dot(inward)
      if index > 0 {
        let before = points[index - 1]
        let was = (before - origin).dot(inward)
        if (was < 0) != (now < 0) {
          lines[lines.count - 1].append(before + (point - before) * (was / (was - now)))
          if now < 0 { lines.append([]) }
        }
      }
      if now >= 0 { lines[lines.count - 1].append(point) }
    }
    return lines.filter { $0.count > 1 }.map { Self(points: $0, isClosed: false) }
  }
}

extension SymbolPath {
  /// The path as straight lines, its circles included.
  var flattened: [SymbolPolyline] {
    polylines
      + steps.compactMap { step in
        guard case .circle(let center, let radius) = step else { return nil }
        let points = (0..<24).map { center + SymbolPoint(angle: Double($0) * .pi / 12) * radius }
        return SymbolPolyline(points: points, isClosed: true)
      }
  }

  /// The path as straight lines, without its circles.
  var polylines: [SymbolPolyline] {
    var lines: [SymbolPolyline] = []
    for step in steps {
      switch step {
      case .move(let point): lines.append(SymbolPolyline(points: [point], isClosed: false))
      case .line(let point): lines.add([point])
      case .curve(let first, let second, let end): lines.addCurve(first, second, end)
      case .close: if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      case .circle: break
      }
    }
    return lines
  }
}

extension [SymbolPolyline] {
  fileprivate mutating func add(_ points: [SymbolPoint]) {
    guard !isEmpty else { return }
    self[count - 1].points += points.filter { $0 != self[count - 1].points.last }
  }

  fileprivate mutating func addCurve(_ first: SymbolPoint, _ second: SymbolPoint, _ end: SymbolPoint) {
    guard let start = last?.points.last else { return }
    let extent = (first - start).length + (second - first).length + (end - second).length
    let count = Swift.max(3, Swift.min(8, Int(extent / 1.6)))
    add(
      (1...count).map { index in
        let time = Double(index) / Double(count)
        let rest = 1 - time
        return start * (rest * rest * rest) + first * (3 * rest * rest * time)
          + second * (3 * rest * time * time) + end * (time * time * time)
      })
  }
}
