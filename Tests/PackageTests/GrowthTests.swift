import Expectations
import Foundation
import TestSupport
import Testing

/// `.ci/growth`, which shows a reviewer what grew since the figures of `.ci/run` were taken.
@Suite @ProgramActor struct GrowthTests {
  private typealias Figures = KeyValuePairs<String, String>
  private let folder: TemporaryFolder
  private static let heading = """
    | grew by more than a tenth | before | now | by |
    |---|--:|--:|--:|

    """

  init() throws { folder = try TemporaryFolder() }

  /// The table for former figures and those of a run, each a name and a number.
  private func table(_ former: Figures, _ now: Figures) throws -> String {
    for (file, figures) in [("former", former), ("now", now)] {
      try folder.write("# A comment.\n" + figures.map { "\($0)\t\($1)\n" }.joined(), to: file)
    }
    let (status, output) = try RepositoryFiles.run(
      ".ci/growth", "compare", folder.url("former").path, folder.url("now").path)
    expectEqual(status, 0)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `Each figure that grew by more than a tenth has a row`() throws {
    expectEqual(
      try table(
        ["swift test": "100", "tests": "50", "swift build": "10.0"],
        ["swift test": "111", "tests": "55", "swift build": "30.5"]),
      Self.heading + "| swift test | 100 | 111 | +11 % |\n| swift build | 10.0 | 30.5 | +205 % |\n")
  }

  @Test func `The README counts all tests to within a twentieth`() throws {
    let counts = try RepositoryFiles.run(".ci/growth", "counts").output
    let declared = try #require(
      String(decoding: counts, as: UTF8.self).firstMatch(of: /tests, declared\t(\d+)/).flatMap {
        Double($0.1)
      })
    let readme = try RepositoryFiles.text("README.md")
    let written = try #require(
      readme.firstMatch(of: /tests, ([\d,]+) in all/).flatMap { Double($0.1.replacing(",", with: "")) })
    expectTrue(abs(written / declared - 1) < 0.05, "\(written) of \(declared)")
  }

  @Test func `A new figure has a row without a former number`() throws {
    expectEqual(try table([:], ["modules": "7"]), Self.heading + "| modules | - | 7 | new |\n")
  }

  @Test func `Figures that a run did not measure are named in order`() throws {
    expectEqual(
      try table(["b": "1", "c": "1", "a": "1"], ["c": "1"]),
      "not measured in this run: a\nnot measured in this run: b\n")
  }

  @Test func `Where nothing grew, one line has the number of figures`() throws {
    expectEqual(
      try table(["a": "3", "b": "2"], ["a": "3.2", "b": "1"]),
      "Nothing grew by more than a tenth (2 figures).\n")
  }

  @Test func `Each line of the repository's figures has a name and a number`() throws {
    let lines = try RepositoryFiles.text(".ci/figures").split(separator: "\n").filter { !$0.hasPrefix("#") }
    expectFalse(lines.isEmpty)
    forEachRow(lines) { line in
      let columns = line.split(separator: "\t")
      expectEqual(columns.count, 2)
      expectNotNil(columns.last.flatMap { Double($0) })
    }
  }
}
