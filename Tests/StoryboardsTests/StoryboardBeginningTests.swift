import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct StoryboardBeginningTests {
  private func storyboard(_ texts: [String], script: String = "launch") -> Storyboard {
    Storyboard(
      useCase: "Lamp", script: script, configuration: "iPhone",
      steps: texts.map { Step(cause: "launch", tree: RenderNode("UILabel", text: $0)) })
  }

  @Test func `Where the readable steps of a damaged golden differ, they alone are compared`() {
    let beginning = storyboard(["a", "b", "c"]).beginning(differingFrom: storyboard(["a", "x"]))
    expectEqual(beginning, storyboard(["a", "b"]))

    expectEqual(storyboard(["a"]).beginning(differingFrom: storyboard(["a", "b"])), storyboard(["a"]))

    let golden = storyboard(["a"], script: "other")
    expectEqual(storyboard(["a", "b"]).beginning(differingFrom: golden), storyboard(["a"]))

    expectNil(storyboard(["a", "b"]).beginning(differingFrom: storyboard(["a"])))
    expectNil(storyboard(["a"]).beginning(differingFrom: storyboard([], script: "other")))
  }
}
