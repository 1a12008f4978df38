/// A required constraint contradicts required constraints that the solver already holds.
public struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The constraints that cannot hold along with the refused one, in order of creation.
  ///
  /// Taking any of them away ends this contradiction. Empty where the refused constraint is false by itself, or
  /// holds a number that the solver cannot reckon with.
  public let conflicting: [ConstraintToken]

  public init(conflicting: [ConstraintToken]) {
    self.conflicting = conflicting
  }
}
