/// One unknown of a ``LayoutSolver``, such as the left edge of a view.
///
/// Only the solver that made a variable knows its value. Variables are ordered by their creation.
public struct LayoutVariable: Hashable, Sendable {
  let index: Int
}
