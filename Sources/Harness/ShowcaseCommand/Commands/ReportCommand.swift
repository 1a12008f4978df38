import Diagnostics
import Reports
import TestRunner

/// Makes reports from the log of a run, or from those of all its shards.
///
/// Unlike `merge` it ends well where the reports are made, whatever they say; a log that ends early is a failure.
struct ReportCommand {
  let invocation: Invocation
  let console: Console

  func run() throws -> ExitStatus {
    // A shell that expands `--from logs/*.json` puts all files but the first behind the option.
    let names = invocation.values(of: .from) + invocation.positionals
    guard !names.isEmpty else {
      throw Diagnostic(
        "'report' misses a log", expected: "report --from LOG... --report KIND[=PATH]", next: .help)
    }
    let files = names.map { LogFile($0, at: console.absolutePath($0)) }
    let requests = try invocation.reportRequests()
    try requests.checkForOverwriting(of: files, on: console)
    let replay = try LogReplay(files)
    var reports = try ReportSet(requests, on: console)
    let outcome = try replay.run { reports.record($0) }
    console.tell(outcome.shortLogs)
    return reports.exitStatus(after: outcome.shortLogs.isEmpty ? .success : .failure, on: console)
  }
}
