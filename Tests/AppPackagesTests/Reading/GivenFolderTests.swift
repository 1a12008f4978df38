import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@Suite struct GivenFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() throws -> GivenFolder { try GivenFolder(at: folder.root, named: "App") }

  @Test func `Files of tools, of earlier calls and of hidden folders are left out`() throws {
    for path in [
      "A.swift", "Sub/B.swift", "Pods/C.swift", ".git/D.swift", "AppShowcase/.showcase-init.json",
      "AppShowcase/E.swift",
    ] { try folder.write("", to: path) }
    expectEqual(try read().files, ["A.swift", "Sub/B.swift"])
    expectEqual(try read().skippedFolders, [".git", "AppShowcase", "Pods"])
  }

  @Test(.hangLimit) func `Links that go around in circles are not followed`() throws {
    try folder.write("", to: "Sub/B.swift")
    for name in ["Up", "Again"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url("Sub/\(name)").path, withDestinationPath: "..")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Linked.swift").path, withDestinationPath: "Sub/B.swift")
    expectEqual(try read().files, ["Linked.swift", "Sub/B.swift"])
    expectEqual(try read().skippedFolders, ["Sub/Again", "Sub/Up"])
  }

  @Test(.hangLimit)
  func `A hundred thousand files are read, and more than a disk's are refused`() throws {
    try FileManager.default.createDirectory(at: folder.url("Many"), withIntermediateDirectories: true)
    for index in 0..<3_000 { try folder.write("", to: "Many/\(index).txt") }
    expectEqual(try read().files.count, 3_000)
    let error = #expect(throws: Diagnostic.self) {
      try GivenFolder(at: folder.root, named: "App", maximumCount: 2_000)
    }
    expectEqual(error?.problem, "'App' has more than 2000 files and folders")
  }
}
