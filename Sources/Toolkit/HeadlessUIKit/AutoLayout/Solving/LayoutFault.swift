import Foundation

/// What the layout engine found wrong in a view.
public enum LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// A required constraint that cannot hold together with the others that are listed; the engine broke it.
  case unsatisfiable(String, conflictsWith: [String])
  /// Lengths of the view's frame that the constraints leave open: `x`, `y`, `width`, `height`.
  case ambiguous([String])

  /// What UIKit would print to the console.
  public var description: String {
    switch self {
    case .unsatisfiable(let broken, let others):
      """
      Unable to simultaneously satisfy constraints.
      \((others + [broken]).map { "    \($0)" }.joined(separator: "\n"))
      Will attempt to recover by breaking constraint
      \(broken)
      """
    case .ambiguous(let lengths): "Ambiguous layout: \(lengths.joined(separator: ", "))"
    }
  }
}

/// Where one of the solver's constraints comes from.
@MainActor
enum ConstraintOrigin {
  /// A size is never negative.
  case size(UIView, NSLayoutConstraint.Axis)
  /// A view is drawn to the size of its content.
  case content(UIView, NSLayoutConstraint.Axis)
  /// A guide lies where its owner says.
  case guide(UILayoutGuide, NSLayoutConstraint.Axis)
  /// Code activated it.
  case constraint(NSLayoutConstraint)

  /// The view that is told of faults.
  var owner: UIView? {
    switch self {
    case .size(let view, _), .content(let view, _): view
    case .guide(let guide, _): guide.owningView
    case .constraint(let constraint): constraint.owner
    }
  }

  /// The words for messages; only made when there is something to tell.
  var description: String {
    switch self {
    case .size(let view, let axis): "\(view.layoutName).\(Self.length(axis)) >= 0"
    case .content(let view, let axis): "\(view.layoutName).\(Self.length(axis)) of its content"
    case .guide(let guide, _): guide.layoutName
    case .constraint(let constraint): constraint.description
    }
  }

  private static func length(_ axis: NSLayoutConstraint.Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
