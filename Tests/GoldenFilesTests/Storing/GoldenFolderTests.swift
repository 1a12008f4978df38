import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Platform
import TestSupport
import Testing

@Suite struct GoldenFolderTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  @Test func `What is written is read, nothing else appears, and a byte-equal file is not touched`() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      expectNil(try folder.read(path))
      expectEqual(try folder.write("a\r\né\u{0}e\u{301}", to: path), .created)
      expectEqual(try folder.read(path).map { Array($0.utf8) }, Array("a\r\né\u{0}e\u{301}".utf8))
      expectEqual(try folder.write("b", to: path), .replaced)
      expectEqual(try folder.read(path), "b")
      expectEqual(
        try everything(in: root),
        [
          "Snapshots", "Snapshots/T", "Snapshots/T/C", "Snapshots/T/C/U", "Snapshots/T/C/U/s.c.txt",
        ])
    }

    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      _ = try folder.write("é", to: path)
      let longAgo = Date(timeIntervalSince1970: 1_000_000)
      let file = "\(root)/\(path)"
      try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file)
      expectEqual(try folder.write("é", to: path), .unchanged)
      expectEqual(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date, longAgo)
      expectEqual(try folder.write("e\u{301}", to: path), .replaced)
    }
  }

  @Test func `A file that is not UTF-8 and a folder in a file's place are faults, rightly named`() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      _ = try folder.write("a", to: path)
      try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
      let fault = #expect(throws: Diagnostic.self) { try folder.read(path) }
      expectEqual(fault?.file, path.path)
      expectEqual(fault?.problem, "the golden is in UTF-16")
      expectEqual(try folder.write("a", to: path), .replaced)
      #expect(throws: Diagnostic.self) { try folder.read(GoldenPath("Snapshots/T")) }
      #expect(throws: Diagnostic.self) { try folder.write("a", to: GoldenPath("Snapshots/T")) }
      #expect(throws: Diagnostic.self) { try folder.write("a", to: GoldenPath("\(path)/below")) }
      expectEqual(try folder.files(), [path])
    }

    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root, under: ".build/pending")
      _ = try folder.write("a", to: path)
      let parent = GoldenPath("Snapshots/T/C/U")
      let fault = Diagnostic("the file is a folder", file: ".build/pending/\(parent)", expected: "a file")
      #expect(throws: fault) { try folder.read(parent) }
      #expect(throws: fault) { try folder.write("a", to: parent) }
      let below = #expect(throws: Diagnostic.self) { try folder.write("a", to: GoldenPath("\(path)/below")) }
      expectEqual(below?.problem, "the file cannot be read: Not a directory")
    }
  }

  @Test func `Removing takes the folders that it leaves empty, and no others`() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      let neighbor = GoldenPath("Snapshots/T/D/U/s.c.txt")
      _ = try folder.write("a", to: path)
      _ = try folder.write("a", to: neighbor)
      #expect(try folder.remove(path))
      #expect(try !folder.remove(path))
      expectEqual(try everything(in: "\(root)/Snapshots/T"), ["D", "D/U", "D/U/s.c.txt"])
      #expect(try folder.remove(neighbor))
      expectEmpty(try everything(in: root))
    }
  }

  @Test func `All files are listed by their bytes, hidden ones are not, links are not followed`() throws {
    try withTemporaryFolder { root throws in
      let folder = GoldenFolder(root: root)
      expectEmpty(try folder.files())
      let names = ["b.txt", "a/b.json", "B/c.png", "a/.hidden", ".git/x", "é/表 %2E.txt", "a.txt"]
      for name in names { _ = try folder.write("", to: GoldenPath("Snapshots/\(name)")) }
      _ = try folder.write("", to: GoldenPath("elsewhere/x.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/Snapshots/circle", withDestinationPath: "\(root)/Snapshots")
      expectEqual(
        try folder.files().map(\.path),
        [
          "Snapshots/B/c.png", "Snapshots/a.txt", "Snapshots/a/b.json", "Snapshots/b.txt", "Snapshots/circle",
          "Snapshots/é/表 %2E.txt",
        ])
    }
  }

  #if os(Linux)
    @Test
    func `A name that is not UTF-8 is listed, and cannot be removed by mistake`()
      throws
    {
      try withTemporaryFolder { root throws in
        let folder = GoldenFolder(root: root)
        _ = try folder.write("a", to: path)
        let name = Array("\(root)/Snapshots/T/C/U/o".utf8) + [0xE9] + Array("é.c.txt".utf8)
        let file = fopen(name.map { CChar(bitPattern: $0) } + [0], "w")
        expectNotNil(file)
        if let file { fclose(file) }
        let listed = GoldenPath(#"Snapshots/T/C/U/o\xE9\xC3\xA9.c.txt"#)
        expectEqual(try folder.files(), [listed, path])
        #expect(try !folder.remove(listed))
      }
    }
  #endif
}
