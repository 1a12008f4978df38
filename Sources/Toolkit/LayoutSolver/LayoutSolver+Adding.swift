extension LayoutSolver {
  /// Adds a constraint and solves anew.
  ///
  /// Throws where a required constraint contradicts required ones that are there, or a number is not finite or
  /// beyond ``largestNumber``; the solver is then unchanged.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint
  ) throws(UnsatisfiableConstraint) -> ConstraintToken {
    guard constraint.expression.isUsable, constraint.priority > -.infinity else {
      throw UnsatisfiableConstraint(conflicting: [])
    }
    let token = ConstraintToken(index: nextConstraint)
    let entry = Installed(constraint, token)
    var row = expand(entry)
    if let subject = subject(of: row, entry) {
      charge(entry)
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.insert(subject, row)
    } else {
      try addThroughArtificial(row, entry, token)
    }
    tableau.optimize()
    installed[token] = entry
    nextConstraint += 1
    return token
  }

  /// The constraint as an equation with zero in terms of the symbols outside the basis; its constant is >= 0.
  private func expand(_ entry: Installed) -> Row {
    let expression = entry.constraint.expression
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      row.add(tableau.expansion(of: Symbol(term.variable)), times: term.coefficient)
    }
    for (symbol, sign) in entry.signs { row.add(symbol, times: sign) }
    if row.constant.isNearZero { row.constant = 0 }
    if row.constant < 0 { row.scale(by: -1) }
    return row
  }

  /// A symbol that may become basic right away: a variable, a symbol of the constraint that would not be negative,
  /// or the marker of a redundant equation.
  private func subject(of row: Row, _ entry: Installed) -> Symbol? {
    if let variable = row.leadingSymbol(where: \.isExternal) { return variable }
    if let own = entry.signs.first(where: { $0.symbol.isRestricted && row.coefficient(of: $0.symbol) < 0 }) {
      return own.symbol
    }
    let isRedundant = row.constant == 0 && row.cells.allSatisfy(\.symbol.isDummy)
    return isRedundant && entry.marker.isDummy ? entry.marker : nil
  }

  /// Charges the constraint's violation to the objective.
  private mutating func charge(_ entry: Installed) {
    for symbol in entry.violations {
      tableau.objective.add(Row(symbol), priority: entry.constraint.priority)
    }
  }
}
