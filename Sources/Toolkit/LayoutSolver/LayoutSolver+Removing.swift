extension LayoutSolver {
  /// Removes a constraint and solves anew; a token that is no longer in the solver is ignored.
  public mutating func remove(_ token: ConstraintToken) {
    guard let entry = installed.removeValue(forKey: token) else { return }
    for symbol in entry.violations {
      tableau.objective.remove(tableau.expansion(of: symbol), priority: entry.constraint.priority)
    }
    bringIntoBasis(entry.marker)
    tableau.removeRow(of: entry.marker)
    for symbol in entry.violations { tableau.discard(symbol) }
    tableau.optimize()
  }

  private mutating func bringIntoBasis(_ marker: Symbol) {
    guard tableau.row(of: marker) == nil, let leaving = tableau.symbolToLeave(for: marker) else { return }
    tableau.pivot(leaving, marker)
  }
}
