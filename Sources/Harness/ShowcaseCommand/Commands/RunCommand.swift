import Diagnostics
import GoldenFiles
import Project
import Reports
import TestRunner

/// Runs scenarios and compares them with their goldens.
@MainActor
struct RunCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let bazel = BazelFiles(environment: console.environment)
    try bazel.confirmSharding(on: console)
    try checkForMisspeltCommand()
    let selection = try RunArguments(invocation).selection(console)
    let run = TestRun(project, selection: selection, options: try options(for: selection.shard))
    let requests = try invocation.reportRequests() + [bazel.report].compactMap(\.self)
    var reports = try ReportSet(requests, on: console, goldens: project.goldens.accepted)
    do {
      let summary = try run.run { event in
        if case .began(let heading) = event { tellSeed(of: heading.order) }
        reports.record(event)
      }
      return reports.exitStatus(after: summary.exitStatus, on: console)
    } catch {
      // What is told of the fault stands on a line of its own.
      if console.screen != nil { console.output(TerminalScreen.lineErasure) }
      throw error
    }
  }

  /// Whoever wants this order again needs the seed.
  private func tellSeed(of order: ExecutionOrder) {
    if case .random(let seed) = order { console.errorOutput("The order's seed is \(seed).\n") }
  }

  private func options(for shard: Shard?) throws -> RunOptions {
    let arguments = RunArguments(invocation)
    var options = RunOptions(
      recordMode: try recordMode(), failsFast: invocation.has(.failFast),
      place: try arguments.crew(in: project, console).map { .workers($0) } ?? .here)
    options.retries = try arguments.retries()
    options.timeLimit = try arguments.timeLimit()
    options.repetition = try arguments.repetition()
    options.order = try arguments.order(in: shard)
    options.formerDurations = try arguments.formerDurations(console)
    options.seed = RunArguments.drawnSeed
    options.unchanged = arguments.unchanged(in: options.place, console)
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
        "the command '\(word)' stands behind options", expected: "the command first", next: .help)
    }
    throw Diagnostic(
      "'\(word)' is neither a command nor a plan",
      expected: "a command (\(commands.joined(separator: ", ")))"
        + (plans.isEmpty ? "" : " or a plan (\(plans.joined(separator: ", ")))"),
      nearest: nearestName(to: word, in: plans + commands), next: .help)
  }
}
