import Expectations
import Foundation
import Platform
import TestSupport
import Testing

@testable import GoldenFiles

@Suite struct TemporaryFileTests {
  private func name(of file: String) -> String { ".\(file).\(getpid())-0.tmp" }

  @Test func `A file that took its place leaves alone whatever has its former name by then`() throws {
    let folder = try TemporaryFolder()
    let temporary = try TemporaryFile(for: folder.url("a").path)
    // Replacing the file by itself is the only way to have the former name in use at the same time.
    try temporary.replace(folder.url(name(of: "a")).path)
    #expect(folder.has(name(of: "a")))
  }

  @Test func `A file that did not take its place is removed`() throws {
    let folder = try TemporaryFolder()
    do throws(SystemError) {
      let temporary = try TemporaryFile(for: folder.url("a").path)
      #expect(folder.has(name(of: "a")))
      try temporary.replace(folder.url("no/folder").path)
      Issue.record("there is no such folder")
    } catch {
      expectEqual(error.code, ENOENT)
    }
    #expect(!folder.has(name(of: "a")))
  }
}
