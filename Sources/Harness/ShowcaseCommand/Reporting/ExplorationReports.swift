import Commands
import Diagnostics
import Exploring
import Reports

/// The reports of an exploration, each with the file or stream that it is written to.
struct ExplorationReports {
  /// The kinds of reports that an exploration has.
  static let kinds: [ReportKind] = [.terminal, .json, .junit, .html]

  /// What standard output gets, or the file of `--output`.
  let shown: ReportKind
  private var files: [(kind: ReportKind, file: ReportFile)] = []

  /// Opens all files, so that nothing is explored whose report cannot be written; files that exist keep their content
  /// until then.
  ///
  /// - Parameter format: What `--format` asks for.
  /// - Throws: a diagnostic if two reports go to one file or stream, and for a file that cannot be written.
  init(_ invocation: Invocation, or format: ReportKind, on console: Console) throws(Diagnostic) {
    let requests = try invocation.reportRequests(of: Self.kinds)
    try ReportSet.checkTargets(of: requests, console)
    let toOutput = requests.first { $0.path == nil }?.kind
    if let toOutput,
      let other = [Option.format(["text", "json"]), .output].first(where: { invocation.has($0) })
    {
      throw Diagnostic(
        "'--report \(toOutput.rawValue)' and '\(other.flag)' exclude each other",
        expected: "--report \(toOutput.rawValue)=PATH", next: invocation.help)
    }
    shown = toOutput ?? format
    do throws(Diagnostic) {
      for request in requests {
        guard let path = request.path else { continue }
        files.append((request.kind, try ReportFile(console.absolutePath(path), named: path)))
      }
    } catch {
      abandon()
      throw error
    }
  }

  /// Removes the files that were made for an exploration that could not be made.
  func abandon() {
    for (_, file) in files { file.abandon() }
  }

  /// Writes all files.
  ///
  /// - Parameter text: Returns the report of a kind.
  /// - Returns: What kept files from being written.
  func write(_ text: (ReportKind) throws -> String) rethrows -> [Diagnostic] {
    for (kind, file) in files { file.write(try text(kind)) }
    return files.compactMap { $0.file.fault() }
  }
}
