extension LayoutSolver {
  /// Adds a required constraint that the present solution violates.
  ///
  /// An artificial symbol takes up the violation, and bringing it to zero comes before everything else. Where that
  /// fails, the constraints in its row are the contradiction.
  mutating func addThroughArtificial(
    _ row: Row, _ entry: Installed, _ token: ConstraintToken
  ) throws(UnsatisfiableConstraint) {
    let artificial = Symbol(.artificial, token.index)
    tableau.objective.add(row, priority: .infinity)
    let rest = tableau.attempt { tableau -> Row? in
      tableau.insert(artificial, row)
      tableau.optimize()
      return tableau.row(of: artificial).flatMap { $0.constant.isNearZero ? nil : $0 }
    }
    tableau.objective.remove(row, priority: .infinity)
    if let rest { throw UnsatisfiableConstraint(conflicting: requiredConstraints(in: rest)) }
    dismiss(artificial, for: entry.marker)
  }

  /// Takes the artificial symbol, which is zero, out of the tableau.
  private mutating func dismiss(_ artificial: Symbol, for marker: Symbol) {
    if let row = tableau.row(of: artificial) {
      tableau.pivot(artificial, row.leadingSymbol(where: \.isRestricted) ?? marker)
    }
    tableau.discard(artificial)
  }

  /// The required constraints that already stand in the solver and whose markers occur in `row`.
  func requiredConstraints(in row: Row) -> [ConstraintToken] {
    let tokens = row.cells.map(\.symbol).filter { !$0.isExternal }.map { ConstraintToken(index: $0.index) }
    return Set(tokens).filter { installed[$0]?.constraint.isRequired == true }.sorted()
  }
}
