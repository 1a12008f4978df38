import Foundation

/// A fault that the layout engine found in the constraints of a view; UIKit prints such to the
/// console.
public enum LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// A required constraint that cannot hold together with the others that are listed; the engine
  /// broke it.
  case unsatisfiable(String, conflictsWith: [String])
  /// The parts of the view's frame that the constraints leave open: `x`, `y`, `width`, `height`.
  case ambiguous([String])

  /// The message that UIKit would print to the console.
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

/// What one of the solver's constraints comes from.
@MainActor
enum ConstraintOrigin {
  /// A length of a view is never negative.
  case size(UIView, NSLayoutConstraint.Axis)
  /// A view is drawn to the size of its content.
  case content(UIView, NSLayoutConstraint.Axis)
  /// A guide is where its owner puts it.
  case guide(UILayoutGuide, NSLayoutConstraint.Axis)
  /// A scroll view's content is as large as code made it.
  case contentSize(UILayoutGuide, NSLayoutConstraint.Axis)
  /// Code activated a constraint.
  case constraint(NSLayoutConstraint)

  /// The view that reports a fault.
  var owner: UIView? {
    switch self {
    case .size(let view, _), .content(let view, _): view
    case .guide(let guide, _), .contentSize(let guide, _): guide.owningView
    case .constraint(let constraint): constraint.owner
    }
  }

  /// The words for messages, which are made only if there is something to report.
  var description: String {
    switch self {
    case .size(let view, let axis): "\(view.layoutName).\(Self.length(axis)) >= 0"
    case .content(let view, let axis): "\(view.layoutName).\(Self.length(axis)) of its content"
    case .guide(let guide, _): guide.layoutName
    case .contentSize(let guide, let axis): "\(guide.layoutName).\(Self.length(axis)) of its content"
    case .constraint(let constraint): constraint.description
    }
  }

  private static func length(_ axis: NSLayoutConstraint.Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
