import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestRunner
import UTF8Text

/// Runs scenarios and compares them with their goldens.
struct RunCommand: ProjectCommand {
  static let description = CommandDescription(
    "run", group: "Running",
    summary: "Runs the scenarios of all plans, or of some, and compares them with their goldens.",
    operands: .plans,
    options: [
      .filter, .skip, .configuration, .shard, .record, .recordInCI, .failFast, .workers, .order, .repeat,
      .untilFailure, .again, .timeout, .retryCrashes, .allCalls, .balance, .report,
    ], example: "run Smoke --filter 'LoginViewController' --report html=report.html")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let bazel = BazelFiles(environment: console.environment)
    try bazel.confirmSharding(on: console)
    try checkForMisspelledCommand()
    let selection = try RunArguments(invocation).selection(console)
    let run = TestRun(project, selection: selection, options: try options(for: selection.shard))
    let requests = try invocation.reportRequests() + [bazel.report].compactMap(\.self)
    // An earlier report is not touched before it is certain that there is a run.
    let planned = try run.plan()
    CrashesHere.report(console.crashStyle(for: invocation)) { [next = console.next] name, death in
      FailureText(ScenarioResult(name, .died([death])), next: next)?.text ?? ""
    }
    console.report(planned.notes, as: "note")
    var reports = try ReportSet(requests, on: console, goldens: project.goldens.accepted)
    do {
      var warnings: [Diagnostic] = []
      let summary = try planned.run { event in
        if case .began(let heading) = event { reportSeed(of: heading.order) }
        reports.record(event)
      } warn: {
        warnings = $0
      }
      console.report(warnings, as: "warning")
      return reports.exitStatus(after: summary.exitStatus, on: console)
    } catch {
      reports.abandon()
      // The fault begins a new line, since a progress line may be there.
      if console.writesToTerminal { console.output(TerminalScreen.lineErasure) }
      throw error
    }
  }

  /// The seed is needed to repeat this order.
  private func reportSeed(of order: ExecutionOrder) {
    if case .random(let seed) = order { console.errorOutput("The order's seed is \(seed).\n") }
  }

  /// Without a verb, a word that is not a plan may have been meant as a verb.
  private func checkForMisspelledCommand() throws {
    guard !invocation.namesCommand, let word = invocation.names.first else { return }
    let plans = try project.planNames
    guard plans.contains(word) else { throw UnknownWord(word, isNo: "plan", of: plans) }
  }
}

extension RunCommand {
  private func options(for shard: Shard?) throws -> RunOptions {
    let arguments = RunArguments(invocation)
    var options = RunOptions(
      recordMode: try recordMode(), failsFast: invocation.has(.failFast),
      processes: try arguments.crew(in: project, console).map { .workers($0) } ?? .here)
    options.retries = try invocation.number(of: .retryCrashes, from: 0, to: 1000)
    options.timeLimit = try arguments.timeLimit()
    options.repetition = try repetition()
    options.order = try order(in: shard)
    options.formerDurations = try formerDurations()
    options.seed = Self.drawnSeed
    options.unchanged = unchanged(in: options.processes)
    return options
  }

  /// The mode of the option, or of the variable if there is no option.
  private func recordMode() throws -> RecordMode {
    let requested =
      invocation.has(.record)
      ? try RecordMode(flag: invocation.value(of: .record), of: invocation.arguments)
      : try RecordMode(variable: console.environment["SHOWCASE_RECORD"])
    return try RecordingPolicy.mode(
      requested, environment: console.environment, isAllowedOnServers: invocation.has(.recordInCI),
      by: .commandLine(arguments: invocation.arguments))
  }

  /// What happens to scenarios that did not change since they passed. A server keeps nothing between
  /// runs, and a run in this process is there to be watched, so both run them.
  private func unchanged(in processes: RunOptions.Processes) -> RunOptions.Unchanged {
    guard processes != .here, !RecordingPolicy.isServer(console.environment) else { return .ignored }
    return invocation.has(.again) ? .run : .skipped
  }

  private func repetition() throws(Diagnostic) -> Repetition? {
    let endsAtFailure = invocation.has(.untilFailure)
    guard let count = try invocation.number(of: .repeat, from: 1, to: 1_000_000) else {
      guard endsAtFailure else { return nil }
      throw Diagnostic(
        "'--until-failure' requires '--repeat'", expected: "--repeat N --until-failure", next: invocation.help
      )
    }
    return Repetition(count: count, endsAtFailure: endsAtFailure)
  }

  /// The order of the option. A seed that is not given is drawn at random, except for shards, which
  /// all need the same one.
  private func order(in shard: Shard?) throws(Diagnostic) -> ExecutionOrder? {
    guard let text = invocation.value(of: .order) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if text == "alphabetical" { return .alphabetical }
    if text == "random", let shard, shard.count > 1 {
      throw Diagnostic(
        "shards in random order need one seed for all", expected: "--order random:SEED", next: invocation.help
      )
    }
    if text == "random" { return .random(seed: Self.drawnSeed) }
    if parts.count == 2, parts[0] == "random", let seed = UInt64(digits: parts[1]) {
      return .random(seed: seed)
    }
    throw invocation.refusal(of: text, for: .order, expected: "alphabetical, random or random:SEED")
  }

  /// A different seed in each run.
  private static var drawnSeed: UInt64 { .random(in: 0...999_999) }

  /// How long scenarios took in earlier logs, if shards are to be balanced by that.
  private func formerDurations() throws(Diagnostic) -> [String: Duration]? {
    let names = invocation.values(of: .balance)
    return names.isEmpty
      ? nil : try LogReader.durations(in: names.map { LogFile($0, at: console.absolutePath($0)) })
  }
}

extension Option {
  fileprivate static let record = Option(
    "record", value: .optional("MODE"), choices: .words(RecordMode.allCases.map(\.rawValue)),
    "write goldens: never, missing, failed (the default of a bare --record) or all")
  fileprivate static let failFast = Option("fail-fast", "stop at the first failure")
  fileprivate static let order = Option(
    "order", value: .required("ORDER"), choices: .words(["alphabetical", "random"]),
    "run in alphabetical, random or random:SEED order; in that of showcases and plans by default")
  fileprivate static let `repeat` = Option(
    "repeat", value: .required("N"), "run each scenario N times, and fail where two runs of it differ")
  fileprivate static let untilFailure = Option(
    "until-failure", "with --repeat: stop at a scenario's first failure")
  fileprivate static let again = Option(
    "again", "also run scenarios that did not change since they passed")
  fileprivate static let retryCrashes = Option(
    "retry-crashes", value: .required("N"),
    "run a scenario that crashes or exceeds its time up to N times more")
  fileprivate static let balance = Option(
    "balance", value: .required("LOG"), choices: .files,
    "divide scenarios among shards by the durations in a former json report; may be repeated")
}
