import Commands
import GoldenFiles
import Project
import Workers

/// Runs scenarios in processes that differ in what must not matter, and names what varies.
///
/// Goldens have no part in it.
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
    package let name: ScenarioName
    package let condition: ProofCondition
    /// How it usually ends, and how it ended under the condition.
    package let usual: Ending
    package let changed: Ending
  }

  /// How a scenario ended: with a take, or with its process.
  package enum Ending: Hashable, Sendable {
    case take(Take)
    case died(WorkerDeath.Cause)
  }

  /// What a proof found.
  package struct Finding: Hashable, Sendable {
    package var scenarioCount = 0
    /// By scenario, in the order of the plan, each with the first condition of a list that it varies with.
    package var variations: [Variation] = []
    /// The signal that ended the proof early.
    package var interruption: Int32?

    /// How a process that found this should end.
    package var exitStatus: ExitStatus {
      if let interruption { return ExitStatus(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return variations.isEmpty ? .success : .failure
    }
  }

  /// Runs every scenario once as usual, and once under each condition.
  ///
  /// A scenario that varies from one process to the next is not blamed for anything else.
  ///
  /// - Parameter begin: Is told of each condition before it is tried.
  package func run(begin: (ProofCondition) -> Void) throws -> Finding {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var finding = Finding(scenarioCount: scenarios.count)
    let usual = try endings(of: scenarios.indices.map { $0 }, scenarios)
    var variations: [Int: [Variation]] = [:]
    for condition in ProofCondition.allCases where usual.interruption == nil && finding.interruption == nil {
      begin(condition)
      let indices = scenarios.indices.filter { variations[$0]?.first?.condition != .again }
      let changed = try endings(
        of: condition == .order ? indices.reversed() : indices, scenarios, under: condition)
      finding.interruption = changed.interruption
      for index in indices {
        guard let before = usual.all[index], let after = changed.all[index], before != after else { continue }
        let variation = Variation(
          name: scenarios[index].name, condition: condition, usual: before, changed: after)
        variations[index, default: []].append(variation)
      }
    }
    finding.interruption = usual.interruption ?? finding.interruption
    finding.variations = variations.sorted { $0.key < $1.key }.flatMap(\.value)
    return finding
  }

  private func endings(
    of indices: [Int], _ scenarios: [Scenario], under condition: ProofCondition? = nil
  ) throws -> (all: [Int: Ending], interruption: Int32?) {
    var endings: [Int: Ending] = [:]
    let crew = condition?.crew(like: crew) ?? crew
    let pool = WorkerPool(crew.command, workerCount: crew.count)
    let ending = try pool.run(
      count: indices.count,
      job: {
        let request = ScenarioRequest(name: scenarios[indices[$0]].name, workingFolder: condition?.folder)
        return Job(request.message, timeLimit: timeLimit, demand: condition == .alone ? .fresh : .any)
      },
      examine: { .done(Ending($1)) },
      tell: { index, ending in
        endings[indices[index]] = ending
        return true
      })
    guard case .interrupted(let signal) = ending else { return (endings, nil) }
    return (endings, signal)
  }
}

extension Proof.Ending {
  /// A process that died counts even where another one came to the end of the scenario afterwards.
  init(_ outcome: JobOutcome) {
    if let death = outcome.deaths.first {
      self = .died(death.cause)
    } else if let take = outcome.answer.flatMap({ try? Take(message: $0) }) {
      self = .take(take)
    } else {
      self = .died(.garbledAnswer)
    }
  }
}
