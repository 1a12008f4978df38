import Expectations
import Foundation
import TestSupport
import Testing

/// Values that an application stores last no longer than its scenario.
@Suite @HazardActor struct StorageTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Hazards.package(of: "Storage")
  }

  /// Runs with separate folders for temporary files and the home.
  private func run(_ arguments: String...) throws -> Program.Outcome {
    let variables = ["TMPDIR", "HOME"].map { "\($0)=\(package.url().path)/\($0)" }
    return try Program(executable: URL(fileURLWithPath: "/usr/bin/env")).run(
      variables + [Hazards.program.executable.path] + arguments, in: package.url())
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.url().appendingPathComponent(folder).path)
  }

  @Test func `Each scenario begins without what others stored, and leaves nothing behind`() throws {
    for folder in ["TMPDIR", "HOME"] {
      try FileManager.default.createDirectory(
        at: package.url().appendingPathComponent(folder), withIntermediateDirectories: false)
    }
    let recording = try run("--workers", "1", "--record")
    expectEqual(recording.status, 0, Comment(rawValue: recording.output))
    for name in ["First", "Second", "Third"] {
      let golden = try package.read("Snapshots/Storage/StorageViewController/\(name)/launch.iPhone.txt")
      #expect(golden.contains("\"0 10 0 0 0 0 1 GMT\""), Comment(rawValue: golden))
    }
    let again = try run("--workers", "2", "--again")
    expectEqual(again.status, 0, Comment(rawValue: again.output))
    expectEqual(try files(in: "TMPDIR"), [])
    expectEqual(try files(in: "HOME"), [])
  }

  @Test func `A worker without a place for its files is not started, and the report says why`() throws {
    let outcome = try run("--workers", "1")
    expectEqual(outcome.status, 3)
    let folder = package.url().path + "/TMPDIR"
    expectEqual(
      outcome.errors,
      """
      error: no folder can be made in \(folder): No such file or directory
        expected: a folder for temporary files that can be written, as TMPDIR names it
        next:     mkdir -p '\(folder)'

      """)
  }
}
