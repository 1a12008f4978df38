import Storyboards

/// Two storyboards that should be equal, and how they differ.
package struct StoryboardMismatch: Hashable, Sendable {
  /// What should be there: the golden as far as it can be read, or an earlier take.
  package let expected: Storyboard
  package let actual: Storyboard
  package let difference: StoryboardDifference

  package init(expected: Storyboard, actual: Storyboard) {
    self.expected = expected
    self.actual = actual
    difference = StoryboardDifference(golden: expected, actual: actual)
  }
}
