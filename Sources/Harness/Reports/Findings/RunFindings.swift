import Causes
import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner

/// Everything in a run that needs a look, grouped by cause.
package struct RunFindings: Sendable {
  /// All causes, the worst first.
  package let causes: [Cause]
  /// Each scenario that needs a look, by its name.
  package let scenarios: [ScenarioName: FoundScenario]
  /// Scenarios that finished only after a process had died over them, with the words about the last death.
  let survivors: [(name: ScenarioName, death: String)]
  let inventory: GoldenInventory?
  /// Whether what the inventory found fails the run.
  let isInventoryComplete: Bool
  let summary: RunSummary
}

extension RunFindings {
  /// The outcome of the scenario that is a cause's example.
  func scenario(showing cause: Cause) -> FoundScenario? { scenarios[cause.example.scenario] }

  /// Whether some of a cause's scenarios wait for review, so that they can be accepted.
  func isAcceptable(_ cause: Cause) -> Bool {
    cause.scenarios.contains { name in
      scenarios[name].map { [.differs, .missing, .unusable].contains($0.kind) } ?? false
    }
  }

  /// How many failures are reported in full, each with everything that differs.
  static let mostInFull = 3

  /// What is reported: causes, but if few scenarios failed, those without a shared cause are reported in
  /// full.
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
