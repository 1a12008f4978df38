import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import TestSupport
import Testing

/// Reading follows links wherever they lead, and writing never leaves the package.
@Suite struct GoldenLinkTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  private func compare(_ text: String, in folder: TemporaryFolder) throws -> GoldenComparison {
    try Array(text.utf8).withUnsafeBytes { bytes in
      try GoldenFolder(root: folder.root).compare(bytes, at: path, using: GoldenReader())
    }
  }

  @Test(arguments: ["T/C/U/s.c.txt", "T/C/U", "T"])
  func `a golden outside is read by a link`(place: String) throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    for file in ["C/U/s.c.txt", "s.c.txt"] { try elsewhere.write("text", to: file) }
    let isFile = place == "T/C/U/s.c.txt"
    try folder.link("Snapshots/\(place)", to: isFile ? elsewhere.url("s.c.txt").path : elsewhere.root)
    let goldens = GoldenFolder(root: folder.root)
    expectEqual(try goldens.read(path), "text")
    expectEqual(try goldens.bytes(at: path, using: GoldenReader()), Array("text".utf8))
    expectEqual(try compare("text", in: folder), .equal)
    expectEqual(try compare("other", in: folder), .differing)
  }

  @Test(arguments: ["T/C/U", "T"])
  func `nothing outside is written or removed by a link`(place: String) throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    for file in ["C/U/s.c.txt", "s.c.txt"] { try elsewhere.write("text", to: file) }
    try folder.link("Snapshots/\(place)", to: elsewhere.root)
    let goldens = GoldenFolder(root: folder.root)
    let others = ["Snapshots/T/C/U/new.c.txt", "Snapshots/T/C/U/new/new.c.txt"].map(GoldenPath.init)
    for golden in [path] + others {
      let fault = #expect(throws: Diagnostic.self) { try goldens.write("other", to: golden) }
      expectEqual(fault?.file, "Snapshots/\(place)")
      expectEqual(fault?.problem.hasPrefix("this link leads out of the package, to '/"), true)
    }
    #expect(throws: Diagnostic.self) { try goldens.remove(path) }
    expectEqual(goldens.state(of: path), .taken)
    expectEqual(elsewhere.files(in: ""), ["C/U/s.c.txt", "s.c.txt"])
    expectEqual(try elsewhere.read("s.c.txt"), "text")
  }

  @Test func `a golden that is a link to a file outside is replaced by a file`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write("text", to: "s.c.txt")
    try folder.link(path.path, to: elsewhere.url("s.c.txt").path)
    expectEqual(try GoldenFolder(root: folder.root).write("other", to: path), .replaced)
    expectEqual(try elsewhere.read("s.c.txt"), "text")
    expectEqual(FileKind(at: folder.url(path.path).path), .file)
  }

  /// Wherever in the package a folder of goldens leads.
  @Test(arguments: ["Snapshots/T", "Tests/AppTests/__Snapshots__"])
  func `a folder of goldens may be a link to another folder of the package`(link: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Goldens/read.me")
    try folder.link(link, to: folder.url("Goldens").path)
    let goldens = GoldenFolder(root: folder.root)
    let golden = GoldenPath("\(link)/C/U/s.c.txt")
    expectEqual(try goldens.write("text", to: golden), .created)
    expectEqual(try folder.read("Goldens/C/U/s.c.txt"), "text")
    expectEqual(try goldens.write("other", to: golden), .replaced)
    expectEqual(try goldens.read(golden), "other")
    expectEqual(try goldens.remove(golden), true)
    expectEqual(folder.files(in: "Goldens"), ["read.me"])
  }

  @Test func `goldens are written where a link in place of the outermost folder leads`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.link("Snapshots", to: elsewhere.root)
    expectEqual(try GoldenFolder(root: folder.root).write("text", to: path), .created)
    expectEqual(elsewhere.files(in: ""), ["T/C/U/s.c.txt"])
  }

  @Test func `a package that is itself a link is written to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/Package.swift")
    try folder.link("package", to: "real")
    expectEqual(try GoldenFolder(root: folder.url("package").path).write("text", to: path), .created)
    expectEqual(try folder.read("real/\(path)"), "text")
  }
}
