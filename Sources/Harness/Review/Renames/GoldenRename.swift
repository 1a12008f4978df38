import GoldenFiles

/// A golden that no scenario owns any more, and a scenario without a golden that shows the same.
package struct GoldenRename: Hashable, Sendable {
  /// The orphan.
  package let from: GoldenPath
  /// The golden that is missing.
  package let to: GoldenPath
  /// How much of both storyboards is alike, in percent; 100 where they differ in the head only.
  package let likeness: Int

  package init(from: GoldenPath, to: GoldenPath, likeness: Int) {
    self.from = from
    self.to = to
    self.likeness = likeness
  }
}
