import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Reports

@Suite struct StoryboardDifferenceFilmTests {
  /// How many inputs are drawn on each picture of each step.
  private func inputs(_ golden: Storyboard, _ actual: Storyboard) -> [[Int]] {
    var sheet = WireframeSheet()
    return StoryboardDifference(golden: golden, actual: actual).frames(
      from: golden, to: actual, anchor: "a", words: ("Golden", "Now"), on: &sheet
    ).map { $0.pictures.map { $0.picture.content.ranges(of: "<g class=\"input\"").count } }
  }

  @Test func `The input of the next step is drawn on what it is made with, on both sides`() {
    let golden = SettingsRun.storyboard(1, steps: 3)
    let actual = SettingsRun.storyboard(1, steps: 3, isChanged: true)
    expectEqual(inputs(golden, golden), [[1], [1], [0]])
    expectEqual(inputs(golden, actual), [[1, 1], [1, 1], [0, 0]])
    // The golden ends before the input.
    expectEqual(inputs(SettingsRun.storyboard(1, steps: 1), actual), [[0, 1], [1], [0]])
  }
}
