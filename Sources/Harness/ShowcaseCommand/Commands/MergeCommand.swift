import Diagnostics
import Reports
import TestRunner

/// Joins the logs of all shards of a run, and reports and ends as one run would have.
struct MergeCommand {
  let invocation: Invocation
  let console: Console

  func run() throws -> ExitStatus {
    let files = invocation.positionals.map { LogFile($0, at: console.absolutePath($0)) }
    let requests = try invocation.reportRequests()
    try requests.checkForOverwriting(of: files, on: console)
    let merge = try LogMerge(files)
    var reports = try ReportSet(requests, on: console)
    let outcome = try merge.run { reports.record($0) }
    console.tell(outcome.shortLogs)
    return reports.exitStatus(after: outcome.exitStatus, on: console)
  }
}

extension [ReportRequest] {
  /// A report is written while the logs are read.
  func checkForOverwriting(of files: [LogFile], on console: Console) throws(Diagnostic) {
    let paths = Set(files.map(\.path))
    for case let path? in map(\.path) where paths.contains(console.absolutePath(path)) {
      throw Diagnostic(
        "'\(path)' is both read and written", expected: "another file for the report", next: .help)
    }
  }
}
