import Expectations
import GoldenFiles
import RenderTree
import Review
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseCommand

@Suite struct StepTreesTests {
  private func step(_ cause: String, _ label: String) -> Step {
    var tree = RenderNode("UILabel")
    tree.text = label
    return Step(cause: cause, tree: tree)
  }

  private func trees(_ golden: [Step]?, _ actual: [Step]) throws -> [StepTrees] {
    let text = { (steps: [Step]) in
      Storyboard(useCase: "u", script: "s", configuration: "c", steps: steps).text
    }
    let change = PendingChange(
      path: GoldenPath("Snapshots/x.txt"), kind: golden == nil ? .new : .changed, text: text(actual),
      goldenText: golden.map(text))
    return StepTrees.diverging(in: try change.comparison())
  }

  @Test func `A step goes with the one of its input, and every step is shown without a golden`() throws {
    let golden = [step("launch", "a"), step("gone", "b"), step("tap", "c"), step("last", "d")]
    let actual = [
      step("launch", "a"), step("tap", "C"), step("came", "x"), step("came too", "y"), step("last", "D"),
    ]
    let paired = try trees(golden, actual)
    expectEqual(paired.map(\.number), [2, 3, 3, 4, 4])
    expectEqual(paired.map { $0.golden?.text }, ["b", "c", nil, nil, "d"])
    expectEqual(paired.map { $0.actual?.text }, [nil, "C", "x", "y", "D"])

    let all = try trees(nil, [step("launch", "a"), step("tap", "b")])
    expectEqual(all.map(\.number), [1, 2])
    expectEqual(all.flatMap(\.lines).map(\.text), ["+ UILabel \"a\"", "+ UILabel \"b\""])
  }

  @Test
  func `The lines without those that came are the golden's, without those that went the actual ones`() {
    forEachRow(SplitMix64.seeds(50)) { seed in
      var random = SplitMix64(seed: seed)
      let golden = random.alikeTree()
      let actual = random.mutated(golden)
      let lines = StepTrees(number: 1, cause: "launch", golden: golden, actual: actual).lines
      let kept = { (style: ScreenLine.Style) in
        lines.filter { $0.style != style }.map { String($0.text.unicodeScalars.dropFirst(2)) }
      }
      expectEqual(kept(.added), golden.lines.map { ScreenLine($0).text }, "seed \(seed)")
      expectEqual(kept(.removed), actual.lines.map { ScreenLine($0).text }, "seed \(seed)")
    }
  }
}
