import Foundation
import LayoutSolver

/// One of the relations that a hierarchy asks the solver for, with a name by which the next layout finds it again.
@MainActor
struct LayoutRelation {
  let origin: ConstraintOrigin
  let constraint: LinearConstraint

  /// What stays the same from layout to layout.
  ///
  /// An object may take the address of one that is gone: then its relation replaces that one's, which is what the
  /// engine would do anyway.
  struct Key: Hashable, Sendable {
    let object: ObjectIdentifier
    let part: Part
  }

  /// Which of an object's relations it is.
  enum Part: Hashable, Sendable {
    case minimum(NSLayoutConstraint.Axis)
    case hugging(NSLayoutConstraint.Axis)
    case compression(NSLayoutConstraint.Axis)
    case origin(NSLayoutConstraint.Axis)
    case whole
  }

  /// A relation of an expression to zero.
  init(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    from origin: ConstraintOrigin
  ) {
    self.origin = origin
    constraint = LinearConstraint(
      expression.clamped, relation.linear, priority: Double(priority.rawValue))
  }

  var key: Key {
    switch origin {
    case .size(let view, let axis): Key(object: ObjectIdentifier(view), part: .minimum(axis))
    case .content(let view, let axis):
      Key(
        object: ObjectIdentifier(view),
        part: constraint.relation == .lessThanOrEqual ? .hugging(axis) : .compression(axis))
    case .guide(let guide, let axis): Key(object: ObjectIdentifier(guide), part: .origin(axis))
    case .constraint(let constraint): Key(object: ObjectIdentifier(constraint), part: .whole)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LinearExpression {
  /// The expression with a constant that the solver takes: a limit of `.greatestFiniteMagnitude` is no limit.
  fileprivate var clamped: LinearExpression {
    let limit = LayoutSolver.largestNumber
    var copy = self
    if constant.magnitude > limit { copy.constant = constant < 0 ? -limit : limit }
    return copy
  }
}
