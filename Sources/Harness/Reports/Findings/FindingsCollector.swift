import Causes
import Diagnostics
import Dispatch
import GoldenFiles
import Platform
import ScenarioGoldens
import Storyboards
import TestRunner
import Workers

/// Collects what needs a look while a run goes on, and groups it by cause in the end.
///
/// Of a scenario that differs only what differs is kept. A scenario that passes costs nothing but its name.
package struct FindingsCollector {
  private let next: NextSteps
  private var ran: [ScenarioName] = []
  private var atoms: [ScenarioAtoms] = []
  /// Scenarios that differ and are not looked at yet: several are looked at side by side.
  private var waiting: [(name: ScenarioName, mismatch: StoryboardMismatch)] = []
  private var scenarios: [ScenarioName: FoundScenario] = [:]
  private var survivors: [(name: ScenarioName, death: String)] = []
  private var inventory: GoldenInventory?
  private var isInventoryComplete = false

  /// How many storyboards with their trees are kept at most.
  private static let batch = 32

  package init(next: NextSteps) {
    self.next = next
  }

  /// Takes an event; the one that ends the run returns all that was found.
  package mutating func record(_ event: RunEvent) -> RunFindings? {
    switch event {
    case .began, .planned: return nil
    case .finished(let result):
      add(result)
      return nil
    case .inventoried(let inventory, let isComplete):
      (self.inventory, isInventoryComplete) = (inventory, isComplete)
      return nil
    case .ended(let summary):
      compareWaiting()
      return RunFindings(
        causes: Causes(atoms, ran: ran).all, scenarios: scenarios, survivors: survivors, inventory: inventory,
        isInventoryComplete: isInventoryComplete, summary: summary)
    }
  }

  private mutating func add(_ result: ScenarioResult) {
    if result.outcome != .notRun { ran.append(result.name) }
    if result.outcome.isSuccess, let death = result.earlierDeaths.last {
      survivors.append((result.name, death.cause.words))
    }
    guard let kind = FoundScenario.Kind(result.outcome), let text = FailureText(result, next: next) else {
      return
    }
    let isInFull = scenarios.count < RunFindings.mostToldInFull
    scenarios[result.name] = FoundScenario(
      name: result.name, kind: kind, headline: text.headline, details: isInFull ? text.words : [],
      commands: text.details.filter { $0.role == .command })
    switch result.outcome {
    case .differs(let mismatch):
      waiting.append((result.name, mismatch))
      if waiting.count >= Self.batch { compareWaiting() }
    case .goldenMissing: atoms.append(ScenarioAtoms(withoutGolden: result.name))
    case .stopped(let stop):
      atoms.append(
        ScenarioAtoms(
          result.name, ScenarioFault(kind, result, text), golden: stop.mismatch?.expected,
          actual: stop.mismatch?.actual))
    default: atoms.append(ScenarioAtoms(result.name, ScenarioFault(kind, result, text)))
    }
  }

  /// Finds what differs in the scenarios that wait, as many at a time as the machine can.
  private mutating func compareWaiting() {
    let compared = Locked<[Int: ScenarioAtoms]>([:])
    DispatchQueue.concurrentPerform(iterations: waiting.count) { [waiting] index in
      let (name, mismatch) = waiting[index]
      let atoms = ScenarioAtoms(name, golden: mismatch.expected, actual: mismatch.actual)
      compared.withLock { $0[index] = atoms }
    }
    let results = compared.withLock { $0 }
    atoms += waiting.indices.compactMap { results[$0] }
    waiting = []
  }
}

extension FoundScenario.Kind {
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

  fileprivate var severity: CauseSeverity {
    switch self {
    case .died: .crashed
    case .stopped: .stopped
    case .nondeterministic: .nondeterministic
    case .differs, .missing, .unusable, .misnamed: .unusable
    }
  }
}

extension ScenarioFault {
  /// A failure that is no difference.
  fileprivate init(_ kind: FoundScenario.Kind, _ result: ScenarioResult, _ text: FailureText) {
    let details = text.words.map(\.text)
    if case .stopped(let stop) = result.outcome {
      let reason = StopReport(stop.report).reason.replacing("\n", with: " ")
      // Without its full stop, since the statement follows.
      let words = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
      let headline = [words, stop.statement?.cause].compactMap(\.self).joined(separator: ": ")
      self.init(
        kind.severity, headline, step: stop.step, statement: stop.statement?.cause,
        details: Self.withoutCourse(details))
    } else {
      let crash = kind == .died ? CrashSite(details) : CrashSite([])
      let headline = [text.headline, crash.fault].compactMap(\.self).joined(separator: ": ")
      self.init(kind.severity, headline, origin: crash.call ?? "", details: details)
    }
  }
}

extension FailureText {
  /// The lines below the headline without files and commands, which name the scenario.
  fileprivate var words: [FailureLine] {
    details.filter { [.detail, .difference].contains($0.role) }.withoutBlankEdges
  }
}

extension ScenarioFault {
  /// The lines without the steps that went well before, and without empty lines: the example of many has little room.
  private static func withoutCourse(_ lines: [String]) -> [String] {
    let start = lines.firstIndex(of: "before it:") ?? lines.endIndex
    let rest = lines[start...].drop { !$0.isEmpty }
    return (lines[..<start] + rest).filter { !$0.isEmpty }
  }
}

/// What a process that crashed said of it: by these two, crashes are alike or not.
private struct CrashSite {
  /// The error, as `App/List.swift:34: Fatal error: Index out of range`.
  let fault: String?
  /// The innermost call whose line is known, which is the first of the app's own.
  let call: String?

  init(_ lines: [String]) {
    let lines = lines.map { String($0.drop { $0 == " " }) }
    fault = lines.first { $0.contains("Fatal error: ") }
    let report = lines.drop { !$0.hasPrefix("*** Program crashed") }
    call = report.first { $0.contains(" at /") }
  }
}
