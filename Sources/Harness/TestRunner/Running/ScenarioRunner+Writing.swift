import Diagnostics
import GoldenFiles

extension ScenarioRunner {
  /// Does what the record mode says after a verdict, and keeps the storyboard where somebody should look at it.
  package func settle(_ name: ScenarioName, _ take: Take, _ verdict: ScenarioOutcome) -> ScenarioResult {
    var result = ScenarioResult(name, verdict)
    if verdict.isDecidedByMode, recordMode.writes(after: verdict.comparison) {
      result.outcome = record(take, at: result.golden)
    }
    result.kept = keep(take, of: result)
    if result.outcome.isToldByStoryboard { result.storyboard = take.storyboard }
    if case .goldenUnusable = result.outcome {
      result.isPlaceTaken = goldens.accepted.place(of: result.golden) == .taken
    }
    return result
  }

  private func record(_ take: Take, at golden: GoldenPath) -> ScenarioOutcome {
    do throws(Diagnostic) {
      let write = try take.storyboard.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        try goldens.accepted.write(UnsafeRawBufferPointer(bytes), to: golden, using: reader)
      }
      return write == .unchanged ? .passed : .recorded(write)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// Leaves the storyboard for review, or for a look where the script stopped, and takes former ones away.
  ///
  /// Whatever goes wrong here, the outcome stands.
  private func keep(_ take: Take, of result: ScenarioResult) -> KeptStoryboard {
    guard result.outcome.isAboutStoryboard else { return .nowhere }
    do throws(Diagnostic) {
      let folder = folder(for: result.outcome)
      for former in [goldens.pending, goldens.stopped] where former != folder || take.storyboard.isEmpty {
        try former.remove(result.golden)
      }
      guard let folder, !take.storyboard.isEmpty else { return .nowhere }
      _ = try take.storyboard.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        try folder.write(UnsafeRawBufferPointer(bytes), to: result.golden, using: reader)
      }
      return .file(folder.shown(result.golden))
    } catch {
      return .unkept(error)
    }
  }

  private func folder(for outcome: ScenarioOutcome) -> GoldenFolder? {
    switch outcome {
    case .goldenMissing, .differs, .goldenUnusable: goldens.pending
    case .stopped: goldens.stopped
    default: nil
    }
  }
}

extension ScenarioOutcome {
  /// Whether the record mode has a say: only a storyboard that came to its end and of which there is one is written, and
  /// nothing is written beside a golden that only has to be renamed.
  fileprivate var isDecidedByMode: Bool {
    switch self {
    case .passed, .recorded, .goldenMissing, .differs, .goldenUnusable: true
    case .goldenMisnamed, .scriptUnusable, .stopped, .nondeterministic, .died, .notRun: false
    }
  }

  /// How the storyboard compares to its golden; one that cannot be used is not equal to anything.
  fileprivate var comparison: GoldenComparison {
    switch self {
    case .passed: .equal
    case .goldenMissing: .missing
    default: .differing
    }
  }

  /// Whether what was shown is worth a look and stands nowhere else in the result.
  fileprivate var isToldByStoryboard: Bool {
    switch self {
    case .goldenMissing, .goldenMisnamed, .goldenUnusable, .stopped: true
    case .passed, .recorded, .differs, .scriptUnusable, .nondeterministic, .died, .notRun: false
    }
  }

  /// Whether there was a storyboard, so that former ones are out of date.
  fileprivate var isAboutStoryboard: Bool {
    switch self {
    case .scriptUnusable, .died, .notRun: false
    default: true
    }
  }
}
