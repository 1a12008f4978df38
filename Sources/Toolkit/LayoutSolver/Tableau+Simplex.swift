extension Tableau {
  /// A generous limit on pivots; without rounding errors, both methods below end before it.
  var pivotLimit: Int { 50 * (count + 20) }

  /// Brings a feasible tableau to its optimum, by the primal simplex; returns whether the optimum
  /// is finite.
  @discardableResult
  mutating func optimize() -> Bool {
    for _ in 0..<pivotLimit {
      guard let entering = objective.improvingSymbol() else { return true }
      guard let leaving = firstToVanish(asGrows: entering) else { return false }
      pivot(leaving, entering)
    }
    return true
  }

  /// Returns the restricted basic symbol that becomes zero first as `entering` grows from zero; `nil` if
  /// there is no limit.
  private func firstToVanish(asGrows entering: Symbol) -> Symbol? {
    smallestRatio(of: entering) { $0 < 0 }
  }

  /// Returns the restricted basic symbol with the smallest ratio of the constant to the coefficient of
  /// `symbol`, among accepted coefficients.
  private func smallestRatio(of symbol: Symbol, accepting isAccepted: (Double) -> Bool) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for equation in equations(with: symbol) where equation.basic.isRestricted {
      let coefficient = equation.row.coefficient(of: symbol)
      guard isAccepted(coefficient) else { continue }
      let ratio = equation.row.constant / coefficient.magnitude
      // The first of equal ratios, by the other half of Bland's rule against cycles.
      if ratio < best?.ratio ?? .infinity { best = (equation.basic, ratio) }
    }
    return best?.symbol
  }

  /// Returns the basic symbol that leaves the basis for `marker`, whose constraint is about to be removed.
  ///
  /// A redundant required equation comes first, since it replaces the constraint. Then the one that keeps
  /// the tableau feasible: the marker may grow, or shrink below zero. A variable leaves only if no other
  /// row contains the marker.
  func symbolToLeave(for marker: Symbol) -> Symbol? {
    let candidates = column(of: marker)
    return candidates.first(where: \.isDummy)
      ?? firstToVanish(asGrows: marker)
      ?? smallestRatio(of: marker) { $0 > 0 }
      ?? candidates.first
  }
}

extension Tableau {
  /// Brings an optimal but infeasible tableau to a feasible one, by the dual simplex.
  ///
  /// Returns the equation that proves that there is no feasible tableau; `nil` on success.
  mutating func restoreFeasibility() -> Equation? {
    if let contradiction = firstViolated(where: \.isDummy) { return contradiction }
    for _ in 0..<pivotLimit {
      guard let infeasible = firstViolated(where: \.isRestricted) else { return nil }
      guard let entering = cheapestSymbol(toRaise: infeasible.row) else { return infeasible }
      pivot(infeasible.basic, entering)
    }
    return nil
  }

  private func firstViolated(where isIncluded: (Symbol) -> Bool) -> Equation? {
    guard let basic = violated.symbols.first(where: isIncluded), let row = row(of: basic) else { return nil }
    return Equation(basic: basic, row: row)
  }

  /// Returns the symbol that raises `row` at the least cost, compared level by level.
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
