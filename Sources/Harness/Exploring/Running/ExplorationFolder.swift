import Diagnostics
import Foundation

/// The folder of the files that an exploration shares with its processes; it is removed with this object.
final class ExplorationFolder {
  private let url: URL
  private var journalCount = 0

  /// Makes the folder, among the system's temporary files.
  init() throws(Diagnostic) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("explored.\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Self.fault("no folder can be made", error)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a new journal.
  func nextJournal() -> String {
    journalCount += 1
    return url.appendingPathComponent("\(journalCount)").path
  }

  /// Adds what was tried on a use case.
  ///
  /// - Parameters:
  ///   - keys: What was tried, none of which is known.
  ///   - known: What is known.
  ///   - useCase: The number of the use case.
  func add(_ keys: Set<UInt64>, to known: inout KnownTries, of useCase: Int) throws(Diagnostic) {
    if known.path.isEmpty { known.path = url.appendingPathComponent("tries \(useCase)").path }
    do { try known.append(keys) } catch { throw Self.fault("a file cannot be written", error) }
  }

  private static func fault(_ problem: String, _ error: any Error) -> Diagnostic {
    let folder = FileManager.default.temporaryDirectory.path
    return Diagnostic(
      "\(problem) in \(folder): \(error.localizedDescription)",
      expected: "a folder for temporary files that can be written, as TMPDIR names it",
      next: .shell("ls -ld '\(folder)'"))
  }
}
