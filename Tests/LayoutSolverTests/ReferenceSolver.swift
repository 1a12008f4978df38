/// Solves a small system by trying every point where enough borders of constraints meet.
///
/// Within a cell between borders each violation is linear, so a best point is found among the corners. The borders
/// of a large box are added, so that every cell has corners and every unbounded optimum reaches the box.
struct ReferenceSolver {
  static let boxSize = 1e5

  /// Every best corner; empty if the required constraints contradict each other.
  let optima: [[Double]]

  init(_ system: GeneratedSystem) {
    let borders = Self.borders(of: system)
    var best: (corners: [[Double]], violations: [Double])?
    for corner in Self.corners(of: borders, dimension: system.variableCount) where system.isFeasible(corner) {
      let violations = system.violations(at: corner)
      switch best.map({ Self.compare(violations, $0.violations) }) ?? -1 {
      case ..<0: best = ([corner], violations)
      case 0: best?.corners.append(corner)
      default: break
      }
    }
    optima = best?.corners ?? []
  }

  /// Whether two optima differ in the variable.
  func isAmbiguous(_ variable: Int) -> Bool {
    let values = optima.map { $0[variable] }
    return (values.max() ?? 0) - (values.min() ?? 0) > 1e-5
  }

  /// -1, 0 or 1, according to the first level that differs.
  static func compare(_ left: [Double], _ right: [Double]) -> Int {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-6 { return one < other ? -1 : 1 }
    return 0
  }

  /// Rows `a1 ... an c` that represent `a . x + c = 0`.
  private static func borders(of system: GeneratedSystem) -> [[Double]] {
    var borders = system.constraints.map { $0.coefficients + [$0.constant] }
    for axis in 0..<system.variableCount {
      for side in [-boxSize, boxSize] {
        var border = [Double](repeating: 0, count: system.variableCount + 1)
        border[axis] = 1
        border[system.variableCount] = side
        borders.append(border)
      }
    }
    return borders
  }

  private static func corners(of borders: [[Double]], dimension: Int) -> [[Double]] {
    subsets(of: borders[...], count: dimension).compactMap(solve).filter { corner in
      corner.allSatisfy { abs($0) <= boxSize + 1 }
    }
  }

  private static func subsets(of borders: ArraySlice<[Double]>, count: Int) -> [[[Double]]] {
    guard count > 0 else { return [[]] }
    return borders.indices.flatMap { index in
      subsets(of: borders[(index + 1)...], count: count - 1).map { [borders[index]] + $0 }
    }
  }

  /// Gaussian elimination; `nil` if the borders do not meet in one point.
  private static func solve(_ system: [[Double]]) -> [Double]? {
    var rows = system
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
  }
}
