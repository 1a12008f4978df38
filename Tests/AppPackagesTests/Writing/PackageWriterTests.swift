import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@Suite struct PackageWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: PackageFile...) throws -> [WrittenChange] {
    try PackageWriter(root: folder.root).write(files).map(\.change)
  }

  @Test func `Files that only init wrote are updated`() throws {
    let link = PackageFile("A/Link", linkTo: "../B")
    expectEqual(try write(PackageFile("B/b.txt", text: "1\n"), link), [.created, .created])
    expectEqual(try write(PackageFile("B/b.txt", text: "2\n"), link), [.updated, .unchanged])
    expectEqual(try folder.read("A/Link/b.txt"), "2\n")
    expectEqual(try write(PackageFile("A/Link", linkTo: "../C")), [.updated])
  }

  @Test func `A link becomes a folder, and a folder a link, without anything written through a link`() throws
  {
    try folder.write("theirs\n", to: "Theirs/a.txt")
    _ = try write(PackageFile("Link", linkTo: "Theirs"))
    expectEqual(try write(PackageFile("Link/Inner", linkTo: "../Theirs")), [.created])
    expectEqual(try folder.read("Link/Inner/a.txt"), "theirs\n")
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("Theirs").path), ["a.txt"])
    expectEqual(try write(PackageFile("Link", linkTo: "Theirs")), [.created])
    expectEqual(try folder.read("Link/a.txt"), "theirs\n")
  }

  @Test func `Files of a person are kept, also at the place of a link`() throws {
    try folder.write("mine\n", to: "a.txt")
    try folder.write("mine\n", to: "Link")
    expectEqual(
      try write(PackageFile("a.txt", text: "1\n"), PackageFile("Link", linkTo: "a.txt")), [.kept, .kept])
    expectEqual(try folder.read("Link"), "mine\n")
    // Even after two calls, none of them becomes one of init's.
    expectEqual(try write(PackageFile("a.txt", text: "2\n")), [.kept])
  }

  @Test func `Whatever was written when it was stopped, the next call writes the rest`() throws {
    let (old, new) = (PackageFile("a.txt", text: "1\n"), PackageFile("a.txt", text: "2\n"))
    _ = try write(old)
    let stopped = WrittenRecord(isComplete: false, digests: ["a.txt": [new.digest, old.digest], "b": ["x"]])
    try folder.write(try stopped.text(), to: WrittenRecord.path)

    expectEqual(
      try write(PackageFile("b", text: ""), PackageFile("a.txt", text: "3\n")), [.created, .updated])
    expectEqual(WrittenRecord(inPackage: folder.root).isComplete, true)
  }

  @Test func `A file is never written through a link that leads out of the package`() throws {
    let other = try TemporaryFolder()
    try other.write("theirs\n", to: "a.txt")
    try folder.write("", to: "Sources/x")
    try FileManager.default.createSymbolicLink(
      at: folder.url("Sources/Out"), withDestinationURL: other.url())
    _ = try? write(
      PackageFile("Sources/Out/a.txt", text: "1\n"), PackageFile("Sources/Out/b.txt", text: "1\n"))
    expectEqual(other.files(in: ""), ["a.txt"])
    expectEqual(try other.read("a.txt"), "theirs\n")
  }
}
