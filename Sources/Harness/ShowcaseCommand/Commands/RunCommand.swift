import Goldens
import Reports
import SourceText
import TestRunner

/// Runs scenarios and compares them with their goldens.
@MainActor
struct RunCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    try checkForMisspeltCommand()
    let run = TestRun(
      project, selection: try RunArguments(invocation).selection(console), options: try options())
    var report = TerminalReport(next: console.next, write: console.output)
    return try run.run { report.record($0) }.exitStatus
  }

  private func options() throws -> RunOptions {
    let arguments = RunArguments(invocation)
    var options = RunOptions(
      recordMode: try recordMode(), failsFast: invocation.has(.failFast),
      place: try arguments.crew(in: project, console).map { .workers($0) } ?? .here)
    options.retries = try arguments.retries()
    options.timeLimit = try arguments.timeLimit()
    options.repetition = try arguments.repetition()
    options.order = try arguments.order()
    if case .random(let seed) = options.order { console.errorOutput("The order's seed is \(seed).\n") }
    return options
  }

  /// The mode of the flag, or of the variable where there is no flag.
  private func recordMode() throws -> RecordMode {
    let requested =
      invocation.has(.record)
      ? try RecordMode(flag: invocation.value(of: .record), of: invocation.arguments)
      : try RecordMode(variable: console.environment["SHOWCASE_RECORD"])
    return try RecordingPolicy.mode(
      requested, environment: console.environment, isAllowedOnServers: invocation.has(.recordInCI),
      by: .commandLine(arguments: invocation.arguments))
  }

  /// Without a command in front, a word that is no plan may have been meant as one.
  private func checkForMisspeltCommand() throws {
    guard !invocation.namesCommand, let word = invocation.positionals.first else { return }
    let plans = try project.planNames
    guard !plans.contains(word) else { return }
    let commands = CommandName.typed.map(\.rawValue)
    guard !commands.contains(word) else {
      throw Diagnostic(
        "the command '\(word)' stands behind options", expected: "the command first", next: "showcase help")
    }
    throw Diagnostic(
      "'\(word)' is neither a command nor a plan",
      expected: "a command (\(commands.joined(separator: ", ")))"
        + (plans.isEmpty ? "" : " or a plan (\(plans.joined(separator: ", ")))"),
      nearest: nearestName(to: word, in: plans + commands), next: "showcase help")
  }
}
