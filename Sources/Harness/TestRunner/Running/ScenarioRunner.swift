import Goldens
import Scripts
import ShowcaseKit
import SourceText
import Storyboards

/// Runs one scenario and compares its storyboard with the golden.
@MainActor
struct ScenarioRunner {
  let goldens: GoldenStore
  let recordMode: RecordMode

  func run(_ scenario: Scenario) -> ScenarioOutcome {
    do throws(Diagnostics) {
      let replay = scenario.replay(try scenario.loadScript())
      if let failure = replay.failure { return .stopped(failure) }
      return outcome(of: scenario, storyboard: scenario.storyboard(replay.steps))
    } catch {
      return .scriptUnusable(error)
    }
  }

  private func outcome(of scenario: Scenario, storyboard: Storyboard) -> ScenarioOutcome {
    do throws(Diagnostic) {
      let text = storyboard.text
      let golden = try goldens.accepted.read(scenario.golden)
      let comparison: GoldenComparison = golden.map { $0.isIdentical(to: text) ? .equal : .differing } ?? .missing
      if recordMode.writes(after: comparison) { return try record(text, of: scenario) }
      guard let golden, comparison != .equal else {
        return try keep(comparison == .equal ? nil : text, of: scenario, as: golden == nil ? .goldenMissing : .passed)
      }
      let difference = StoryboardDifference(golden: try parse(golden, of: scenario), actual: storyboard)
      return try keep(text, of: scenario, as: difference.isEmpty ? .goldenNotCanonical : .differs(difference))
    } catch {
      return .goldenUnusable(error)
    }
  }

  private func record(_ text: String, of scenario: Scenario) throws(Diagnostic) -> ScenarioOutcome {
    let write = try goldens.record(text, at: scenario.golden)
    return write == .unchanged ? .passed : .recorded(write)
  }

  /// Leaves a storyboard for review, or takes a former one away.
  private func keep(
    _ text: String?, of scenario: Scenario, as outcome: ScenarioOutcome
  ) throws(Diagnostic) -> ScenarioOutcome {
    if let text {
      _ = try goldens.pending.write(text, to: scenario.golden)
    } else {
      try goldens.pending.remove(scenario.golden)
    }
    return outcome
  }

  private func parse(_ golden: String, of scenario: Scenario) throws(Diagnostic) -> Storyboard {
    do {
      return try Storyboard(text: golden)
    } catch {
      throw error.inFile(scenario.golden.path)
    }
  }
}

extension Scenario {
  /// The script's statements; none for `launch`.
  public func loadScript() throws(Diagnostics) -> CheckedScript {
    try script?.load() ?? CheckedScript(statements: [])
  }

  /// Stages the use case and replays a script on it.
  @MainActor
  public func replay(_ script: CheckedScript) -> ScriptReplay {
    ScriptReplay(script, of: useCase, in: showcase, configuration: configuration, projection: projection)
  }

  /// Steps as the scenario's storyboard.
  public func storyboard(_ steps: [Step]) -> Storyboard {
    Storyboard(
      useCase: "\(name.classForDisplay) / \(name.useCase)", script: name.script,
      configuration: name.configuration, steps: steps)
  }
}
