/// A coordinator, as the tree shows it.
public struct CoordinatorTreeRow: Hashable, Sendable {
  public let name: String
  /// How many coordinators are above it.
  public let depth: Int
  /// What the coordinator is doing, in a word.
  public let state: String
  public let isStarted: Bool
  public let isOverlay: Bool

  public init(name: String, depth: Int, state: String, isStarted: Bool, isOverlay: Bool) {
    (self.name, self.depth, self.state) = (name, depth, state)
    (self.isStarted, self.isOverlay) = (isStarted, isOverlay)
  }
}
