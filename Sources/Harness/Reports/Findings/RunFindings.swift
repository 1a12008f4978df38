import Causes
import Diagnostics
import GoldenFiles
import ScenarioGoldens
import TestRunner

/// Everything that a reader of a run has to look at, grouped by cause.
package struct RunFindings: Sendable {
  /// All causes, the worst first.
  package let causes: [Cause]
  /// Each scenario that needs a look, by its name.
  package let scenarios: [ScenarioName: FoundScenario]
  /// Scenarios that came to their end only after a process had died over them, with what was said of the last one.
  let survivors: [(name: ScenarioName, death: String)]
  let inventory: GoldenInventory?
  /// Whether what the inventory found fails the run.
  let isInventoryComplete: Bool
  let summary: RunSummary
}

/// A scenario that needs a look.
package struct FoundScenario: Hashable, Sendable {
  var name: ScenarioName
  var kind: Kind
  /// What happened, in a few words.
  var headline: String
  /// All other lines about it, except files and commands; of the first few failures only.
  var details: [FailureLine]
  /// What to type about it, the best first.
  var commands: [FailureLine]

  /// What happened, in the order of reports.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case died, stopped, nondeterministic, unusable, differs, missing, misnamed
  }
}

extension RunFindings {
  /// What happened to the scenario that shows a cause.
  func scenario(showing cause: Cause) -> FoundScenario? { scenarios[cause.example.scenario] }

  /// Whether some of a cause's scenarios wait for review, and can be accepted.
  func isAcceptable(_ cause: Cause) -> Bool {
    cause.scenarios.contains { name in
      scenarios[name].map { [.differs, .missing, .unusable].contains($0.kind) } ?? false
    }
  }

  /// As many failures are told in full, each with all that differs.
  static let mostToldInFull = 3

  /// What is told: causes, but a scenario that is alone with its causes and one of a few is told once and in full.
  enum Entry {
    case cause(Cause, FoundScenario)
    case scenario(FoundScenario, worst: Cause)

    /// The scenario, or the one that shows the cause.
    var scenario: FoundScenario {
      switch self {
      case .cause(_, let scenario), .scenario(let scenario, _): scenario
      }
    }
  }

  /// All that needs a look, the worst first.
  var entries: [Entry] {
    var told: Set<ScenarioName> = []
    return causes.compactMap { cause in
      guard let scenario = scenario(showing: cause) else { return nil }
      let isInFull = scenarios.count <= Self.mostToldInFull && cause.scenarios.count == 1
      guard isInFull else { return .cause(cause, scenario) }
      return told.insert(scenario.name).inserted ? .scenario(scenario, worst: cause) : nil
    }
  }
}
