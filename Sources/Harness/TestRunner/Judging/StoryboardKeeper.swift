import Diagnostics
import GoldenFiles
import Storyboards

/// Writes what scenarios showed: as goldens if the record mode says so, else for a review.
struct StoryboardKeeper {
  let goldens: GoldenStore
  let recordMode: RecordMode
  let reader: GoldenReader

  /// Records after a verdict if the record mode says so, and keeps the storyboard if it needs a look.
  func result(of name: ScenarioName, _ take: Take, _ verdict: ScenarioOutcome) -> ScenarioResult {
    var result = ScenarioResult(name, verdict)
    if verdict.isDecidedByMode, recordMode.writes(after: verdict.comparison) {
      result.outcome = record(take, at: result.golden)
    }
    result.kept = keep(take, of: result)
    if result.outcome.needsStoryboard { result.storyboard = take.storyboard }
    if !result.outcome.isSuccess { result.timeline = take.timeline }
    if case .goldenUnusable = result.outcome {
      result.isPathTaken = goldens.accepted.state(of: result.golden) == .taken
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

  /// Keeps the storyboard for review, or only for a look if the script stopped, and removes earlier ones.
  ///
  /// A fault here does not change the outcome.
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
  /// Whether the record mode decides about the golden. Only a complete storyboard that is the same in each
  /// take is written, and never beside a golden that only has to be renamed.
  fileprivate var isDecidedByMode: Bool {
    switch self {
    case .passed, .recorded, .goldenMissing, .differs, .goldenUnusable: true
    case .goldenMisnamed, .scriptUnusable, .stopped, .nondeterministic, .died, .notRun: false
    }
  }

  /// How the storyboard compares to its golden; one that cannot be used counts as different.
  fileprivate var comparison: GoldenComparison {
    switch self {
    case .passed: .equal
    case .goldenMissing: .missing
    default: .differing
    }
  }

  /// Whether the storyboard needs a look and is not otherwise part of the result.
  fileprivate var needsStoryboard: Bool {
    switch self {
    case .goldenMissing, .goldenMisnamed, .goldenUnusable, .stopped: true
    case .passed, .recorded, .differs, .scriptUnusable, .nondeterministic, .died, .notRun: false
    }
  }

  /// Whether there was a storyboard, so that earlier ones are outdated.
  fileprivate var isAboutStoryboard: Bool {
    switch self {
    case .scriptUnusable, .died, .notRun: false
    default: true
    }
  }
}
