import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

/// Goldens beside tests, in a folder that is a link.
@Suite struct LinkedGoldensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write("", to: "Tests/AppTests/ListTests.swift")
  }

  private func link(to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Tests/AppTests/__Snapshots__").path, withDestinationPath: target)
  }

  private func failure(_ text: String, _ mode: String = "never") -> String? {
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode]
    ) { _ in }
    let place = SnapshotCallSite(
      fileID: "AppTests/ListTests.swift", filePath: "/built/Tests/AppTests/ListTests.swift",
      function: "sorts()", line: 1, column: 1)
    return session.failure(of: { text }, as: .text, named: nil, in: .besideTest, at: place)
  }

  @Test func `goldens are recorded in another folder of the package`() throws {
    try folder.write("", to: "Goldens/read.me")
    try link(to: "../../Goldens")
    expectNil(failure("a", "missing"))
    expectEqual(try folder.read("Goldens/ListTests/sorts.txt"), "a\n")
    expectNil(failure("a"))
    expectNotNil(failure("b"))
    expectNil(failure("b", "failed"))
    expectEqual(try folder.read("Goldens/ListTests/sorts.txt"), "b\n")
  }

  @Test func `goldens of another package are read`() throws {
    let other = try TemporaryFolder()
    try other.write("a\n", to: "ListTests/sorts.txt")
    try link(to: other.root)
    expectNil(failure("a"))
    expectTrue(failure("b") != nil)
  }

  @Test func `goldens of another package are not recorded`() throws {
    let other = try TemporaryFolder()
    try other.write("a\n", to: "ListTests/sorts.txt")
    try link(to: other.root)
    let text = try #require(failure("b", "all"))
    #expect(text.contains("this link leads out of the package, to '/"))
    expectEqual(try other.read("ListTests/sorts.txt"), "a\n")
  }
}
