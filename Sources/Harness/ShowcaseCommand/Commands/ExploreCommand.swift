import Commands
import Diagnostics
import Exploring
import Foundation
import Project
import Reports
import TestRunner
import Workers

/// Walks over use cases at random, and reports what no script shows.
@MainActor
struct ExploreCommand: ProjectCommand {
  static let description = CommandDescription(
    "explore", group: "Running",
    summary: "Tries random inputs on use cases, and finds crashes, dead ends, leaks and other faults.",
    operands: Operands(
      "[USECASE...]", "the use cases, as [Showcase/]Class[/Use case]; all by default", count: 0...Int.max),
    options: [
      .seed, .walks, .minutes, .steps, .oracle, .accept,
      .filter.meaning("explore only use cases of ID; may be repeated"),
      .skip.meaning("explore no use cases of ID; may be repeated"),
      .configuration.meaning(
        "explore in this configuration; by default the first, of several plans that of an upright phone"),
      .shard, .workers.meaning("walk in N processes: one for each processor by default, 0 for this process"),
      .timeout.meaning("limit the time of each input; 10 seconds by default"),
      .format(Format.allCases.map(\.rawValue)), .output, .explorationReport,
    ], example: "explore LoginViewController --walks 50 --report html=found.html")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let arguments = ExploreArguments(invocation)
    let budget = try arguments.budget()
    let format = try invocation.format(or: Format.text)
    let acceptance = try AcceptedFindings(in: project)
    let reason = try arguments.reason()
    let exploration = Exploration(
      project, selection: try arguments.selection(console), crew: try arguments.crew(in: project, console),
      budget: budget, oracles: try arguments.oracles(), accepting: acceptance)
    let reports = try ExplorationReports(invocation, or: format == .json ? .json : .terminal, on: console)
    let outcome: Exploration.Outcome
    do { outcome = try explore(exploration) } catch {
      reports.abandon()
      throw error
    }
    let faults = try report(outcome, budget, in: reports)
    guard faults.isEmpty else {
      console.report(faults)
      return .internalFailure
    }
    guard let reason, outcome.interruption == nil, !outcome.findings.isEmpty else {
      return outcome.exitStatus
    }
    return try accept(outcome.findings, in: acceptance, reason)
  }

  /// Writes the scripts and the reports.
  ///
  /// - Returns: What kept reports from being written.
  private func report(
    _ outcome: Exploration.Outcome, _ budget: Exploration.Budget, in reports: ExplorationReports
  ) throws -> [Diagnostic] {
    let scripts = FindingScript.scripts(of: outcome.findings)
    if outcome.replacesFindings { try write(scripts) }
    let reported = ReportedExploration(outcome, budget, scripts: scripts, next: console.next)
    func text(_ kind: ReportKind) throws -> String {
      switch kind {
      case .json: try ExplorationReport(outcome, budget, scripts: scripts).json
      case .junit: ExplorationJUnit(of: reported).text
      case .html: ExplorationPage(of: reported).text
      default: ExplorationText(outcome, budget, scripts: scripts).text
      }
    }
    let faults = try reports.write(text)
    try console.output(text(reports.shown), asAskedBy: invocation)
    return faults
  }

  /// Explores, with the progress as the last line of a terminal.
  private func explore(_ exploration: Exploration) throws -> Exploration.Outcome {
    guard let screen = console.screen else { return try exploration.perform() }
    let start = ContinuousClock.now
    var line = ExploreProgress(on: screen)
    defer { console.output(line.erasing()) }
    let outcome = try exploration.perform { console.output(line.drawing($0)) }
    reportPace(outcome, start.duration(to: .now))
    return outcome
  }

  /// The pace depends on the machine, so it is not part of the result.
  private func reportPace(_ outcome: Exploration.Outcome, _ duration: Duration) {
    let pace = Int((Double(outcome.inputCount) / max(duration / .seconds(1), 0.001)).rounded())
    console.errorOutput(
      "\(TerminalScreen.lineErasure)\(pace) inputs a second, \(outcome.replayCount) replays.\n")
  }

  private func write(_ scripts: [FindingScript]) throws(Diagnostic) {
    do { try FindingFolder.replace(with: scripts, in: project.root) } catch {
      throw Diagnostic(
        "the scripts in '\(FindingFolder.path)' cannot be written: \(error.systemReason)",
        expected: "a folder that can be written", next: .shell("ls -ld \(FindingFolder.path)"))
    }
  }

  /// Writes what was found into the file of accepted findings.
  private func accept(
    _ findings: [Finding], in acceptance: AcceptedFindings, _ reason: String
  ) throws -> ExitCode {
    let path = AcceptedFindings.path
    try TextFile.makeFolder("\(project.root)/\(Project.plansFolder)", named: Project.plansFolder)
    try TextFile.write(
      acceptance.accepting(findings, reason: reason).json, to: "\(project.root)/\(path)", named: path)
    console.errorOutput("accepted \(findings.count == 1 ? "it" : "them") in \(path)\n")
    return .success
  }
}

extension Exploration.Outcome {
  /// Whether the files of the last exploration are replaced: not if nothing was explored, or not to the end and without
  /// a finding.
  fileprivate var replacesFindings: Bool {
    useCaseCount > 0 && (interruption == nil || !findings.isEmpty)
  }
}
