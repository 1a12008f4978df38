import Diagnostics
import GoldenFiles
import Reports
import TestRunner

/// All reports of a run, each with the place that it is written to.
///
/// What nobody sends elsewhere goes to standard output as text for people.
struct ReportSet {
  private var reports: [any Report] = []
  private var files: [ReportFile] = []

  /// Opens all files, before anything is run that would be lost otherwise.
  ///
  /// - Parameter goldens: Where the goldens of scenarios that pass are, if they are to be looked at.
  /// - Throws: a diagnostic for two reports to one place, and for a file that cannot be written.
  init(
    _ requests: [ReportRequest], on console: Console, goldens: GoldenFolder? = nil
  ) throws(Diagnostic) {
    var requests = requests
    if !requests.contains(where: { $0.path == nil }) { requests.append(ReportRequest(.terminal)) }
    try Self.checkPlaces(of: requests, console)
    for request in requests {
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
  }

  /// What GitHub Actions says of the job in variables.
  private mutating func job(on console: Console) throws(Diagnostic) -> GitHubJob {
    guard let summary = try GitHubSummaryFile(on: console) else {
      return GitHubJob(packageFolder: console.folderInRepository)
    }
    files.append(summary.file)
    return GitHubJob(
      packageFolder: console.folderInRepository, summaryRoom: summary.room, summarize: summary.file.write)
  }

  mutating func record(_ event: RunEvent) {
    for index in reports.indices { reports[index].record(event) }
  }

  /// How the process should end after all was told: as the run says, unless a report is not what it should be.
  func exitStatus(after status: ExitStatus, on console: Console) -> ExitStatus {
    let faults = files.compactMap { $0.fault() }
    console.tell(faults)
    return faults.isEmpty ? status : .internalFailure
  }

  private static func checkPlaces(of requests: [ReportRequest], _ console: Console) throws(Diagnostic) {
    var places: Set<String> = []
    for request in requests
    where !places.insert(request.path.map(console.absolutePath) ?? "").inserted {
      throw Diagnostic(
        "two reports go to \(request.path.map { "'\($0)'" } ?? "standard output")",
        expected: "a file of its own for each, as --report \(request.kind.rawValue)=PATH",
        next: .help)
    }
  }
}

extension Invocation {
  /// The reports that the options ask for.
  func reportRequests() throws(Diagnostic) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for text in values(of: .report) { requests.append(try ReportRequest(option: text)) }
    return requests
  }
}
