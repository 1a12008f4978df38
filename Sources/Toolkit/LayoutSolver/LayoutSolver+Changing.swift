extension LayoutSolver {
  /// Changes the constant of a constraint's expression and solves anew; the constraint's token stays.
  ///
  /// Throws where a required constraint would contradict other required ones, or the constant is not finite or
  /// beyond ``largestNumber``; the solver is then unchanged. A token that is no longer in the solver is ignored.
  public mutating func setConstant(
    _ constant: Double, of token: ConstraintToken
  ) throws(UnsatisfiableConstraint) {
    guard var entry = installed[token] else { return }
    guard constant.isUsable else { throw UnsatisfiableConstraint(conflicting: []) }
    let change = constant - entry.constraint.expression.constant
    let contradiction = tableau.attempt { tableau in
      tableau.shift(entry.marker, by: change / entry.markerSign)
      return tableau.restoreFeasibility()
    }
    if let contradiction {
      throw UnsatisfiableConstraint(conflicting: others(in: contradiction, than: token))
    }
    entry.constraint.expression.constant = constant
    installed[token] = entry
  }

  private func others(in contradiction: Tableau.Equation, than token: ConstraintToken) -> [ConstraintToken] {
    var row = contradiction.row
    row.add(contradiction.basic, times: -1)
    return requiredConstraints(in: row).filter { $0 != token }
  }

  /// Asks for a value of `variable`, as a drag or a window's size does, and solves anew.
  ///
  /// A suggestion is an equation of its own that is strong, but never required: a priority of 1000 or more counts
  /// as the highest below. The next suggestion for the variable replaces it. A value that is not finite, or beyond
  /// ``largestNumber``, is ignored.
  public mutating func suggest(_ value: Double, for variable: LayoutVariable, priority: Double = 999) {
    let priority = min(priority, LinearConstraint.required.nextDown)
    if let token = suggestions[variable], installed[token]?.constraint.priority == priority {
      try? setConstant(-value, of: token)
    } else {
      let distance = variable - LinearExpression(constant: value)
      let equation = LinearConstraint(distance, .equal, priority: priority)
      guard let token = try? add(equation) else { return }
      endSuggestion(for: variable)
      suggestions[variable] = token
    }
  }

  /// Takes the suggestion for `variable` back and solves anew.
  public mutating func endSuggestion(for variable: LayoutVariable) {
    guard let token = suggestions.removeValue(forKey: variable) else { return }
    remove(token)
  }
}
