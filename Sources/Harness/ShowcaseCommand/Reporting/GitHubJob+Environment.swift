import Commands
import Diagnostics
import Foundation
import Project
import Reports

/// The file of a step's summary, which grows as steps append to it.
struct GitHubSummaryFile {
  let file: ReportFile
  let room: Int

  /// Opens the file that the service names; `nil` if it does not name one.
  ///
  /// - Throws: a diagnostic if the file cannot be written, or is full.
  init?(on console: Console) throws(Diagnostic) {
    guard let path = console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    room = GitHubJob.summaryLimit - size
    guard room >= Self.leastRoom else {
      throw Diagnostic(
        "the step's summary has \(size) bytes already", file: path,
        expected: "room for another one within \(GitHubJob.summaryLimit) bytes", next: .help)
    }
    file = try ReportFile(console.absolutePath(path), named: path, appends: true)
  }

  private static let leastRoom = 4096
}

extension Console {
  /// The package's folder from the root of the repository that GitHub has checked out.
  var folderInRepository: String {
    let folder = absolutePath(packagePath ?? ".")
    let package = (try? Project.root(containing: folder)) ?? folder
    guard let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty else { return "" }
    let root = URL(fileURLWithPath: workspace).standardizedFileURL.path + "/"
    return package.hasPrefix(root) ? String(package.dropFirst(root.count)) : ""
  }
}
