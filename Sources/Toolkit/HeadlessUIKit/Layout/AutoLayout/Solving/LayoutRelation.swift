import Foundation
import LayoutSolver

/// One of the relations that determine a hierarchy's layout.
@preconcurrency @MainActor
final class LayoutRelation {
  /// The view that reports a fault.
  unowned let node: LayoutNode
  let origin: Origin
  /// The relation between the engine's unknowns.
  var constraint: LinearConstraint
  /// The position in the order of the hierarchy and of activation.
  var order: Int

  // MARK: Solving

  /// The relations that are solved together with this one.
  unowned var group: LayoutGroup?
  /// The index in the group.
  var index = 0
  /// The relation in the group's solver.
  var token: ConstraintToken?
  /// How the relation differs from the solver's version.
  var change: Change = .none

  // MARK: Reading

  /// The views whose frames or offsets were read as numbers.
  var sources: [Unowned<LayoutNode>] = []
  /// The views whose insets were read.
  var insetOwners: [Unowned<UIView>] = []
  var usesBaseline = false
  /// The index among the engine's relations that depend on insets or lines of text.
  var variableIndex: Int?

  init(_ constraint: LinearConstraint, from origin: Origin, of node: LayoutNode, order: Int) {
    (self.constraint, self.origin, self.node, self.order) = (constraint, origin, node, order)
  }

  /// What a relation comes from.
  enum Origin {
    /// A length of a view is never negative.
    case size(NSLayoutConstraint.Axis)
    /// A view does not grow beyond its content.
    case hugging(NSLayoutConstraint.Axis)
    /// A view does not shrink below its content.
    case compression(NSLayoutConstraint.Axis)
    /// A scroll view's content begins at the origin of its coordinates.
    case guideOrigin(LayoutFrame, NSLayoutConstraint.Axis)
    /// A scroll view's content is as large as code made it.
    case guideLength(LayoutFrame, NSLayoutConstraint.Axis)
    /// Code activated a constraint.
    case constraint(Unowned<NSLayoutConstraint>)
  }

  enum Change {
    case none
    /// Only the constant differs.
    case moved
    /// The whole relation differs, or is not in the solver.
    case replaced
    /// The relation is no longer required.
    case removed
  }

  /// Whether the relation keeps a length from being negative.
  var keepsLength: Bool {
    if case .size = origin { true } else { false }
  }

  /// The text for messages, computed only if there is something to report.
  var description: String {
    switch origin {
    case .size(let axis): "\(node.view.layoutName).\(Self.length(axis)) >= 0"
    case .hugging(let axis), .compression(let axis):
      "\(node.view.layoutName).\(Self.length(axis)) of its content"
    case .guideOrigin(let frame, _): frame.guide?.layoutName ?? ""
    case .guideLength(let frame, let axis):
      "\(frame.guide?.layoutName ?? "").\(Self.length(axis)) of its content"
    case .constraint(let constraint): constraint.object.description
    }
  }

  private static func length(_ axis: NSLayoutConstraint.Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }

  /// Replaces the constraint, and records how it differs from the solver's version.
  func change(to target: LinearConstraint) {
    let isMoved =
      constraint.relation == target.relation && constraint.priority == target.priority
      && constraint.expression.terms == target.expression.terms
    if change != .replaced { change = isMoved ? .moved : .replaced }
    constraint = target
  }
}

extension LinearConstraint {
  /// Creates a relation of an expression to zero.
  init(
    _ expression: LinearExpression, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
  ) {
    self.init(expression.clamped, relation.linear, priority: Double(priority.rawValue))
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
  /// Code uses `.greatestFiniteMagnitude` for "no limit".
  fileprivate var clamped: LinearExpression {
    let limit = LayoutSolver.largestNumber
    guard constant.magnitude > limit else { return self }
    return LinearExpression(terms, constant: constant < 0 ? -limit : limit)
  }
}
