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
  /// The weight on UIKit's scale: 1000 must hold; below, a higher one outweighs all lower ones
  /// together.
  package var priority: Double

  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = LinearConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// Makes the constraint that `left` relates to `right`; its expression is their difference.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = LinearConstraint.required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// The identity of one constraint in a ``LayoutSolver``, by which it is changed and removed.
///
/// Tokens are ordered by their creation and never reused.
package struct ConstraintToken: Hashable, Comparable, Sendable {
  let index: Int
  /// The number of the constraint in the solver, which another one gets after it is removed.
  let slot: Int

  package static func < (left: ConstraintToken, right: ConstraintToken) -> Bool {
    left.index < right.index
  }
}

/// A required constraint that contradicts required constraints already in the solver.
package struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The constraints that cannot hold together with the refused one, in order of creation.
  ///
  /// Removing any one of them ends this contradiction. Empty if the refused constraint is false by
  /// itself, or contains a number that the solver cannot calculate with.
  package let conflicting: [ConstraintToken]

  package init(conflicting: [ConstraintToken]) {
    self.conflicting = conflicting
  }
}
