import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@testable import Causes

/// Properties that hold for any scenarios.
@Suite struct RandomScenarioTests {
  @Test func `each scenario that differs has a cause, and each difference is told with one`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      let scenarios = random.scenarios()
      var classes = AtomClasses(scenarios, ran: scenarios.map(\.name))
      let grouped = CauseClasses(&classes)
      expectTrue(grouped.causesOfAtom.allSatisfy { !$0.isEmpty })
      let causes = Causes(scenarios, ran: scenarios.map(\.name))
      for scenario in scenarios {
        expectEqual(causes.causes(of: scenario.name).isEmpty, scenario.atoms.isEmpty)
      }
      // No scenario could be left out: each has its own differences.
      expectTrue(
        causes.all.allSatisfy { !$0.scenarios.isEmpty && !$0.change.isEmpty && !$0.example.lines.isEmpty })
    }
  }

  @Test func `equal storyboards have no cause, and others have one`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      let (golden, actual) = (random.storyboard(), random.storyboard())
      expectEmpty(ScenarioAtoms(Scenes.name(), golden: golden, actual: golden).atoms)
      expectEqual(
        ScenarioAtoms(Scenes.name(), golden: golden, actual: actual).atoms.isEmpty, golden == actual)
    }
  }

  @Test func `the order of scenarios changes nothing`() {
    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      let scenarios = random.scenarios()
      let ran = scenarios.map(\.name)
      let causes = Causes(scenarios, ran: ran).all
      expectEqual(Causes(scenarios.shuffled(using: &random), ran: ran.shuffled(using: &random)).all, causes)
      expectEqual(Set(causes.map(\.name)).count, causes.count)
    }
  }
}

extension SplitMix64 {
  /// A few scenarios, each with a golden and an actual storyboard.
  fileprivate mutating func scenarios() -> [ScenarioAtoms] {
    (0..<Int.random(in: 1...6, using: &self)).map { number in
      let name = Scenes.name("\(number % 3)", in: "\(number / 3)")
      return ScenarioAtoms(name, golden: storyboard(), actual: storyboard())
    }
  }

  fileprivate mutating func storyboard() -> Storyboard {
    let steps = (0..<Int.random(in: 1...3, using: &self)).map { number in
      Step(
        cause: number == 0 ? "launch" : oneOf(["tap()", "swipe()"]),
        calls: Bool.random(using: &self) ? [oneOf(["A.a(1)", "A.a(2)", "B.b()"])] : [],
        tree: tree(depth: 3))
    }
    return Storyboard(useCase: "U", script: "s", configuration: "c", steps: steps)
  }

  /// A tree of few classes, texts and sizes, so that many are equal by chance.
  private mutating func tree(depth: Int) -> RenderNode {
    var node = RenderNode(
      depth == 3 ? "UIWindow" : oneOf(["UIView", "UILabel", "Cell"]),
      identifier: Int.random(in: 0..<4, using: &self) == 0 ? oneOf(["a", "b", "c"]) : nil,
      text: Int.random(in: 0..<3, using: &self) == 0 ? oneOf(["One", "Two", "3"]) : nil,
      frame: RenderFrame(
        x: Double(Int.random(in: 0...2, using: &self)) * 10,
        y: Double(Int.random(in: 0...3, using: &self)) * 20,
        width: 50, height: Double(Int.random(in: 1...3, using: &self)) * 20))
    if Int.random(in: 0..<3, using: &self) == 0 { node.states = [oneOf(["on", "off", "hidden"])] }
    node.attributes = [
      RenderAttribute(
        "color", oneOf([.word("red"), .word("blue"), .color("#0A84FF", name: "blue")])),
      RenderAttribute(
        oneOf(["content", "offset"]), .numbers([50, Double(Int.random(in: 1...3, using: &self)) * 40])),
      RenderAttribute(oneOf(["spacing", "controller", "label"]), .word(oneOf(["x", "y"]))),
    ]
    if depth > 0 {
      node.children = (0..<Int.random(in: 0...3, using: &self)).map { _ in tree(depth: depth - 1) }
    }
    return node
  }
}
