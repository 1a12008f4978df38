import Diagnostics
import GoldenFiles
import Review
import ScenarioGoldens
import Storyboards
import TestRunner
import Workers

/// Everything that a reader of a run has to look at, with what is alike put together.
///
/// Of scenarios that differ in the same way the difference is in memory once.
struct RunFindings {
  private(set) var groups = AlikeGroups<RunFinding, FoundScenario>()
  /// Scenarios that came to their end only after a process had died over them, with what was said
  /// of the last one.
  private(set) var survivors: [(name: ScenarioName, death: String)] = []
  private(set) var inventory: GoldenInventory?
  /// Whether what the inventory found fails the run.
  private(set) var isInventoryComplete = false
  private(set) var summary = RunSummary()
  private let next: NextSteps

  init(next: NextSteps) {
    self.next = next
  }

  mutating func record(_ event: RunEvent) {
    switch event {
    case .began, .planned: break
    case .finished(let result): add(result)
    case .inventoried(let inventory, let isComplete):
      (self.inventory, isInventoryComplete) = (inventory, isComplete)
    case .ended(let summary): self.summary = summary
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    if result.outcome.isSuccess, let death = result.earlierDeaths.last {
      survivors.append((result.name, death.cause.words))
    }
    guard let kind = RunFinding.Kind(result.outcome), let text = FailureText(result, next: next) else {
      return
    }
    let finding = RunFinding(
      kind: kind, severity: result.outcome.severity, headline: text.headline,
      // Files and commands name the scenario, which would part findings that are alike.
      details: text.details.filter { [.detail, .difference].contains($0.role) }.withoutBlankEdges)
    let isFirst = groups.count(of: finding) == 0
    let source = result.source(isNeeded: isFirst)
    groups.add(
      FoundScenario(
        name: result.name, file: source.file, position: source.position,
        commands: text.details.filter { $0.role == .command }), meaning: finding)
  }

  /// All findings: by kind, the worst first, of alike ones the one of most scenarios.
  var worstFirst: [(meaning: RunFinding, members: [FoundScenario])] {
    let sorted = groups.largestFirst(by: \.golden)
    return RunFinding.Kind.allCases.flatMap { kind in
      let ofKind = sorted.filter { $0.meaning.kind == kind }
      // Only what differs has a severity; every other kind is in the group of `nil`.
      return ([nil] + Severity.allCases.map(Optional.some)).flatMap { severity in
        ofKind.filter { $0.meaning.severity == severity }
      }
    }
  }
}

extension RunFinding.Kind {
  /// `nil` for what needs no look.
  fileprivate init?(_ outcome: ScenarioOutcome) {
    switch outcome {
    case .passed, .recorded, .notRun: return nil
    case .goldenMissing: self = .missing
    case .goldenMisnamed: self = .misnamed
    case .differs: self = .differs
    case .goldenUnusable, .scriptUnusable: self = .unusable
    case .stopped: self = .stopped
    case .nondeterministic: self = .nondeterministic
    case .died: self = .died
    }
  }
}

extension ScenarioOutcome {
  fileprivate var severity: Severity? {
    guard case .differs(let mismatch) = self else { return nil }
    // No step differs where only the head does.
    return mismatch.difference.worstSteps.first?.severity ?? .structure
  }
}

extension ScenarioResult {
  /// Where a reader should look: at the script's statement, or at what is wrong in the golden.
  ///
  /// - Parameter isNeeded: Whether the line of a difference is searched for, which takes time.
  fileprivate func source(isNeeded: Bool) -> (file: String?, position: SourcePosition?) {
    switch outcome {
    case .passed, .recorded, .notRun, .goldenMissing: (nil, nil)
    case .goldenMisnamed(let found): (found.path, nil)
    case .differs(let mismatch): (golden.path, isNeeded ? mismatch.firstDifferingLine : nil)
    case .goldenUnusable(let fault): (fault.file ?? golden.path, fault.position)
    case .scriptUnusable(let faults): (faults.first?.file, faults.first?.position)
    case .stopped(let stop):
      stop.statement.map { ($0.file ?? golden.path, $0.file == nil ? nil : $0.position) }
        ?? (golden.path, nil)
    case .nondeterministic, .died: (golden.path, nil)
    }
  }
}

extension StoryboardMismatch {
  /// The golden's first line that differs from the same line of the actual storyboard.
  var firstDifferingLine: SourcePosition {
    let golden = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
    let now = actual.text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(golden, now).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    // The last piece is the empty one after the final line feed.
    return SourcePosition(line: max(1, min(same + 1, golden.count - 1)), column: 1)
  }
}

/// What is wrong with a scenario of a run; scenarios with equal findings are reported together.
struct RunFinding: Hashable, Sendable {
  var kind: Kind
  /// How bad the worst difference is, where a storyboard differs.
  var severity: Severity?
  /// What happened, in a few words.
  var headline: String
  /// All other lines about it, except files and commands.
  var details: [FailureLine]

  /// What happened, in the order of reports.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case differs, missing, stopped, died, nondeterministic, unusable, misnamed
  }
}

/// A scenario with a finding, and where to look.
struct FoundScenario: Hashable, Sendable {
  var name: ScenarioName
  /// The file that says what should have happened, relative to the package; `nil` if there is none.
  var file: String?
  var position: SourcePosition?
  /// What to type about it, the best first.
  var commands: [FailureLine]

  var golden: GoldenPath { GoldenPath(of: name) }
}
