import Goldens
import Reports
import SourceText
import TestRunner

/// Runs scenarios and compares them with their goldens.
@MainActor
struct RunCommand {
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ project: Project, _ console: Console) {
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  func run() throws -> ExitStatus {
    try checkForMisspeltCommand()
    let selection = ScenarioSelection(
      plans: invocation.positionals, filters: invocation.values(of: .filter),
      skips: invocation.values(of: .skip), configurations: invocation.values(of: .configuration))
    let run = TestRun(
      project, selection: selection, recordMode: try recordMode(), failsFast: invocation.has(.failFast))
    var report = TerminalReport(next: .commandLine(console.program), write: console.output)
    return try run.run { report.record($0) }.exitStatus
  }

  /// The mode of the flag, or of the variable where there is no flag.
  private func recordMode() throws -> RecordMode {
    let requested =
      invocation.has(.record)
      ? try RecordMode(flag: invocation.value(of: .record))
      : try RecordMode(variable: console.environment["SHOWCASE_RECORD"])
    return try RecordingPolicy.mode(
      requested, environment: console.environment, isAllowedOnServers: invocation.has(.recordInCI))
  }

  /// A word that is no plan may have been meant as a command.
  private func checkForMisspeltCommand() throws {
    guard let word = invocation.positionals.first, !project.planNames.contains(word) else { return }
    let commands = CommandName.allCases.map(\.rawValue)
    throw Diagnostic(
      "'\(word)' is neither a command nor a plan",
      expected:
        "a command (\(commands.joined(separator: ", "))) or a plan (\(project.planNames.joined(separator: ", ")))",
      nearest: nearestName(to: word, in: project.planNames + commands), next: "showcase help")
  }
}
