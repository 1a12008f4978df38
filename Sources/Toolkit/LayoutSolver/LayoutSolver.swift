/// Solves linear constraints with priorities, incrementally: Cassowary's algorithm for layout.
///
/// Required constraints always hold. Below them each priority is a level of its own: the solver first makes the sum
/// of violations at the highest level as small as can be, then that of the next one among what is left, and so on.
/// Adding, removing and changing a constraint moves the former solution to the new one by a few pivots, and costs no
/// more than the equations that know its symbols.
///
///     var solver = LayoutSolver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     try solver.add(LinearConstraint(left + width, .equal, 390))
///     try solver.add(LinearConstraint(LinearExpression(width), .equal, 100, priority: 750))
///     solver.value(of: left)  // 290
///
/// Differences below 1e-8 do not count, which leaves room for numbers up to about 1e7.
/// The same calls in the same order give the same values, bit for bit.
public struct LayoutSolver: Sendable {
  /// What the solver remembers of a constraint besides its row.
  struct Installed: Hashable, Sendable {
    var constraint: LinearConstraint
    /// The symbol that occurs in every row that depends on the constraint.
    var marker: Symbol
    /// The symbols that measure its violation.
    var violations: [Symbol]
  }

  var tableau = Tableau()
  /// Looked up, never iterated: the order of hashes must not matter.
  var installed: [ConstraintToken: Installed] = [:]
  var suggestions: [LayoutVariable: ConstraintToken] = [:]
  var nextConstraint = 0
  private var nextVariable = 0

  public init() {}

  /// The largest magnitude of a coefficient or constant; what is beyond is refused.
  public static let largestNumber: Double = 1e9

  /// Makes a variable that nothing constrains yet.
  public mutating func makeVariable() -> LayoutVariable {
    defer { nextVariable += 1 }
    return LayoutVariable(index: nextVariable)
  }

  /// The value of `variable` in the present solution, 0 where nothing constrains it.
  public func value(of variable: LayoutVariable) -> Double {
    tableau.row(of: Symbol(variable))?.constant ?? 0
  }

  /// The value of `expression` in the present solution.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}
