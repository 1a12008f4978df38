import Foundation
import Goldens
import SourceText
import Testing

@Suite struct GoldenFolderTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  @Test("What is written is read; nothing else appears")
  func writeAndRead() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      #expect(try folder.read(path) == nil)
      #expect(try folder.write("a\r\né\u{0}e\u{301}", to: path) == .created)
      #expect(try folder.read(path).map { Array($0.utf8) } == Array("a\r\né\u{0}e\u{301}".utf8))
      #expect(try folder.write("b", to: path) == .replaced)
      #expect(try folder.read(path) == "b")
      #expect(
        try everything(in: root) == [
          "Snapshots", "Snapshots/T", "Snapshots/T/C", "Snapshots/T/C/U", "Snapshots/T/C/U/s.c.txt",
        ])
    }
  }

  @Test("A byte-equal file is not touched")
  func unchanged() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      _ = try folder.write("é", to: path)
      let longAgo = Date(timeIntervalSince1970: 1_000_000)
      let file = "\(root)/\(path)"
      try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file)
      #expect(try folder.write("é", to: path) == .unchanged)
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == longAgo)
      #expect(try folder.write("e\u{301}", to: path) == .replaced)
    }
  }

  @Test("A file that is not UTF-8 and a folder in a file's place are faults of that file")
  func unreadable() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      _ = try folder.write("a", to: path)
      try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
      let fault = #expect(throws: Diagnostic.self) { try folder.read(path) }
      #expect(fault?.file == path.path)
      #expect(fault?.problem == "the golden is in UTF-16")
      #expect(try folder.write("a", to: path) == .replaced)
      #expect(throws: Diagnostic.self) { try folder.read(GoldenPath("Snapshots/T")) }
      #expect(throws: Diagnostic.self) { try folder.write("a", to: GoldenPath("Snapshots/T")) }
      #expect(throws: Diagnostic.self) { try folder.write("a", to: GoldenPath("\(path)/below")) }
      #expect(try folder.files() == [path])
    }
  }

  @Test("Removing takes the folders that it leaves empty, and no others")
  func remove() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      let neighbor = GoldenPath("Snapshots/T/D/U/s.c.txt")
      _ = try folder.write("a", to: path)
      _ = try folder.write("a", to: neighbor)
      try folder.remove(path)
      try folder.remove(path)
      #expect(try everything(in: "\(root)/Snapshots/T") == ["D", "D/U", "D/U/s.c.txt"])
      try folder.remove(neighbor)
      #expect(try everything(in: root).isEmpty)
    }
  }

  @Test("All files are listed by their bytes, hidden ones are not, links are not followed")
  func list() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      #expect(try folder.files().isEmpty)
      let names = ["b.txt", "a/b.json", "B/c.png", "a/.hidden", ".git/x", "é/表 %2E.txt", "a.txt"]
      for name in names { _ = try folder.write("", to: GoldenPath("Snapshots/\(name)")) }
      _ = try folder.write("", to: GoldenPath("elsewhere/x.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/Snapshots/circle", withDestinationPath: "\(root)/Snapshots")
      #expect(
        try folder.files().map(\.path) == [
          "Snapshots/B/c.png", "Snapshots/a.txt", "Snapshots/a/b.json", "Snapshots/b.txt", "Snapshots/circle",
          "Snapshots/é/表 %2E.txt",
        ])
    }
  }

  @Test("Goldens of hostile names are written, listed and read", arguments: 0..<30 as Range<UInt64>)
  func hostileNames(seed: UInt64) throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      var names = HostileNames(seed: seed)
      let paths = Set((0..<5).map { _ in GoldenPath(of: names.scenario()) })
      for path in paths { #expect(try folder.write(path.path, to: path) == .created, "seed \(seed)") }
      #expect(try folder.files() == paths.sorted(), "seed \(seed)")
      for path in paths { #expect(try folder.read(path) == path.path, "seed \(seed)") }
    }
  }
}
