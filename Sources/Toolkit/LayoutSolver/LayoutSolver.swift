/// Solves linear constraints with priorities, incrementally: Cassowary's algorithm for layout.
///
/// Required constraints always hold. Below them, each priority is a separate level: the solver first
/// minimizes the sum of violations at the highest level, then, among the remaining solutions, at the next
/// level, and so on. Adding, removing or changing a constraint takes the former solution to the new one in
/// a few pivots, at the cost of the equations in which its symbols occur.
///
///     var solver = LayoutSolver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     try solver.add(LinearConstraint(left + width, .equal, 390))
///     try solver.add(LinearConstraint(LinearExpression(width), .equal, 100, priority: 750))
///     solver.value(of: left)  // 290
///
/// Differences below 1e-8 are ignored, so numbers up to about 1e7 are exact enough. The same calls in the
/// same order give the same values, bit for bit.
package struct LayoutSolver: Sendable {
  /// The record of a constraint, in addition to its row in the tableau.
  struct Installed: Hashable, Sendable {
    var constraint: LinearConstraint
    /// The symbol that occurs in every row that depends on the constraint.
    var marker: Symbol
    /// A symbol that measures the violation of the constraint on one side; `nil` for a required constraint.
    var violation: Symbol?
    let token: ConstraintToken

    /// Whether the marker measures violations, too.
    var chargesMarker: Bool { constraint.relation == .equal && !constraint.isRequired }
  }

  var tableau = Tableau()
  /// The constraints by the slots of their tokens.
  var installed: [Installed?] = []
  /// The slots of constraints that were removed.
  var freeSlots: [Int] = []
  private var suggestions: [LayoutVariable: ConstraintToken] = [:]
  var nextConstraint = 0
  private var nextVariable = 0

  package init() {}

  /// The largest magnitude of a coefficient or constant, 1e9; larger numbers are refused.
  package static let largestNumber: Double = 1e9

  /// Makes an unconstrained variable.
  package mutating func makeVariable() -> LayoutVariable {
    defer { nextVariable += 1 }
    return LayoutVariable(index: nextVariable)
  }

  /// Returns the value of `variable` in the current solution; 0 if it is unconstrained.
  package func value(of variable: LayoutVariable) -> Double {
    tableau.row(of: Symbol(variable))?.constant ?? 0
  }

  /// Whether the solver records which values change; `false` by default.
  package var recordsChangedVariables: Bool {
    get { tableau.changedVariables != nil }
    set { tableau.changedVariables = newValue ? [] : nil }
  }

  /// Returns the variables whose values changed since recording began or since the last call. Some may
  /// occur several times, or have their former values again.
  package mutating func takeChangedVariables() -> [LayoutVariable] {
    defer { tableau.changedVariables?.removeAll() }
    return (tableau.changedVariables ?? []).map { LayoutVariable(index: $0.index) }
  }

  /// Returns the value of `expression` in the current solution.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}

extension LayoutSolver {
  /// Changes the constant of a constraint's expression and solves again; the constraint keeps its
  /// token.
  ///
  /// Throws if a required constraint would contradict other required ones, or if the constant is not finite
  /// or its magnitude exceeds ``largestNumber``; the solver is then unchanged.
  ///
  /// - Parameters:
  ///   - constant: The constant of the expression that is compared with zero: -100 for `width == 100`.
  ///   - token: The constraint; ignored if it is no longer in the solver.
  package mutating func setConstant(
    _ constant: Double, of token: ConstraintToken
  ) throws(UnsatisfiableConstraint) {
    guard let entry = entry(of: token) else { return }
    guard constant.isUsable else { throw UnsatisfiableConstraint(conflicting: []) }
    let change = constant - entry.constraint.expression.constant
    let contradiction = tableau.attempt { tableau in
      // A new constant changes rows but not costs, so the solution remains optimal and the dual simplex
      // suffices.
      tableau.shift(entry.marker, by: change / entry.markerSign)
      return tableau.restoreFeasibility()
    }
    if let contradiction {
      throw UnsatisfiableConstraint(conflicting: others(in: contradiction, than: token))
    }
    installed[token.slot]?.constraint.expression.constant = constant
  }

  /// Returns the record of a constraint; `nil` if it is no longer in the solver.
  func entry(of token: ConstraintToken) -> Installed? {
    guard token.slot < installed.count, let entry = installed[token.slot], entry.token == token else {
      return nil
    }
    return entry
  }

  private func others(in contradiction: Tableau.Equation, than token: ConstraintToken) -> [ConstraintToken] {
    var row = contradiction.row
    // The equation's basic symbol represents a constraint, too.
    row.add(contradiction.basic, times: -1)
    return requiredConstraints(in: row).filter { $0 != token }
  }

  /// Suggests a value of a variable, as a drag or a window's size does, and solves again. The next
  /// suggestion for the variable replaces it.
  ///
  /// For example, with `2 * half == width` and `half <= 150`, which are required:
  ///
  ///     solver.suggest(100, for: width)
  ///     solver.value(of: half)  // 50
  ///     solver.suggest(400, for: width)
  ///     solver.value(of: half)  // 150
  ///
  /// - Parameters:
  ///   - value: The value; ignored if it is not finite or its magnitude exceeds ``largestNumber``.
  ///   - variable: The variable.
  ///   - priority: The priority, 999 by default. A suggestion is never required: 1000 and more count as the
  ///     highest priority below 1000.
  package mutating func suggest(_ value: Double, for variable: LayoutVariable, priority: Double = 999) {
    let priority = min(priority, LinearConstraint.required.nextDown)
    if let token = suggestions[variable], entry(of: token)?.constraint.priority == priority {
      try? setConstant(-value, of: token)
    } else {
      let distance = variable - LinearExpression(constant: value)
      let equation = LinearConstraint(distance, .equal, priority: priority)
      // Added before the former suggestion is removed, which remains if the value is refused.
      guard let token = try? add(equation) else { return }
      endSuggestion(for: variable)
      suggestions[variable] = token
    }
  }

  /// Removes the suggestion for `variable` and solves again.
  package mutating func endSuggestion(for variable: LayoutVariable) {
    guard let token = suggestions.removeValue(forKey: variable) else { return }
    remove(token)
  }
}

extension LayoutSolver {
  /// Removes a constraint and solves again; a token that is no longer in the solver is ignored.
  package mutating func remove(_ token: ConstraintToken) {
    guard let entry = entry(of: token) else { return }
    installed[token.slot] = nil
    freeSlots.append(token.slot)
    let priority = entry.constraint.priority
    if entry.chargesMarker {
      tableau.objective.remove(tableau.expansion(of: entry.marker), priority: priority)
    }
    if let violation = entry.violation {
      tableau.objective.remove(tableau.expansion(of: violation), priority: priority)
    }
    bringIntoBasis(entry.marker)
    // The marker's row is now the constraint itself, and no other row depends on it.
    tableau.removeRow(of: entry.marker)
    if entry.chargesMarker { tableau.discard(entry.marker) }
    if let violation = entry.violation { tableau.discard(violation) }
    tableau.optimize()
  }

  private mutating func bringIntoBasis(_ marker: Symbol) {
    guard tableau.row(of: marker) == nil, let leaving = tableau.symbolToLeave(for: marker) else { return }
    tableau.pivot(leaving, marker)
  }
}
