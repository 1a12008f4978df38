import RenderTree
import Storyboards
import TestRunner
import Workers

/// Results of lamps, made by hand.
enum LampResults {
  static func name(_ useCase: String, configuration: String = "iPhone") -> ScenarioName {
    ScenarioName(
      target: "Lamps", classForDisplay: "LampViewController", useCase: useCase, script: "launch",
      configuration: configuration)
  }

  /// A storyboard of a launch with labels.
  static func storyboard(_ labels: [RenderNode], useCase: String = "Desk lamp") -> Storyboard {
    Storyboard(
      useCase: "LampViewController / \(useCase)", script: "launch", configuration: "iPhone",
      steps: [Step(cause: "launch", tree: RenderNode("UIWindow", children: labels))])
  }

  static func label(_ text: String, id: String? = nil) -> RenderNode {
    RenderNode("UILabel", identifier: id, text: text)
  }

  /// A scenario whose labels differ from the golden's.
  static func differing(
    _ useCase: String, _ before: [RenderNode], _ after: [RenderNode], configuration: String = "iPhone"
  ) -> ScenarioResult {
    var result = ScenarioResult(
      name(useCase, configuration: configuration),
      .differs(
        StoryboardMismatch(
          expected: storyboard(before, useCase: useCase), actual: storyboard(after, useCase: useCase))))
    result.kept = .file(".build/showcase/pending/\(result.golden)")
    return result
  }

  static func differing(_ useCase: String, _ before: String, _ after: String) -> ScenarioResult {
    differing(useCase, [label(before)], [label(after)])
  }

  static func death(_ output: String = "") -> WorkerDeath {
    var captured = CapturedOutput()
    captured.append(Array(output.utf8))
    return WorkerDeath(cause: .signal(11), output: captured, earlierJobs: 0)
  }

  /// The events of a run with these results.
  static func events(_ results: [ScenarioResult], inventory: GoldenInventory? = nil) -> [RunEvent] {
    RecordedRun(results, inventory: inventory).events
  }
}
