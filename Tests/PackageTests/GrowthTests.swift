import Expectations
import Foundation
import TestSupport
import Testing

/// `.ci/growth`, which shows a reviewer what grew since the figures of `.ci/run` were taken.
@Suite @ProgramActor struct GrowthTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The table for former figures and those of a run, each a name and a number.
  private func table(
    _ former: KeyValuePairs<String, String>, _ now: KeyValuePairs<String, String>
  ) throws
    -> String
  {
    for (file, figures) in [("former", former), ("now", now)] {
      try folder.write("# A comment.\n" + figures.map { "\($0)\t\($1)\n" }.joined(), to: file)
    }
    let process = Process()
    process.executableURL = PackageMap.root.appendingPathComponent(".ci/growth")
    process.arguments = ["compare", folder.url("former").path, folder.url("now").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `What grew by more than a tenth, or is new, has a row, and what is gone a line`() throws {
    expectEqual(
      try table(
        ["swift test": "100", "tests": "50", "swift build": "10.0", "b": "1", "a": "1"],
        ["swift test": "111", "tests": "55", "swift build": "30.5", "modules": "7"]),
      """
      | grew by more than a tenth | before | now | by |
      |---|--:|--:|--:|
      | swift test | 100 | 111 | +11 % |
      | swift build | 10.0 | 30.5 | +205 % |
      | modules | - | 7 | new |
      not measured in this run: a
      not measured in this run: b

      """)
  }

  @Test func `Where nothing grew, one line has the number of figures`() throws {
    expectEqual(
      try table(["a": "3", "b": "2"], ["a": "3.2", "b": "1"]),
      "Nothing grew by more than a tenth (2 figures).\n")
  }

  @Test func `The figures of the repository have a name and a number in each line`() throws {
    let file = PackageMap.root.appendingPathComponent(".ci/figures")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    expectFalse(lines.isEmpty)
    forEachRow(lines) { line in
      let columns = line.split(separator: "\t")
      expectEqual(columns.count, 2)
      expectNotNil(columns.last.flatMap { Double($0) })
    }
  }
}
