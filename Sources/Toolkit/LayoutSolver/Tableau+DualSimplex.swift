extension Tableau {
  /// The dual simplex: from an optimal but infeasible tableau to a feasible one.
  ///
  /// Returns the equation that proves that there is none, or `nil` when all is well.
  mutating func restoreFeasibility() -> Equation? {
    if let contradiction = equations.first(where: { $0.basic.isDummy && !$0.row.constant.isNearZero }) {
      return contradiction
    }
    for _ in 0..<pivotLimit {
      guard let infeasible = equations.first(where: \.isInfeasible) else { return nil }
      guard let entering = cheapestSymbol(toRaise: infeasible.row) else { return infeasible }
      pivot(infeasible.basic, entering)
    }
    return nil
  }

  /// The symbol that raises `row` at the least cost, compared level by level.
  private func cheapestSymbol(toRaise row: Row) -> Symbol? {
    var best: (symbol: Symbol, costs: [Double])?
    for cell in row.cells where cell.coefficient > 0 && cell.symbol.isRestricted {
      let costs = objective.costs(of: cell.symbol).map { $0 / cell.coefficient }
      if let champion = best, !isCheaper(costs, than: champion.costs) { continue }
      best = (cell.symbol, costs)
    }
    return best?.symbol
  }

  private func isCheaper(_ left: [Double], than right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where !(one - other).isNearZero { return one < other }
    return false
  }
}

extension Tableau.Equation {
  /// Whether a symbol that must not be negative is.
  fileprivate var isInfeasible: Bool {
    basic.isRestricted && row.constant < -tolerance
  }
}
