/// A golden that no scenario owns any more, and a scenario without a golden that shows the same.
public struct GoldenRename: Hashable, Sendable {
  /// The orphan.
  public let from: GoldenPath
  /// The golden that is missing.
  public let to: GoldenPath
  /// How much of both storyboards is alike, in percent; 100 where they differ in the head only.
  public let likeness: Int

  public init(from: GoldenPath, to: GoldenPath, likeness: Int) {
    self.from = from
    self.to = to
    self.likeness = likeness
  }
}
