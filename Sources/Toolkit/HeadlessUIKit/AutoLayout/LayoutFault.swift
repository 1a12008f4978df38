/// What the layout engine found wrong in a view.
public enum LayoutFault: Hashable, Sendable {
  /// A required constraint that cannot hold together with the others that are listed; the engine left it out.
  case unsatisfiable(String, conflictsWith: [String])
  /// Lengths of the view's frame that the constraints leave open: `x`, `y`, `width`, `height`.
  case ambiguous([String])
}
