import Expectations
import RenderTree
import Review
import Storyboards
import Testing

@Suite struct StoryboardDifferenceExtentTests {
  private func difference(_ golden: String, _ actual: String) throws -> StoryboardDifference {
    StoryboardDifference(golden: try Storyboard(text: golden), actual: try Storyboard(text: actual))
  }

  @Test func `the extent counts nodes and steps, names the worst, and leaves out the head`() throws {
    forEachRow([
      (["1", "2"], ["1", "3"], "text, 1 node in 1 step"),
      (["1", "2"], ["3", "4"], "text, 2 nodes in 1 step"),
      (["1", "2"], ["1"], "structure, 1 node in 1 step"), (["1"], ["1"], ""),
    ]) { golden, actual, extent in
      let difference = try difference(PendingBox.text("a", golden), PendingBox.text("a", actual))
      expectEqual(difference.extent, extent)
    }

    expectEmpty(try difference(PendingBox.text("a", ["1"]), PendingBox.text("b", ["1"])).extent)
  }
}
