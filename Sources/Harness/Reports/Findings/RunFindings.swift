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

extension RunFindings {
  /// What happened to the scenario that shows a cause.
  func scenario(showing cause: Cause) -> FoundScenario? { scenarios[cause.example.scenario] }

  /// Whether some of a cause's scenarios wait for review, and can be accepted.
  func isAcceptable(_ cause: Cause) -> Bool {
    cause.scenarios.contains { name in
      scenarios[name].map { [.differs, .missing, .unusable].contains($0.kind) } ?? false
    }
  }

  /// Up to so many failures are reported in full, each with all that differs.
  static let mostInFull = 3

  /// What is reported: causes; but where few scenarios failed, one that has a cause for itself is reported once, in full.
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
    var reported: Set<ScenarioName> = []
    return causes.compactMap { cause in
      guard let scenario = scenario(showing: cause) else { return nil }
      let isInFull = scenarios.count <= Self.mostInFull && cause.scenarios.count == 1
      guard isInFull else { return .cause(cause, scenario) }
      return reported.insert(scenario.name).inserted ? .scenario(scenario, worst: cause) : nil
    }
  }
}
