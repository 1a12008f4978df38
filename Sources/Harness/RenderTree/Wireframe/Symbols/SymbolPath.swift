/// The outline of a part of a symbol, in a box of 24 by 24.
///
///     SymbolPath("M4 12H20").data  // M4 12L20 12
///     SymbolPath("O12 12 10").scaled(by: 0.5, to: SymbolPoint(12, 12)).data  // a circle of radius 5
///
/// The tables write paths in the notation of SVG with capital letters, with three differences: `A` has one
/// radius and no rotation (`A8 0 1 20 12`: radius, whether the arc is the long one, whether it is clockwise, end),
/// `O12 12 10` is a circle, and `R3 5 18 14 2` is a rectangle at (3, 5), 18 wide and 14 high, with corners of
/// radius 2.
struct SymbolPath: Hashable {
  /// A step of a pen.
  enum Step: Hashable {
    case move(SymbolPoint)
    case line(SymbolPoint)
    case curve(SymbolPoint, SymbolPoint, SymbolPoint)
    case circle(SymbolPoint, radius: Double)
    case close
  }

  var steps: [Step] = []

  init(steps: [Step]) { self.steps = steps }

  /// The open path through points, or the closed one around them.
  init(_ points: [SymbolPoint], isClosed: Bool) {
    steps = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + (isClosed ? [.close] : [])
  }

  static func + (left: Self, right: Self) -> Self { Self(steps: left.steps + right.steps) }

  /// Returns the path scaled around the middle of the box, which is then moved to a point.
  func scaled(by factor: Double, to center: SymbolPoint) -> Self {
    func moved(_ point: SymbolPoint) -> SymbolPoint { (point - .middle) * factor + center }
    return Self(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .curve(let first, let second, let end): .curve(moved(first), moved(second), moved(end))
        case .circle(let middle, let radius): .circle(moved(middle), radius: radius * factor)
        case .close: .close
        }
      })
  }

  /// The path in the notation of SVG, with at most two decimals.
  var data: String { steps.map(\.data).joined() }
}

extension SymbolPoint {
  /// The middle of the box.
  static let middle = SymbolPoint(12, 12)

  /// The two coordinates, as in the data of a path.
  fileprivate var data: String { "\(x.symbolText) \(y.symbolText)" }
}

extension SymbolPath.Step {
  fileprivate var data: String {
    switch self {
    case .move(let point): return "M" + point.data
    case .line(let point): return "L" + point.data
    case .curve(let first, let second, let end): return "C\(first.data) \(second.data) \(end.data)"
    case .circle(let center, let radius):
      let (left, right) = (center - SymbolPoint(radius, 0), center + SymbolPoint(radius, 0))
      let size = SymbolPoint(radius, radius).data
      return "M\(right.data)A\(size) 0 1 1 \(left.data)A\(size) 0 1 1 \(right.data)Z"
    case .close: return "Z"
    }
  }
}

extension Double {
  /// The number with at most two decimals.
  var symbolText: String { ((self * 100).rounded() / 100 + 0).decimalText }
}
