import Goldens
import Scripts
import ShowcaseKit
import SourceText
import Storyboards

/// Runs one scenario and compares its storyboard with the golden.
@MainActor
public struct ScenarioRunner {
  let goldens: GoldenStore
  let recordMode: RecordMode

  public init(goldens: GoldenStore, recordMode: RecordMode) {
    self.goldens = goldens
    self.recordMode = recordMode
  }

  /// Stages, replays, compares, and writes what the record mode says.
  public func run(_ scenario: Scenario) -> ScenarioOutcome {
    do throws(Diagnostics) {
      let replay = scenario.replay(try scenario.loadScript())
      let storyboard = scenario.storyboard(replay.steps)
      guard let failure = replay.failure else { return outcome(of: scenario, storyboard: storyboard) }
      return stopped(by: failure, scenario: scenario, storyboard: storyboard)
    } catch {
      return .scriptUnusable(error)
    }
  }

  /// Leaves the steps so far for a look, in place of what an earlier run left.
  private func stopped(
    by failure: ReplayFailure, scenario: Scenario, storyboard: Storyboard
  ) -> ScenarioOutcome {
    do throws(Diagnostic) {
      if storyboard.steps.isEmpty {
        try goldens.pending.remove(scenario.golden)
      } else {
        _ = try goldens.pending.write(storyboard.text, to: scenario.golden)
      }
      return .stopped(failure, after: storyboard.steps)
    } catch {
      return .goldenUnusable(error)
    }
  }

  private func outcome(of scenario: Scenario, storyboard: Storyboard) -> ScenarioOutcome {
    let verdict = verdict(on: storyboard, of: scenario)
    do throws(Diagnostic) {
      return recordMode.writes(after: verdict.comparison)
        ? try record(storyboard.text, of: scenario) : try keep(storyboard.text, of: scenario, as: verdict)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// What a run says that writes nothing.
  private func verdict(on storyboard: Storyboard, of scenario: Scenario) -> ScenarioOutcome {
    do throws(Diagnostic) {
      guard let golden = try goldens.accepted.read(scenario.golden) else { return .goldenMissing }
      return golden.isIdentical(to: storyboard.text)
        ? .passed : difference(of: storyboard, from: golden, of: scenario)
    } catch {
      return .goldenUnusable(error)
    }
  }

  private func record(_ text: String, of scenario: Scenario) throws(Diagnostic) -> ScenarioOutcome {
    let write = try goldens.record(text, at: scenario.golden)
    return write == .unchanged ? .passed : .recorded(write)
  }

  /// Leaves the storyboard for review, or takes a former one away if there is nothing to review.
  private func keep(
    _ text: String, of scenario: Scenario, as outcome: ScenarioOutcome
  ) throws(Diagnostic) -> ScenarioOutcome {
    if outcome.isSuccess {
      try goldens.pending.remove(scenario.golden)
    } else {
      _ = try goldens.pending.write(text, to: scenario.golden)
    }
    return outcome
  }

  /// How the storyboard differs from the golden, or why the golden cannot be read.
  ///
  /// A label that was edited by hand may be what later lines of the golden name a node by. So if the part of the golden
  /// that can be read differs already, that is the difference.
  private func difference(
    of storyboard: Storyboard, from golden: String, of scenario: Scenario
  ) -> ScenarioOutcome {
    let (readable, fault) = Storyboard.readablePart(of: golden)
    guard let fault else { return .differs(StoryboardDifference(golden: readable, actual: storyboard)) }
    var start = storyboard
    start.steps = Array(start.steps.prefix(readable.steps.count))
    let difference = StoryboardDifference(golden: readable, actual: start)
    return readable.steps.isEmpty || difference.isEmpty
      ? .goldenUnusable(fault.inFile(scenario.golden.path)) : .differs(difference)
  }
}

extension ScenarioOutcome {
  /// How the storyboard compares to its golden; one that cannot be used is not equal to anything.
  fileprivate var comparison: GoldenComparison {
    switch self {
    case .passed: .equal
    case .goldenMissing: .missing
    default: .differing
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
