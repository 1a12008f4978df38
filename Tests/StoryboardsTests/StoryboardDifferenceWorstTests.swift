import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct StoryboardDifferenceWorstTests {
  private func difference(_ golden: [Step], _ actual: [Step]) -> StoryboardDifference {
    func storyboard(_ steps: [Step], _ script: String) -> Storyboard {
      Storyboard(useCase: "A / a", script: script, configuration: "c", steps: steps)
    }
    return StoryboardDifference(golden: storyboard(golden, "s"), actual: storyboard(actual, "t"))
  }

  private func step(_ cause: String, _ text: String, calls: [String] = []) -> Step {
    Step(cause: cause, calls: calls, tree: RenderNode("UILabel", text: text))
  }

  @Test func `the step with the worst difference comes first; one too many or too few is structure`() {
    let whole = difference(
      [step("launch", "a"), step("tap", "b"), step("wipe", "c")],
      [step("launch", "x"), step("tap", "y"), step("wipe", "y", calls: ["send"])])
    expectEqual(whole.worstSteps.map(\.number), [3, 1, 2])
    expectEqual(whole.worstSteps.map(\.severity), [.structure, .text, .text])
    expectEqual(
      whole.worstLines,
      [
        "- script: s", "+ script: t", "step 3: wipe", "  + called  send",
        #"  changed UILabel "c": "c" -> "y""#,
        "step 1: launch", #"  changed UILabel "a": "a" -> "x""#, "step 2: tap",
        #"  changed UILabel "b": "b" -> "y""#,
      ])

    let uneven = difference([step("launch", "a"), step("tap", "a")], [step("launch", "b")])
    expectEqual(uneven.worstSteps.map(\.severity), [.structure, .text])
    expectEqual(uneven.worstSteps.map(\.kind), [.missing, .same])
  }
}
