import Commands
import Diagnostics
import GoldenFiles
import Reports
import TestRunner

/// All reports of a run, each with the file or stream that it is written to.
///
/// Standard output gets the text for people unless it gets another report.
struct ReportSet {
  private var reports: [any Report] = []
  private var files: [ReportFile] = []
  private var hasBegun = false

  /// Opens all files, so that nothing runs whose report cannot be written.
  ///
  /// Files that exist keep their content until the first event: only then is it certain that there is a
  /// run.
  ///
  /// - Parameter goldens: The folder of goldens, if reports show scenarios that pass.
  /// - Throws: a diagnostic if two reports go to one file, and for a file that cannot be written.
  init(
    _ requests: [ReportRequest], on console: Console, goldens: GoldenFolder? = nil
  ) throws(Diagnostic) {
    var requests = requests
    if !requests.contains(where: { $0.path == nil }) { requests.append(ReportRequest(.terminal)) }
    try Self.checkTargets(of: requests, console)
    do throws(Diagnostic) {
      for request in requests { try add(request, on: console, goldens: goldens) }
    } catch {
      abandon()
      throw error
    }
  }

  private mutating func add(
    _ request: ReportRequest, on console: Console, goldens: GoldenFolder?
  ) throws(Diagnostic) {
    var (write, job) = (console.output, GitHubJob())
    if request.kind == .github { job = try self.job(on: console) }
    if let path = request.path {
      let file = try ReportFile(console.absolutePath(path), named: path)
      files.append(file)
      write = file.write
    }
    let screen = request.path == nil ? console.screen : nil
    reports.append(
      request.kind.report(next: console.next, goldens: goldens, on: screen, in: job, write: write))
  }

  /// Removes the files that were made for a run that did not begin.
  func abandon() {
    for file in files { file.abandon() }
  }

  /// The job as the variables of GitHub Actions describe it.
  private mutating func job(on console: Console) throws(Diagnostic) -> GitHubJob {
    guard let summary = try GitHubSummaryFile(on: console) else {
      return GitHubJob(packageFolder: console.folderInRepository)
    }
    files.append(summary.file)
    return GitHubJob(
      packageFolder: console.folderInRepository, summaryRoom: summary.room, summarize: summary.file.write)
  }

  mutating func record(_ event: RunEvent) {
    if !hasBegun {
      hasBegun = true
      for file in files { file.begin() }
    }
    for index in reports.indices { reports[index].record(event) }
  }

  /// The exit status after everything was reported: the run's own, unless a report could not be
  /// written.
  func exitStatus(after status: ExitCode, on console: Console) -> ExitCode {
    let faults = files.compactMap { $0.fault() }
    console.report(faults)
    return faults.isEmpty ? status : .internalFailure
  }

  /// Checks that no two reports go to one file, or to standard output.
  static func checkTargets(of requests: [ReportRequest], _ console: Console) throws(Diagnostic) {
    var targets: Set<String> = []
    // Standard output counts as the empty path.
    for request in requests
    where !targets.insert(request.path.map(console.absolutePath) ?? "").inserted {
      throw Diagnostic(
        "two reports go to \(request.path.map { "'\($0)'" } ?? "standard output")",
        expected: "a different file for each, as --report \(request.kind.rawValue)=PATH",
        next: .help)
    }
  }
}

extension Invocation {
  /// The reports that the options request.
  ///
  /// - Parameter kinds: The kinds that the command has; all by default.
  func reportRequests(of kinds: [ReportKind] = ReportKind.allCases) throws(Diagnostic) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for text in values(of: .report) { requests.append(try ReportRequest(option: text, of: kinds)) }
    return requests
  }
}
