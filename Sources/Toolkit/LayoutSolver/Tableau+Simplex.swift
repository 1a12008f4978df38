extension Tableau {
  /// A generous bound on pivots: the rules below end by themselves unless rounding misleads them.
  var pivotLimit: Int { 50 * (count + 20) }

  /// The primal simplex: from a feasible tableau to an optimal one; returns whether the optimum is finite.
  @discardableResult
  mutating func optimize() -> Bool {
    for _ in 0..<pivotLimit {
      guard let entering = objective.improvingSymbol() else { return true }
      guard let leaving = firstToVanish(asGrows: entering) else { return false }
      pivot(leaving, entering)
    }
    return true
  }

  /// The restricted basic symbol that is the first to become zero as `entering` grows from zero.
  private func firstToVanish(asGrows entering: Symbol) -> Symbol? {
    smallestRatio(of: entering) { $0 < 0 }
  }

  /// The restricted basic symbol with the smallest ratio of constant to an accepted coefficient of `symbol`.
  private func smallestRatio(of symbol: Symbol, accepting isAccepted: (Double) -> Bool) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for equation in equations(with: symbol) where equation.basic.isRestricted {
      let coefficient = equation.row.coefficient(of: symbol)
      guard isAccepted(coefficient) else { continue }
      let ratio = equation.row.constant / coefficient.magnitude
      if ratio < best?.ratio ?? .infinity { best = (equation.basic, ratio) }
    }
    return best?.symbol
  }

  /// The basic symbol that makes room for `marker`, whose constraint is about to go.
  ///
  /// A redundant required equation comes first, for it takes over. Then whichever stays feasible: the marker may
  /// grow, or shrink below zero. A variable is left only where nothing else knows the marker.
  func symbolToLeave(for marker: Symbol) -> Symbol? {
    let known = column(of: marker)
    return known.first(where: \.isDummy)
      ?? firstToVanish(asGrows: marker)
      ?? smallestRatio(of: marker) { $0 > 0 }
      ?? known.first
  }
}
