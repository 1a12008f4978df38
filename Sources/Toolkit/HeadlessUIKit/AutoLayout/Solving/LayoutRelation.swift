import Foundation
import LayoutSolver

/// One of the relations that a hierarchy requires, with a key by which the next layout finds it
/// again.
@MainActor
struct LayoutRelation {
  let origin: ConstraintOrigin
  let constraint: LinearConstraint

  /// The identity of a relation, which stays the same from layout to layout.
  ///
  /// An object may get the address of one that is gone. Its relation then replaces that one's,
  /// which is what the engine would do anyway.
  struct Key: Hashable, Sendable {
    let object: ObjectIdentifier
    let part: Part
  }

  /// Which of an object's relations it is.
  enum Part: Hashable, Sendable {
    /// That a length is not negative.
    case minimum(NSLayoutConstraint.Axis)
    /// That a view does not grow beyond its content.
    case hugging(NSLayoutConstraint.Axis)
    /// That a view does not shrink below its content.
    case compression(NSLayoutConstraint.Axis)
    /// The origin of a guide.
    case origin(NSLayoutConstraint.Axis)
    /// That a scroll view's content is as large as code made it.
    case contentSize(NSLayoutConstraint.Axis)
    /// The only relation of a constraint.
    case whole
  }

  /// Creates a relation of an expression to zero.
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
    case .contentSize(let guide, let axis): Key(object: ObjectIdentifier(guide), part: .contentSize(axis))
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
  /// The expression with a constant within the solver's range.
  ///
  /// Code uses `.greatestFiniteMagnitude` for a limit that is none.
  fileprivate var clamped: LinearExpression {
    let limit = LayoutSolver.largestNumber
    var copy = self
    if constant.magnitude > limit { copy.constant = constant < 0 ? -limit : limit }
    return copy
  }
}
