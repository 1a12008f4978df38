import Diagnostics
import Project
import ScenarioGoldens
import Workers

/// Runs scenarios in processes that differ in what must not matter, and names what varies.
///
/// Goldens are neither read nor written.
@MainActor
package struct Proof {
  package let project: Project
  package let selection: ScenarioSelection
  let crew: Crew
  let timeLimit: Duration

  package init(_ project: Project, selection: ScenarioSelection, crew: Crew, timeLimit: Duration) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.timeLimit = timeLimit
  }

  /// One scenario whose storyboard varies.
  package struct Variation: Hashable, Sendable {
    /// The scenario.
    package let name: ScenarioName
    /// What it varies with.
    package let condition: ProofCondition
    /// How it usually ends.
    package let usual: Ending
    /// How it ended under the condition.
    package let changed: Ending
  }

  /// How a scenario ended: with a take, or with its process.
  package enum Ending: Hashable, Sendable {
    case take(Take)
    case died(WorkerDeath.Cause)
  }

  /// What a proof found.
  package struct Outcome: Hashable, Sendable {
    /// How many scenarios were run in each way.
    package var scenarioCount = 0
    /// By scenario in the order of the plan, each with the conditions that it varies with.
    package var variations: [Variation] = []
    /// The signal that ended the proof early.
    package var interruption: Int32?

    /// How a process that found this should end.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return variations.isEmpty ? .success : .failure
    }
  }

  /// Runs every scenario once as usual, and once under each condition.
  ///
  /// A scenario that varies from one process to the next is not tried under other conditions: it
  /// would vary under all of them.
  ///
  /// - Parameter begin: Takes each condition before it is tried.
  package func perform(begin: (ProofCondition) -> Void) throws -> Outcome {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var outcome = Outcome(scenarioCount: scenarios.count)
    let usual = try endings(of: scenarios.indices.map { $0 }, scenarios)
    var variations: [Int: [Variation]] = [:]
    for condition in ProofCondition.allCases where usual.interruption == nil && outcome.interruption == nil {
      begin(condition)
      let indices = scenarios.indices.filter { variations[$0]?.first?.condition != .again }
      let changed = try endings(
        of: condition == .order ? indices.reversed() : indices, scenarios, under: condition)
      outcome.interruption = changed.interruption
      for index in indices {
        guard let before = usual.all[index], let after = changed.all[index], before != after else { continue }
        let variation = Variation(
          name: scenarios[index].name, condition: condition, usual: before, changed: after)
        variations[index, default: []].append(variation)
      }
    }
    outcome.interruption = usual.interruption ?? outcome.interruption
    outcome.variations = variations.sorted { $0.key < $1.key }.flatMap(\.value)
    return outcome
  }

  private func endings(
    of indices: [Int], _ scenarios: [Scenario], under condition: ProofCondition? = nil
  ) throws -> (all: [Int: Ending], interruption: Int32?) {
    let crew = condition?.crew(like: crew) ?? crew
    let pool = WorkerPool(crew.command, workerCount: min(crew.count, max(1, indices.count)))
    let jobs = indices.lazy.map { index in
      let request = ScenarioRequest(name: scenarios[index].name, workingFolder: condition?.folder)
      return Job(request.message, timeLimit: timeLimit, demand: condition == .alone ? .fresh : .any)
    }
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: pool)
    var endings: [Int: Ending] = [:]
    for index in indices {
      guard let outcome = try outcomes.next() else { break }
      endings[index] = Ending(outcome, of: scenarios[index].name)
    }
    return (endings, pool.interruption)
  }
}

extension Proof.Ending {
  /// A process that died counts even if another one finished the scenario afterwards.
  init(_ outcome: JobOutcome, of name: ScenarioName) {
    if let death = outcome.deaths.first {
      self = .died(death.cause)
    } else if let take = outcome.answer.flatMap({ try? Take(message: $0, of: name) }) {
      self = .take(take)
    } else {
      // A worker that lives, but gave something else than a take, garbled its answer.
      self = .died(.garbledAnswer)
    }
  }
}
