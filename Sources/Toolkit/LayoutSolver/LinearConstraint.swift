/// An expression that should equal zero, or lie on one side of it, and how much that matters.
///
///     LinearConstraint(left + 8, .lessThanOrEqual, LinearExpression(right), priority: 750)
public struct LinearConstraint: Hashable, Sendable {
  /// How an expression compares with zero.
  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The priority from which on a constraint must hold.
  public static let required: Double = 1000

  public var expression: LinearExpression
  public var relation: Relation
  /// UIKit's scale: 1000 must hold; of the others, one that is higher outweighs all that are lower together.
  public var priority: Double

  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = LinearConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The constraint that `left` relates to `right`; its expression is their difference.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = LinearConstraint.required
  ) {
    self.init(left - right, relation, priority: priority)
  }

  /// Whether the constraint must hold.
  public var isRequired: Bool { priority >= Self.required }
}
