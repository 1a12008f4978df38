/// A coordinator, as the tree shows it.
package struct CoordinatorTreeRow: Hashable, Sendable {
  package let name: String
  /// How many coordinators are above it.
  package let depth: Int
  /// What the coordinator is doing, in a word.
  package let state: String
  package let isStarted: Bool
  package let isOverlay: Bool

  package init(name: String, depth: Int, state: String, isStarted: Bool, isOverlay: Bool) {
    (self.name, self.depth, self.state) = (name, depth, state)
    (self.isStarted, self.isOverlay) = (isStarted, isOverlay)
  }
}
