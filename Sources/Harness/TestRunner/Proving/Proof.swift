import Diagnostics
import Foundation
import Project
import Storyboards
import Workers

/// Runs scenarios in processes that differ in what should not matter, and names what varies.
///
/// Goldens are neither read nor written.
///
///     let proof = Proof(project, selection: selection, crew: crew, timeLimit: .seconds(60))
///     let outcome = try proof.perform { print("with \($0.words) changed") }
@MainActor
package struct Proof {
  package let project: Project
  package let selection: ScenarioSelection
  let crew: Crew
  let timeLimit: Duration
  let conditions: [ProofCondition]

  /// Makes a proof.
  ///
  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - selection: Which scenarios run.
  ///   - crew: The processes that run them; each condition changes them in one way.
  ///   - timeLimit: How long one scenario may take before its process is killed.
  ///   - conditions: What is changed, one after another; by default everything that differs between
  ///     processes.
  package init(
    _ project: Project, selection: ScenarioSelection, crew: Crew, timeLimit: Duration,
    conditions: [ProofCondition] = ProofCondition.ofProcesses
  ) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.timeLimit = timeLimit
    self.conditions = conditions
  }

  /// A scenario whose storyboard varies.
  package struct Variation: Hashable, Sendable {
    /// The scenario.
    package let name: ScenarioName
    /// What it varies with.
    package let condition: ProofCondition
    /// How it usually ends.
    package let usual: Ending
    /// How it ended under the condition.
    package let changed: Ending
    /// What ran in another order, if the condition is a schedule.
    package var race: Race?
  }

  /// How a scenario ended: with a take, or with its process.
  package enum Ending: Hashable, Sendable {
    case take(Take)
    case died(WorkerDeath.Cause)
  }

  /// The result of a proof.
  package struct Outcome: Hashable, Sendable {
    /// How many scenarios ran in each way.
    package var scenarioCount = 0
    /// In how many ways each scenario ran.
    package var wayCount = 0
    /// The variations, by scenario in the order of the plan.
    package var variations: [Variation] = []
    /// The signal that ended the proof early.
    package var interruption: Int32?

    /// The exit status for this result.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if scenarioCount == 0 { return .nothingSelected }
      return variations.isEmpty ? .success : .failure
    }
  }

  /// Runs every scenario once as usual, and once under each condition.
  ///
  /// A scenario that varies from one process to the next is not tried under other conditions, since it
  /// would vary under all of them. One with a race is not tried in other orders.
  ///
  /// - Parameter begin: Takes each condition before it is tried.
  package func perform(begin: (ProofCondition) -> Void) throws -> Outcome {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var outcome = Outcome(scenarioCount: scenarios.count, wayCount: conditions.count + 1)
    let usual = try endings(of: scenarios.indices.map { $0 }, scenarios)
    var variations: [Int: [Variation]] = [:]
    for condition in conditions where usual.interruption == nil && outcome.interruption == nil {
      begin(condition)
      let indices = scenarios.indices.filter { index in
        variations[index]?.contains { $0.condition == .again || $0.condition.schedule != nil } != true
      }
      let changed = try endings(
        of: condition == .order ? indices.reversed() : indices, scenarios, under: condition)
      outcome.interruption = changed.interruption
      for index in indices {
        guard let before = usual.all[index]?.comparable(under: condition),
          let after = changed.all[index]?.comparable(under: condition), before != after
        else { continue }
        var variation = Variation(
          name: scenarios[index].name, condition: condition, usual: before, changed: after)
        if let seed = condition.schedule { variation.race = try race(in: scenarios[index], schedule: seed) }
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
    // Only the cause of a death is reported.
    pool.crashDetail = .brief
    let jobs = indices.lazy.map { index in
      let request = ScenarioRequest(
        name: scenarios[index].name, workingFolder: condition?.folder, schedule: condition?.schedule)
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

extension Proof {
  /// Two pieces of work that ran first in one order, and then in the other.
  package struct Race: Hashable, Sendable {
    /// The work that usually ran first, with the function that submitted it.
    package let first: String
    /// The work that ran first under the condition.
    package let second: String
    /// Whether both ran both times; otherwise one ran instead of the other.
    package let isSwap: Bool

    /// Finds the first difference between two traces; `nil` if only times differ.
    init?(_ usual: [String], _ changed: [String]) {
      guard let (first, second) = zip(usual, changed).first(where: { $0 != $1 }) else { return nil }
      self.first = first
      self.second = second
      isSwap = usual.contains(second) && changed.contains(first)
    }
  }

  /// Runs a scenario twice more to see what runs in another order.
  private func race(in scenario: Scenario, schedule seed: UInt64) throws -> Race? {
    let pool = WorkerPool(crew.command, workerCount: 1)
    let jobs = [nil, seed].map { seed in
      Job(ScenarioRequest(name: scenario.name, schedule: seed, isTrace: true).message, timeLimit: timeLimit)
    }
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: pool)
    let traces = try jobs.map { _ in
      try outcomes.next()?.answer.flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) } ?? []
    }
    return Race(traces[0], traces[1])
  }
}

extension Proof.Ending {
  /// The ending without what may differ under a condition: the times of pending work depend on those of
  /// earlier work.
  fileprivate func comparable(under condition: ProofCondition) -> Self {
    guard condition.schedule != nil, case .take(let take) = self else { return self }
    let lines = take.storyboard.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let others = lines.filter { !$0.starts(with: Array("pending ".utf8)) }
    return .take(
      Take(storyboard: Array(others.joined(separator: [UInt8(ascii: "\n")])), obstacle: take.obstacle))
  }

  /// A process that died counts even if another one finished the scenario later.
  init(_ outcome: JobOutcome, of name: ScenarioName) {
    if let death = outcome.deaths.first {
      self = .died(death.cause)
    } else if let take = outcome.answer.flatMap({ try? Take(message: $0, of: name) }) {
      self = .take(take)
    } else {
      // A worker that lives but answered something other than a take garbled its answer.
      self = .died(.garbledAnswer)
    }
  }
}
