import Diagnostics
import Project
import ShowcaseKit
import Storyboards
import TestRunner
import Workers

/// Replays scripts, and says what none of those of a use case does.
///
///     let survey = CoverageSurvey(project, selection: selection, crew: crew)
///     for useCase in try survey.perform().useCases { print(useCase.name, useCase.missing) }
@MainActor
package struct CoverageSurvey {
  private let project: Project
  private let selection: ScenarioSelection
  private let crew: Crew?
  private let timeLimit: Duration

  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - selection: Which scenarios are replayed.
  ///   - crew: The processes that replay; `nil` for this process, which a crash ends.
  ///   - timeLimit: How long one scenario may take before its process is killed; ignored in this process.
  package init(_ project: Project, selection: ScenarioSelection, crew: Crew?, timeLimit: Duration) {
    (self.project, self.selection) = (project, selection)
    (self.crew, self.timeLimit) = (crew, timeLimit)
  }

  /// The result: the use cases in the order of the plans.
  package struct Outcome: Hashable, Sendable {
    package var useCases: [UseCaseCoverage] = []
    /// How many selected use cases other shards survey.
    package var useCasesInOtherShards = 0
    /// The signal that ended the survey early.
    package var interruption: Int32?

    package init() {}

    /// The exit status for this result; what is missing is not a failure.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      return useCases.count + useCasesInOtherShards == 0 ? .nothingSelected : .success
    }
  }

  /// Replays the scenarios.
  ///
  /// - Throws: what is wrong with plans, scripts and selection; or ``WorkerNotStarted``.
  package func perform() throws -> Outcome {
    let (names, countInOtherShards) = try scenarios()
    let folder = try ExplorationFolder()
    let explorers: any Explorers =
      try crew.map { WorkerExplorers($0, timeLimit: timeLimit, in: folder) } ?? LocalExplorers(project)
    let requests = names.map { ExplorationRequest(name: $0, task: .cover, oracles: []) }
    var outcome = Outcome()
    outcome.useCasesInOtherShards = countInOtherShards
    var indices: [String: Int] = [:]
    for (name, result) in zip(names, try explorers.results(of: requests, each: { _ in })) {
      let key = name.useCaseIdentifier
      let index = indices[key] ?? outcome.useCases.count
      if index == outcome.useCases.count { outcome.useCases.append(UseCaseCoverage(of: name)) }
      indices[key] = index
      // A process that ended by itself says nothing of what the script did.
      outcome.useCases[index].note(result.record.coverage ?? .unknown, of: name)
    }
    outcome.interruption = explorers.interruption
    return outcome
  }

  /// The selected scenarios of this shard, and how many use cases others have: what one scenario does is not missing in
  /// another one of its use case, so no use case is divided.
  private func scenarios() throws -> (names: [ScenarioName], useCasesInOtherShards: Int) {
    let names = try project.scenarios(selection).map(\.name)
    var seen: Set<String> = []
    let useCases = names.map(\.useCaseIdentifier).filter { seen.insert($0).inserted }
    let own = Set(selection.part(ofNames: useCases).map { useCases[$0] })
    return (names.filter { own.contains($0.useCaseIdentifier) }, useCases.count - own.count)
  }
}
