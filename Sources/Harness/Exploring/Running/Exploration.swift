import Diagnostics
import Project
import ShowcaseKit
import Storyboards
import TestRunner
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
  private let acceptance: AcceptedFindings

  /// Makes an exploration.
  ///
  /// - Parameters:
  ///   - project: The project of the use cases.
  ///   - selection: Which use cases; each is explored in the first of the selected configurations. All use cases of a
  ///     class are in one shard.
  ///   - crew: The processes that walk; `nil` for this process, which a crash ends.
  ///   - budget: How much is tried.
  ///   - oracles: What is looked for; everything by default.
  ///   - acceptance: What is known and not reported; nothing by default.
  package init(
    _ project: Project, selection: ScenarioSelection, crew: Crew?, budget: Budget,
    oracles: Set<Oracle> = Set(Oracle.allCases), accepting acceptance: AcceptedFindings = AcceptedFindings()
  ) {
    self.project = project
    self.selection = selection
    self.crew = crew
    self.budget = budget
    self.oracles = oracles
    self.acceptance = acceptance
  }

  /// How far an exploration is.
  package enum Progress: Hashable, Sendable {
    /// Walks are made.
    ///
    /// - Parameters:
    ///   - walks: How many were made.
    ///   - total: How many are made in all; `nil` if time decides.
    ///   - findings: How many findings there are so far.
    case walking(walks: Int, total: Int?, findings: Int)
    /// Scripts are replayed to shorten them.
    case shortening(findings: Int)
  }

  /// Explores.
  ///
  /// - Parameter report: Takes the progress whenever it changes; nothing by default.
  /// - Throws: what is wrong with plans and selection; or ``WorkerNotStarted``.
  package func perform(reporting report: (Progress) -> Void = { _ in }) throws -> Outcome {
    let (names, countInOtherShards) = try useCases()
    let folder = try ExplorationFolder()
    var survey = Survey(of: names, budget, oracles, accepting: acceptance)
    survey.outcome.useCasesInOtherShards = countInOtherShards
    guard let crew else { return try explore(&survey, by: LocalExplorers(project), in: folder, report) }
    let explorers = WorkerExplorers(crew, timeLimit: budget.timeLimit, in: folder)
    return try explore(&survey, by: explorers, in: folder, report)
  }

  private func explore(
    _ survey: inout Survey, by explorers: some Explorers, in folder: ExplorationFolder,
    _ report: (Progress) -> Void
  ) throws -> Outcome {
    try walk(&survey, by: explorers, in: folder, report)
    var outcome = survey.outcome
    var shortening = Shortening(of: survey.findings)
    if !survey.findings.isEmpty { report(.shortening(findings: survey.findings.count)) }
    while explorers.interruption == nil, !shortening.requests.isEmpty {
      outcome.replayCount += shortening.requests.count
      shortening.note(
        try explorers.results(of: shortening.requests) { _ in
          report(.shortening(findings: survey.findings.count))
        })
    }
    outcome.findings = Finding.merged(shortening.findings)
    try show(&outcome.findings, by: explorers)
    outcome.interruption = explorers.interruption
    (outcome.acceptedCount, outcome.unseen) = survey.acceptedCounts
    if outcome.interruption != nil { outcome.unseen = [] }
    return outcome
  }

  private func walk(
    _ survey: inout Survey, by explorers: some Explorers, in folder: ExplorationFolder,
    _ report: (Progress) -> Void
  ) throws {
    let end = budget.duration.map { ContinuousClock.now + $0 }
    let width = survey.outcome.useCaseCount
    while let requests = survey.nextRound() {
      let isFirst = survey.outcome.walkCount == 0
      // Each use case gets as many walks as all others.
      let begun = requests.enumerated().lazy.prefix { index, _ in
        index % width != 0 || (isFirst && index == 0) || end.map { ContinuousClock.now < $0 } ?? true
      }
      var count = survey.outcome.walkCount
      let results = try explorers.results(of: begun.map(\.element)) { _ in
        count += 1
        report(.walking(walks: count, total: budget.total(of: width), findings: survey.findingCount))
      }
      try survey.note(results, in: folder)
      if results.count < requests.count { return }
    }
  }

  /// Notes the last screen of each finding.
  private func show(_ findings: inout [Finding], by explorers: some Explorers) throws {
    guard explorers.interruption == nil else { return }
    let shown = findings.indices.filter { !findings[$0].oracle.endsProcess || !findings[$0].inputs.isEmpty }
    let requests = shown.map { index in
      // What ends the process leaves no screen after it.
      let inputs = findings[index].inputs.dropLast(findings[index].oracle.endsProcess ? 1 : 0)
      return ExplorationRequest(name: findings[index].name, task: .screen(Array(inputs)), oracles: [])
    }
    for (index, result) in zip(shown, try explorers.results(of: requests, each: { _ in })) {
      findings[index].screen = result.screen
    }
  }

  /// The selected use cases of this shard, each once, and how many others there are.
  private func useCases() throws -> (names: [ScenarioName], countInOtherShards: Int) {
    var seen: Set<ScenarioName> = []
    let names = try project.scenarios(selection).compactMap { scenario in
      var name = scenario.name
      name.script = "launch"
      let configured = name
      name.configuration = ""
      return seen.insert(name).inserted ? configured : nil
    }
    // Findings of one class may be one, so a class is not divided.
    let part = selection.part(ofNames: names.map { "\($0.target)/\($0.classForDisplay)" })
    return (part.map { names[$0] }, names.count - part.count)
  }
}
