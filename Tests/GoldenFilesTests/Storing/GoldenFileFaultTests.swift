import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Platform
import TestSupport
import Testing

/// Whatever is in a golden's place, the fault names it, nothing hangs, and none of it is lost.
@Suite struct GoldenFileFaultTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  /// Reading, comparing and writing must report the same.
  private func faults(at path: GoldenPath, in folder: TemporaryFolder) throws -> [Diagnostic?] {
    let goldens = GoldenFolder(root: folder.root)
    return [
      #expect(throws: Diagnostic.self) { try goldens.read(path) },
      #expect(throws: Diagnostic.self) {
        try Array("text".utf8).withUnsafeBytes { try goldens.compare($0, at: path, using: GoldenReader()) }
      },
      #expect(throws: Diagnostic.self) { try goldens.write("text", to: path) },
    ]
  }

  @Test func `A folder, a link to a device or one to nothing in a golden's place is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "\(path)/below")
    let fault = Diagnostic("the golden is a folder", file: path.path, expected: "a file")
    expectEqual(try faults(at: path, in: folder), [fault, fault, fault])
    expectEqual(folder.files(in: "Snapshots"), ["T/C/U/s.c.txt/below"])

    let other = try TemporaryFolder()
    try other.link(path.path, to: "/dev/full")
    let device = Diagnostic("the golden is a device", file: path.path, expected: "a file")
    expectEqual(try faults(at: path, in: other), [device, device, device])

    let third = try TemporaryFolder()
    try third.link(path.path, to: "nowhere")
    let broken = Diagnostic("this link leads nowhere", file: path.path, expected: "a file in its place")
    expectEqual(try faults(at: path, in: third), [broken, broken, broken])
  }

  @Test(.hangLimit)
  func `A pipe in a golden's place does not hang`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Snapshots/T/C/U/other")
    expectEqual(mkfifo(folder.url(path.path).path, 0o666), 0)
    let fault = Diagnostic("the golden is a pipe", file: path.path, expected: "a file")
    expectEqual(try faults(at: path, in: folder), [fault, fault, fault])
  }

  @Test
  func `A link that stays in the folder is read, and so is a folder of goldens that is one itself`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write("text", to: "T/D/U/s.c.txt")
    try folder.link("Snapshots", to: elsewhere.root)
    try folder.link("Snapshots/T/C", to: "D")
    let goldens = GoldenFolder(root: folder.root)
    expectEqual(try goldens.read(path), "text")
    expectEqual(try goldens.bytes(at: path, using: GoldenReader()), Array("text".utf8))
    let comparison = try Array("text".utf8).withUnsafeBytes {
      try goldens.compare($0, at: path, using: GoldenReader())
    }
    expectEqual(comparison, .equal)
    expectEqual(try goldens.write("text", to: path), .unchanged)
  }

  @Test func `A file where a folder should be`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "Snapshots/T/C")
    let faults = try faults(at: path, in: folder)
    expectEqual(faults[0], Diagnostic("the golden cannot be read: Not a directory", file: path.path))
    expectTrue(
      faults.allSatisfy { $0?.file == path.path && $0?.problem.hasSuffix("Not a directory") == true })
    expectEqual(try folder.read("Snapshots/T/C"), "kept")
  }

  @Test func `A golden that is too long is reported with its size`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: path.path)
    let size = 64 << 20 + 1
    expectEqual(truncate(folder.url(path.path).path, size), 0)
    let expected = Diagnostic(
      "the golden has \(size) bytes", file: path.path, expected: "at most 67108864 bytes (64 MiB)")
    #expect(throws: expected) { try GoldenFolder(root: folder.root).read(path) }
  }

  @Test func `A listing fails where a folder's place is taken by a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Snapshots")
    let expected = Diagnostic("the folder cannot be read: Not a directory", file: "Snapshots")
    #expect(throws: expected) { try GoldenFolder(root: folder.root).files() }
  }

  @Test func `Writers of one golden at once leave one whole text and no other file`() async throws {
    let folder = try TemporaryFolder()
    let goldens = GoldenFolder(root: folder.root)
    let texts = (0..<8).map { String(repeating: "\($0)", count: 100_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask { for _ in 0..<10 { _ = try goldens.write(text, to: path) } }
      }
      try await group.waitForAll()
    }
    #expect(texts.contains(try folder.read(path.path)))
    expectEqual(folder.files(in: "Snapshots"), ["T/C/U/s.c.txt"])
  }

  @Test func `What a broken run left behind hinders nothing`() throws {
    let folder = try TemporaryFolder()
    let left = "Snapshots/T/C/U/.s.c.txt.\(getpid())-0.tmp"
    try folder.write("half", to: left)
    let goldens = GoldenFolder(root: folder.root)
    expectEqual(try goldens.write("text", to: path), .created)
    expectEqual(try goldens.files(), [path])
    expectEqual(try folder.read(left), "half")
  }
}

extension TemporaryFolder {
  /// Makes a link, with the folders above it.
  func link(_ path: String, to target: String) throws {
    let link = url(path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }
}
