/// The name of one constraint inside a ``LayoutSolver``, by which it is changed and removed.
///
/// Tokens are ordered by their creation and never used again.
public struct ConstraintToken: Hashable, Comparable, Sendable {
  let index: Int

  public static func < (left: ConstraintToken, right: ConstraintToken) -> Bool {
    left.index < right.index
  }
}
