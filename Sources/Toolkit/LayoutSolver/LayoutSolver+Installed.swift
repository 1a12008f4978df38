extension LayoutSolver.Installed {
  init(_ constraint: LinearConstraint, _ token: ConstraintToken) {
    let index = token.index
    self.constraint = constraint
    switch (constraint.relation, constraint.isRequired) {
    case (.equal, true): (marker, violations) = (Symbol(.dummy, index), [])
    case (.equal, false):
      marker = Symbol(.excess, index)
      violations = [marker, Symbol(.shortfall, index)]
    case (.lessThanOrEqual, false): (marker, violations) = (Symbol(.slack, index), [Symbol(.excess, index)])
    case (.greaterThanOrEqual, false):
      (marker, violations) = (Symbol(.slack, index), [Symbol(.shortfall, index)])
    case (_, true): (marker, violations) = (Symbol(.slack, index), [])
    }
  }

  /// The constraint's own symbols with the signs by which they turn its expression into an equation with zero.
  ///
  /// The marker is the first.
  var signs: [(symbol: Symbol, sign: Double)] {
    let others = violations.filter { $0 != marker }
    return [(marker, markerSign)] + others.map { ($0, -markerSign) }
  }

  var markerSign: Double {
    switch constraint.relation {
    case .equal: constraint.isRequired ? 1 : -1
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: -1
    }
  }
}
