extension LayoutSolver {
  /// Adds a constraint and solves again.
  ///
  /// Throws if a required constraint contradicts required ones that are in the solver, or if a number is
  /// not finite or its magnitude exceeds ``largestNumber``; the solver is then unchanged.
  ///
  /// - Returns: The token by which the constraint is changed and removed.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(UnsatisfiableConstraint) -> ConstraintToken {
    guard constraint.expression.isUsable, constraint.priority > -.infinity else {
      throw UnsatisfiableConstraint(conflicting: [])
    }
    let token = ConstraintToken(index: nextConstraint, slot: freeSlots.last ?? installed.count)
    let entry = Installed(constraint, token)
    var row = expand(entry)
    if let subject = subject(of: row, entry) {
      // Charged before the substitution, which also replaces `subject` in the objective.
      charge(entry)
      row.solve(for: subject)
      tableau.substitute(subject, by: row)
      tableau.insert(subject, row)
    } else {
      try addThroughArtificial(row, entry, token)
    }
    tableau.optimize()
    if freeSlots.popLast() == nil { installed.append(entry) } else { installed[token.slot] = entry }
    nextConstraint += 1
    return token
  }

  /// Returns the constraint as an equation with zero in terms of the symbols outside the basis; its
  /// constant is not negative.
  private func expand(_ entry: Installed) -> Row {
    let expression = entry.constraint.expression
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      let symbol = Symbol(term.variable)
      if let expansion = tableau.row(of: symbol) {
        row.add(expansion, times: term.coefficient)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    row.add(entry.marker, times: entry.markerSign)
    if let violation = entry.violation { row.add(violation, times: -entry.markerSign) }
    // Noise of the wrong sign would flip the row and make a satisfied constraint look violated.
    if row.constant.isNearZero { row.constant = 0 }
    if row.constant < 0 { row.scale(by: -1) }
    return row
  }

  /// Returns a symbol that may become basic immediately: a variable, a symbol of the constraint that would
  /// not be negative, or the marker of a redundant equation; `nil` if there is no such symbol.
  private func subject(of row: Row, _ entry: Installed) -> Symbol? {
    if let variable = row.leadingSymbol(where: \.isExternal) { return variable }
    for own in [entry.marker, entry.violation] {
      if let own, own.isRestricted, row.coefficient(of: own) < 0 { return own }
    }
    let isRedundant = row.constant == 0 && row.cells.allSatisfy(\.symbol.isDummy)
    return isRedundant && entry.marker.isDummy ? entry.marker : nil
  }

  /// Adds the constraint's violation to the objective, at its priority.
  private mutating func charge(_ entry: Installed) {
    let priority = entry.constraint.priority
    if entry.chargesMarker { tableau.objective.add(Row(entry.marker), priority: priority) }
    if let violation = entry.violation { tableau.objective.add(Row(violation), priority: priority) }
  }
}

extension LayoutSolver {
  /// Adds a required constraint that the current solution violates.
  ///
  /// An artificial symbol represents the violation, which is minimized before everything else. If it does
  /// not become zero, the constraints in its row are the contradiction.
  mutating func addThroughArtificial(
    _ row: Row, _ entry: Installed, _ token: ConstraintToken
  ) throws(UnsatisfiableConstraint) {
    let artificial = Symbol(.artificial, token.slot)
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

  /// Removes the artificial symbol, which is zero, from the tableau.
  private mutating func dismiss(_ artificial: Symbol, for marker: Symbol) {
    if let row = tableau.row(of: artificial) {
      tableau.pivot(artificial, row.leadingSymbol(where: \.isRestricted) ?? marker)
    }
    tableau.discard(artificial)
  }

  /// Returns the required constraints that are already in the solver and whose markers occur in
  /// `row`.
  func requiredConstraints(in row: Row) -> [ConstraintToken] {
    let slots = Set(row.cells.map(\.symbol).filter { !$0.isExternal }.map(\.index))
    let entries = slots.compactMap { $0 < installed.count ? installed[$0] : nil }
    return entries.filter(\.constraint.isRequired).map(\.token).sorted()
  }
}

extension LayoutSolver.Installed {
  init(_ constraint: LinearConstraint, _ token: ConstraintToken) {
    let slot = token.slot
    self.constraint = constraint
    self.token = token
    switch (constraint.relation, constraint.isRequired) {
    case (.equal, true): (marker, violation) = (Symbol(.dummy, slot), nil)
    case (.equal, false): (marker, violation) = (Symbol(.excess, slot), Symbol(.shortfall, slot))
    case (.lessThanOrEqual, false): (marker, violation) = (Symbol(.slack, slot), Symbol(.excess, slot))
    case (.greaterThanOrEqual, false): (marker, violation) = (Symbol(.slack, slot), Symbol(.shortfall, slot))
    case (_, true): (marker, violation) = (Symbol(.slack, slot), nil)
    }
  }

  var markerSign: Double {
    /// The marker's sign in the equation: a slack is added to a value below zero, an excess is subtracted
    /// from one above zero.
    switch constraint.relation {
    case .equal: constraint.isRequired ? 1 : -1
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: -1
    }
  }
}
