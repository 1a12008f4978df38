import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Reports

@Suite struct StoryboardDifferenceWordsTests {
  private func step(_ cause: String, _ calls: [String] = [], _ label: String = "a", y: Double = 0) -> Step {
    var node = RenderNode("UILabel", text: label)
    node.frame = RenderFrame(x: 0, y: y, width: 10, height: 10)
    return Step(cause: cause, calls: calls, tree: RenderNode("UIWindow", children: [node]))
  }

  private func words(_ golden: [Step], _ actual: [Step]) -> String {
    func storyboard(_ steps: [Step]) -> Storyboard {
      Storyboard(useCase: "A / a", script: "s", configuration: "c", steps: steps)
    }
    return StoryboardDifference(golden: storyboard(golden), actual: storyboard(actual)).firstInWords
  }

  @Test func `The first difference is said in words`() {
    let launch = step("launch")
    forEachRow([
      ([step("a", ["back()"])], [step("a", ["forward()"])], "expected call back(), got forward()"),
      (
        [step("a", ["show(\u{E9})"])], [step("a", ["show(e\u{301})"])],
        #"expected call show(\u{E9}), got show(e\u{301})"#
      ),
      ([step("\u{E9}")], [step("e\u{301}")], #"expected statement \u{E9}, got e\u{301}"#),
      ([step("a", ["back()"])], [step("a")], "expected call back(), got none"),
      ([step("a")], [step("a", ["back()", "back()"])], "unexpected call back()"),
      ([step("a")], [step("b")], "expected statement a, got b"),
      ([step("a"), step("b")], [step("b")], "expected statement a, got none"),
      ([step("b")], [step("a"), step("b")], "the golden has no such statement: a"),
      ([step("a", [], "x")], [step("a", [], "y")], #"changed UILabel "x": "x" -> "y" (golden -> now)"#),
      ([step("a")], [step("a", y: 4)], "positions or sizes differ from the golden's"),
      ([step("a"), step("b", [], "x", y: 4)], [step("a", y: 4), step("b", [], "y", y: 4)], nil),
    ]) { (row: (golden: [Step], actual: [Step], words: String?)) in
      let number = row.words == nil ? 3 : 2
      let expected = row.words ?? #"changed UILabel "x": "x" -> "y" (golden -> now)"#
      expectEqual(words([launch] + row.golden, [launch] + row.actual), "step \(number): \(expected)")
    }
  }
}
