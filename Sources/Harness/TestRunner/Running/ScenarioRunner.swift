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
  private let reader = GoldenReader()
  private let spellings: GoldenSpellings

  public init(goldens: GoldenStore, recordMode: RecordMode) {
    self.goldens = goldens
    self.recordMode = recordMode
    spellings = GoldenSpellings(in: goldens.accepted)
  }

  /// Stages, replays, compares, writes what the record mode says, and tells where the storyboard is.
  public func result(of scenario: Scenario) -> ScenarioResult {
    do throws(Diagnostics) {
      let replay = scenario.replay(try scenario.loadScript())
      let storyboard = scenario.storyboard(replay.steps)
      let outcome =
        replay.failure.map { .stopped($0, after: storyboard.steps) }
        ?? outcome(of: scenario, storyboard: storyboard)
      return ScenarioResult(
        scenario: scenario, outcome: outcome, kept: keep(storyboard, of: scenario, as: outcome),
        isPlaceTaken: isPlaceTaken(by: outcome, scenario))
    } catch {
      return ScenarioResult(scenario: scenario, outcome: .scriptUnusable(error))
    }
  }

  private func outcome(of scenario: Scenario, storyboard: Storyboard) -> ScenarioOutcome {
    let text = UTF8Buffer()
    storyboard.write(to: text)
    let verdict = verdict(on: storyboard, text, of: scenario)
    guard verdict.isDecidedByMode, recordMode.writes(after: verdict.comparison) else { return verdict }
    do throws(Diagnostic) {
      let write = try text.withUnsafeBytes { bytes throws(Diagnostic) in
        try goldens.accepted.write(bytes, to: scenario.golden, using: reader)
      }
      return write == .unchanged ? .passed : .recorded(write)
    } catch {
      return .goldenUnusable(error)
    }
  }

  private func isPlaceTaken(by outcome: ScenarioOutcome, _ scenario: Scenario) -> Bool {
    guard case .goldenUnusable = outcome else { return false }
    return goldens.accepted.place(of: scenario.golden) == .taken
  }

  /// What a run says that writes nothing.
  private func verdict(
    on storyboard: Storyboard, _ text: UTF8Buffer, of scenario: Scenario
  ) -> ScenarioOutcome {
    do throws(Diagnostic) {
      let path = scenario.golden
      let comparison = try text.withUnsafeBytes { bytes throws(Diagnostic) in
        try goldens.accepted.compare(bytes, at: path, using: reader)
      }
      guard comparison != .equal else { return .passed }
      guard let golden = try goldens.accepted.readStoryboard(path) else {
        return spellings.otherSpelling(of: path).map { .goldenMisnamed($0) } ?? .goldenMissing
      }
      return difference(of: storyboard, from: golden, of: scenario)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// Leaves the storyboard for review, or for a look where the script stopped, and takes former ones away.
  ///
  /// Whatever goes wrong here, the outcome stands.
  private func keep(
    _ storyboard: Storyboard, of scenario: Scenario, as outcome: ScenarioOutcome
  ) -> KeptStoryboard {
    do throws(Diagnostic) {
      let folder = folder(for: outcome)
      for former in [goldens.pending, goldens.stopped] where former != folder || storyboard.steps.isEmpty {
        try former.remove(scenario.golden)
      }
      guard let folder, !storyboard.steps.isEmpty else { return .nowhere }
      _ = try folder.write(storyboard.text, to: scenario.golden, using: reader)
      return .file(folder.shown(scenario.golden))
    } catch {
      return .unkept(error)
    }
  }

  private func folder(for outcome: ScenarioOutcome) -> GoldenFolder? {
    switch outcome {
    case .passed, .recorded, .scriptUnusable, .goldenMisnamed: nil
    case .goldenMissing, .differs, .goldenUnusable: goldens.pending
    case .stopped: goldens.stopped
    }
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
  /// Whether the record mode has a say: nothing is written beside a golden that only has to be renamed.
  fileprivate var isDecidedByMode: Bool {
    if case .goldenMisnamed = self { false } else { true }
  }

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
