import Diagnostics
import GoldenFiles
import Review
import Storyboards
import TestRunner
import Workers

/// Everything that a reader of a run has to look at, with what is alike put together.
///
/// Of scenarios that differ in the same way the difference is in memory once.
struct RunFindings {
  private(set) var groups = AlikeGroups<Finding, FoundScenario>()
  /// Scenarios that came to their end only after a process had died over them, with what was said of the last one.
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
    guard let kind = Finding.Kind(result.outcome), let text = FailureText(result, next: next) else { return }
    let finding = Finding(
      kind: kind, severity: result.outcome.severity, headline: text.headline,
      details: text.details.filter { [.detail, .difference].contains($0.role) }.withoutBlankEdges)
    let isFirst = groups.count(of: finding) == 0
    let place = result.place(isWanted: isFirst)
    groups.add(
      FoundScenario(
        name: result.name, file: place.file, position: place.position,
        commands: text.details.filter { $0.role == .command }), meaning: finding)
  }

  /// All findings: by kind, the worst first, of alike ones the one of most scenarios.
  var worstFirst: [(meaning: Finding, members: [FoundScenario])] {
    let sorted = groups.largestFirst(by: \.golden)
    return Finding.Kind.allCases.flatMap { kind in
      let ofKind = sorted.filter { $0.meaning.kind == kind }
      return ([nil] + Severity.allCases.map(Optional.some)).flatMap { severity in
        ofKind.filter { $0.meaning.severity == severity }
      }
    }
  }
}

extension Finding.Kind {
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
    return mismatch.difference.worstSteps.first?.severity ?? .structure
  }
}

extension ScenarioResult {
  /// Where a reader should look: at the script's statement, or at what is wrong in the golden.
  ///
  /// - Parameter isWanted: Whether the line of a difference is worth the search.
  fileprivate func place(isWanted: Bool) -> (file: String?, position: SourcePosition?) {
    switch outcome {
    case .passed, .recorded, .notRun, .goldenMissing: (nil, nil)
    case .goldenMisnamed(let found): (found.path, nil)
    case .differs(let mismatch): (golden.path, isWanted ? mismatch.firstDifferingLine : nil)
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
  /// The golden's first line that the actual storyboard does not have in that place.
  var firstDifferingLine: SourcePosition {
    let golden = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
    let now = actual.text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(golden, now).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    // The last piece is what stands behind the final line feed.
    return SourcePosition(line: max(1, min(same + 1, golden.count - 1)), column: 1)
  }
}
