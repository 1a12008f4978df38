import Causes
import RenderTree
import Storyboards

/// Grouping scenarios with different changes, compared with finding those changes, and by their
/// number.
@MainActor let groupingBenchmarks: [Benchmark] =
  [200, 600, 1_800].map { count in
    let scenarios = ChangedScenarios(count: count)
    return Benchmark(
      name: "\(count) scenarios grouped by cause",
      baseline: contender("comparing them with goldens", scenarios.compare),
      candidate: contender("grouping them", scenarios.group), rounds: 5, limit: 1)
  }
  + [(200, 600), (600, 1_800)].map { fewer, more in
    Benchmark(
      name: "scenarios grouped by cause, three times as many",
      baseline: contender("\(fewer)", ChangedScenarios(count: fewer).group),
      candidate: contender("\(more)", ChangedScenarios(count: more).group), rounds: 5, limit: 3.6)
  }

@MainActor
private func contender(_ name: String, _ work: @escaping () throws -> Void) -> Benchmark.Contender {
  Benchmark.Contender(name: name) {
    let start = ProcessTime.now
    try work()
    return ProcessTime.now - start
  }
}

/// Scenarios of screens with forty rows, in which a color, a text of each language and the height of a row changed.
private struct ChangedScenarios {
  private let all: [(name: ScenarioName, text: String, golden: Storyboard, actual: Storyboard)]

  init(count: Int) {
    all = (0..<count).map { number in
      let name = ScenarioName(
        target: "App", classForDisplay: "Class \(number % 40)", useCase: "Use case \(number % 80)",
        script: "script \(number / 10)", configuration: "configuration \(number % 10)")
      let golden = Self.storyboard(number, isChanged: false)
      return (name, golden.text, golden, Self.storyboard(number, isChanged: true))
    }
  }

  /// What a run does before it groups scenarios: it reads the golden's text, and finds the
  /// differences.
  func compare() throws {
    for scenario in all {
      _ = StoryboardDifference(golden: try Storyboard(text: scenario.text), actual: scenario.actual)
    }
  }

  func group() {
    let atoms = all.map { ScenarioAtoms($0.name, golden: $0.golden, actual: $0.actual) }
    _ = Causes(atoms, ran: all.map(\.name))
  }

  private static func storyboard(_ number: Int, isChanged: Bool) -> Storyboard {
    let steps = ["launch", "tap", "back"].map { cause in
      // Each step also shows a different text.
      let rows = rows(number, isChanged: isChanged) + [RenderNode("UILabel", text: cause)]
      return Step(cause: cause, tree: RenderNode("UIWindow", children: rows))
    }
    return Storyboard(useCase: "C / u", script: "s", configuration: "c", steps: steps)
  }

  private static func rows(_ number: Int, isChanged: Bool) -> [RenderNode] {
    (0..<40).map { row in
      let isTitle = row == 0
      let shift: Double = isChanged && row > 0 ? 6 : 0
      let title = isTitle && isChanged ? "Now \(number % 10)" : "Title \(number % 10)"
      return RenderNode(
        "Cell", identifier: "row.\(row)",
        frame: RenderFrame(
          x: 0, y: Double(row) * 44 + shift, width: 390, height: isTitle && isChanged ? 50 : 44),
        children: [
          RenderNode(
            "UILabel", text: isTitle ? title : "Row \(row)",
            frame: RenderFrame(x: 16, y: 12, width: 200, height: 20),
            attributes: [RenderAttribute("color", .word(isChanged && row % 4 == 0 ? "blue" : "red"))]),
          RenderNode("UISwitch", frame: RenderFrame(x: 320, y: 6, width: 51, height: 31), states: ["on"]),
        ])
    }
  }
}
