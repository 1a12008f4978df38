import Commands
import Diagnostics
import Reports

/// Makes reports from the log of a run, or from those of all its shards.
///
/// It succeeds if the reports can be made, whatever they say, unless `--verdict` requests the
/// run's own status. A log that ends early is a failure either way.
struct ReportCommand: Command {
  let description = CommandDescription(
    "report", group: "Reporting",
    summary: "Makes reports from the log of a run, or from those of all its shards.",
    operands: Operands(
      "[LOG...]", "json reports of a run, or of each of its shards", count: 0...Int.max, choices: .files),
    options: [.from, .verdict, .report], example: "report --verdict logs/*.json --report junit=report.xml")

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    // A shell that expands `--from logs/*.json` leaves all files but the first to the operands.
    let names = invocation.values(of: .from) + invocation.operands
    guard !names.isEmpty else {
      throw Diagnostic(
        "'report' requires a log", expected: "report LOG... --report KIND[=PATH]", next: invocation.help)
    }
    return try Self.report(
      of: names, withVerdict: invocation.has(.verdict), asAskedBy: invocation, on: console)
  }

  /// Writes the reports of logs.
  ///
  /// - Parameter hasVerdict: Whether the exit status is that of one run of everything, for which
  ///   the log of every shard is needed; one shard's log alone can be reported without.
  static func report(
    of names: [String], withVerdict hasVerdict: Bool, asAskedBy invocation: Invocation, on console: Console
  ) throws -> ExitCode {
    let files = names.map { LogFile($0, at: console.absolutePath($0)) }
    let requests = try invocation.reportRequests()
    try requests.checkForOverwriting(of: files, on: console, help: invocation.help)
    let outcome: LogMerge.Outcome
    var reports: ReportSet
    if hasVerdict {
      let merge = try LogMerge(files)
      reports = try ReportSet(requests, on: console)
      outcome = try merge.replay { reports.record($0) }
    } else {
      let replay = try LogReplay(files)
      reports = try ReportSet(requests, on: console)
      outcome = try replay.replay { reports.record($0) }
    }
    console.report(outcome.shortLogs)
    let status: ExitCode = outcome.shortLogs.isEmpty ? .success : .failure
    return reports.exitStatus(after: hasVerdict ? outcome.exitStatus : status, on: console)
  }
}

extension Option {
  fileprivate static let from = Option(
    "from", value: .required("LOG"), choices: .files, "the same as an argument LOG; may be repeated")
  fileprivate static let verdict = Option(
    "verdict", "end with the exit status that one run of everything would have; needs the log of every shard")
}

extension [ReportRequest] {
  /// Refuses to write a report over a log, which is read at the same time.
  fileprivate func checkForOverwriting(
    of files: [LogFile], on console: Console, help: NextStep
  ) throws(Diagnostic) {
    let paths = Set(files.map(\.path))
    for case let path? in map(\.path) where paths.contains(console.absolutePath(path)) {
      throw Diagnostic(
        "'\(path)' is both read and written", expected: "another file for the report", next: help)
    }
  }
}
