import Diagnostics
import Project
import ShowcaseKit
import Storyboards
import TestRunner
import UTF8Text
import Workers

/// Walks over use cases at random, and finds what no script shows.
///
/// The same seed and numbers give the same findings, with any number of processes.
///
///     let exploration = Exploration(project, selection: selection, crew: crew, budget: Exploration.Budget())
///     for finding in try exploration.perform().findings { print(finding.oracle, finding.statements) }
@MainActor
package struct Exploration {
  private let project: Project
  private let selection: ScenarioSelection
  /// The processes that walk; `nil` for this one.
  private let crew: Crew?
  private let budget: Budget
  private let oracles: Set<Oracle>

  /// How much is tried.
  package struct Budget: Hashable, Sendable {
    /// The seed of all choices.
    package var seed: UInt64
    /// How many walks each use case gets.
    package var walks: Int
    /// How many inputs each walk tries.
    package var steps: Int
    /// How long one walk may take before its process is killed; ignored in this process.
    package var timeLimit: Duration

    /// - Parameters:
    ///   - seed: The seed of all choices; 1 by default.
    ///   - walks: How many walks each use case gets; 10 by default.
    ///   - steps: How many inputs each walk tries; 20 by default.
    ///   - timeLimit: How long one walk may take; 60 seconds by default.
    package init(seed: UInt64 = 1, walks: Int = 10, steps: Int = 20, timeLimit: Duration = .seconds(60)) {
      self.seed = seed
      self.walks = walks
      self.steps = steps
      self.timeLimit = timeLimit
    }
  }

  /// Makes an exploration.
  ///
  /// - Parameters:
  ///   - project: The project of the use cases.
  ///   - selection: Which use cases; each is explored in the first of the selected configurations.
  ///   - crew: The processes that walk; `nil` for this process, which a crash ends.
  ///   - budget: How much is tried.
  ///   - oracles: What is looked for; everything by default.
  package init(
    _ project: Project, selection: ScenarioSelection, crew: Crew?, budget: Budget,
    oracles: Set<Oracle> = Set(Oracle.allCases)
  ) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.budget = budget
    self.oracles = oracles
  }

  /// The result of an exploration.
  package struct Outcome: Hashable, Sendable {
    /// How many use cases were explored.
    package var useCaseCount = 0
    /// How many walks were made.
    package var walkCount = 0
    /// How many inputs the walks performed.
    package var inputCount = 0
    /// How many inputs no element accepted.
    package var refusedCount = 0
    /// How many scripts were replayed to shorten others.
    package var replayCount = 0
    /// The findings in the order of the use cases.
    package var findings: [Finding] = []
    /// The signal that ended the exploration early.
    package var interruption: Int32?

    package init() {}

    /// The exit status for this result.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if useCaseCount == 0 { return .nothingSelected }
      return findings.isEmpty ? .success : .failure
    }
  }

  /// Explores.
  ///
  /// - Throws: what is wrong with plans and selection; or ``WorkerNotStarted``.
  package func perform() throws -> Outcome {
    let names = try useCases()
    let explorers: any Explorers =
      try crew.map { try WorkerExplorers($0, timeLimit: budget.timeLimit) }
      ?? LocalExplorers(project: project)
    var survey = Survey(of: names, budget, oracles)
    while let requests = survey.nextRound(), explorers.interruption == nil {
      survey.note(try explorers.results(of: requests))
    }
    var outcome = survey.outcome
    var shortening = Shortening(of: survey.findings)
    while explorers.interruption == nil {
      let requests = shortening.requests
      if requests.isEmpty { break }
      outcome.replayCount += requests.count
      shortening.note(try explorers.results(of: requests))
    }
    outcome.interruption = explorers.interruption
    outcome.findings = Finding.merged(shortening.findings)
    return outcome
  }

  /// The selected use cases, each once.
  private func useCases() throws -> [ScenarioName] {
    let scenarios = selection.part(of: try project.scenarios(selection))
    var seen: Set<ScenarioName> = []
    return scenarios.compactMap { scenario in
      var name = scenario.name
      name.script = "launch"
      let configured = name
      name.configuration = ""
      return seen.insert(name).inserted ? configured : nil
    }
  }
}
