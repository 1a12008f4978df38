import Foundation

/// A fault that the layout engine found in the constraints of a view; UIKit prints such faults to the
/// console.
///
/// For example, for a view with constraints for a width of 10 and of 20 points:
///
///     view.layoutFaults
///     // [.unsatisfiable("UIView.width == 20", conflictsWith: ["UIView.width == 10"])]
public enum LayoutFault: Hashable, Sendable, CustomStringConvertible {
  /// A required constraint that the engine broke because it contradicts the listed ones.
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
