import Commands
import Diagnostics
import Exploring
import Project
import TestRunner
import Workers

/// Replays scripts, and reports which controls, cells, gestures and configurations none of them exercises.
@MainActor
struct CoverageCommand: ProjectCommand {
  static let description = CommandDescription(
    "coverage", group: "Running",
    summary: "Lists the controls, cells, gestures and configurations that no script exercises.",
    operands: .plans,
    options: RunArguments.options + [write, .format(Format.allCases.map(\.rawValue)), .output],
    example: "coverage --filter CartViewController --write")

  private static let write = Option(
    "write", "begin a script for each use case that leaves something out, unless the file exists")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let arguments = RunArguments(invocation)
    let format = try invocation.format(or: Format.text)
    let survey = CoverageSurvey(
      project, selection: try arguments.selection(console),
      crew: try arguments.crew(in: project, console, exploring: true),
      timeLimit: try arguments.timeLimit() ?? .seconds(60))
    let outcome = try survey.perform()
    let text = try format == .json ? CoverageReport(outcome).json : CoverageText(outcome).text
    try console.output(text, asAskedBy: invocation)
    if invocation.has(Self.write) { try writeScripts(for: outcome) }
    return outcome.exitStatus
  }

  private func writeScripts(for outcome: CoverageSurvey.Outcome) throws(Diagnostic) {
    for script in outcome.useCases.compactMap({ CoverageScript(for: $0) }) {
      do {
        let isNew = try script.write(in: project.root)
        console.errorOutput(isNew ? "created  \(script.path)\n" : "exists   \(script.path)\n")
      } catch {
        throw Diagnostic(
          "the script '\(script.path)' cannot be written: \(error)", expected: "a folder that can be written",
          next: .shell("ls -ld Plans/Scripts"))
      }
    }
  }
}
