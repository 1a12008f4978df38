extension Tableau {
  /// The dual simplex: from an optimal but infeasible tableau to a feasible one.
  ///
  /// Returns the equation that proves that there is none, or `nil` when all is well.
  mutating func restoreFeasibility() -> Equation? {
    if let contradiction = firstViolated(where: \.isDummy) { return contradiction }
    for _ in 0..<pivotLimit {
      guard let infeasible = firstViolated(where: \.isRestricted) else { return nil }
      guard let entering = cheapestSymbol(toRaise: infeasible.row) else { return infeasible }
      pivot(infeasible.basic, entering)
    }
    return nil
  }

  private func firstViolated(where isWanted: (Symbol) -> Bool) -> Equation? {
    guard let basic = violated.symbols.first(where: isWanted), let row = row(of: basic) else { return nil }
    return Equation(basic: basic, row: row)
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
