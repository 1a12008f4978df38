import Causes
import Diagnostics
import Dispatch
import GoldenFiles
import Platform
import Storyboards
import TestRunner
import Workers

/// Collects what needs a look during a run, and groups it by cause at the end.
///
///     var collector = FindingsCollector(next: next)
///     for event in events {
///       if let findings = collector.record(event) { print(findings.causes.count) }  // at the end
///     }
///
/// It keeps only the differences of scenarios that differ, and only the names of scenarios that pass.
package struct FindingsCollector {
  private let next: NextSteps
  private var ran: [ScenarioName] = []
  private var atoms: [ScenarioAtoms] = []
  /// Scenarios that differ and were not examined yet: several are examined in parallel.
  private var waiting: [(name: ScenarioName, mismatch: StoryboardMismatch)] = []
  private var scenarios: [ScenarioName: FoundScenario] = [:]
  private var survivors: [(name: ScenarioName, death: String)] = []
  private var inventory: GoldenInventory?
  private var isInventoryComplete = false

  /// How many storyboards with trees are kept at most.
  private static let batch = 32

  package init(next: NextSteps) {
    self.next = next
  }

  /// Takes an event; returns all findings for the event that ends the run.
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
    let isInFull = scenarios.count < RunFindings.mostInFull
    scenarios[result.name] = FoundScenario(
      name: result.name, kind: kind, headline: text.headline, details: isInFull ? text.words : [],
      commands: text.details.filter { $0.role == .command })
    switch result.outcome {
    case .differs(let mismatch):
      waiting.append((result.name, mismatch))
      if waiting.count >= Self.batch { compareWaiting() }
    case .goldenMissing: atoms.append(ScenarioAtoms(withoutGolden: result.name))
    case .stopped(let stop):
      let revealed = stop.mismatch?.revealed
      atoms.append(
        ScenarioAtoms(
          result.name, ScenarioFault(kind, result, text), golden: revealed?.golden, actual: revealed?.actual))
    default: atoms.append(ScenarioAtoms(result.name, ScenarioFault(kind, result, text)))
    }
  }

  /// Finds what differs in the waiting scenarios, as many at a time as there are processors.
  private mutating func compareWaiting() {
    let compared = Locked<[Int: ScenarioAtoms]>([:])
    DispatchQueue.concurrentPerform(iterations: waiting.count) { [waiting] index in
      let (name, mismatch) = waiting[index]
      let (golden, actual) = mismatch.revealed
      let atoms = ScenarioAtoms(name, golden: golden, actual: actual)
      compared.withLock { $0[index] = atoms }
    }
    let results = compared.withLock { $0 }
    atoms += waiting.indices.compactMap { results[$0] }
    waiting = []
  }
}
