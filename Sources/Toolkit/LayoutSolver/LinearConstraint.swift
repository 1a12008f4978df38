/// An expression that should be equal to zero, or on one side of it, with a priority.
///
///     LinearConstraint(left + 8, .lessThanOrEqual, LinearExpression(right), priority: 750)
package struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares with zero.
  package enum Relation: Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// The priority at and above which a constraint must hold: 1000, as in UIKit.
  package static let required: Double = 1000

  package var expression: LinearExpression
  package var relation: Relation
  /// The priority on UIKit's scale: at 1000 and above the constraint must hold; below, a higher priority
  /// outweighs all lower ones together.
  package var priority: Double

  /// Creates a constraint of an expression to zero.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - relation: How the expression compares with zero.
  ///   - priority: The priority; ``required`` by default.
  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = LinearConstraint.required
  ) {
    (self.expression, self.relation, self.priority) = (expression, relation, priority)
  }

  /// Creates a constraint between two expressions; its ``expression`` is `left - right`.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority; ``required`` by default.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = LinearConstraint.required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// The identity of a constraint in a ``LayoutSolver``, by which it is changed and removed.
///
/// Tokens are ordered by their creation and never reused.
package struct ConstraintToken: Hashable, Comparable, Sendable {
  let index: Int
  /// The constraint's index in the solver, which is reused after the constraint is removed.
  let slot: Int

  package static func < (left: ConstraintToken, right: ConstraintToken) -> Bool {
    left.index < right.index
  }
}

/// A required constraint that contradicts required constraints already in the solver.
package struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The constraints that cannot hold together with the refused one, in order of creation.
  ///
  /// Removing any one of them resolves this contradiction. Empty if the refused constraint is false by
  /// itself, or contains a number that is not finite or too large.
  ///
  /// For example, with `left == 0` and `left + width == 100` in the solver, both required, `width == 200` is
  /// refused with the tokens of those two.
  package let conflicting: [ConstraintToken]

  package init(conflicting: [ConstraintToken]) {
    self.conflicting = conflicting
  }
}
