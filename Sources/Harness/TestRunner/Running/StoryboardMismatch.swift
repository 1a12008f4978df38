import Storyboards

/// Two storyboards that should be equal, and how they differ.
public struct StoryboardMismatch: Hashable, Sendable {
  /// What should be there: the golden as far as it can be read, or an earlier take.
  public let expected: Storyboard
  public let actual: Storyboard
  public let difference: StoryboardDifference

  public init(expected: Storyboard, actual: Storyboard) {
    self.expected = expected
    self.actual = actual
    difference = StoryboardDifference(golden: expected, actual: actual)
  }
}
