import Expectations
import Foundation
import TestSupport
import Testing

@Suite struct MovedSuiteTests {
  @Test func `a suite of swift-snapshot-testing is moved by the rules of the article`() throws {
    let article = try text("Sources/Harness/Snapshotting/Snapshotting.docc/Coming-from-SnapshotTesting.md")
    let rules = article.split(separator: "\n").filter { $0.hasPrefix("    s/") }.map { $0.dropFirst(4) }
    let folder = try TemporaryFolder()
    try folder.write(rules.joined(separator: "\n") + "\n", to: "moving.sed")
    try folder.write(try text("Tests/SnapshottingTests/SnapshotTestingSuite.txt"), to: "Suite.swift")
    let sed = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["sed", "-E", "-i", "-f", folder.url("moving.sed").path, folder.url("Suite.swift").path])
    sed.waitUntilExit()
    expectEqual(try folder.read("Suite.swift"), try text("Tests/SnapshottingTests/MovedSuite.swift"))
  }

  /// Returns the text of a file of this package.
  private func text(_ path: String, of file: String = #filePath) throws -> String {
    let package = URL(fileURLWithPath: file).appendingPathComponent("../../..").standardized
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
