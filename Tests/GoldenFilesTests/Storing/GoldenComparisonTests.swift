import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import TestSupport
import Testing

@Suite struct GoldenComparisonTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  private func compare(
    _ text: String, in root: String, at path: GoldenPath? = nil, using reader: GoldenReader = GoldenReader()
  ) throws -> GoldenComparison {
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBytes {
      try GoldenFolder(root: root).compare($0, at: path ?? self.path, using: reader)
    }
  }

  @Test func `A golden is equal where its bytes are, every byte of a long one too`() {
    forEachRow(
      [
        ("a\n", "a\n", .equal), ("", "", .equal), ("a\n", "b\n", .differing), ("a", "a\n", .differing),
        ("a\n", "", .differing), ("", "a", .differing), ("\u{E9}", "e\u{301}", .differing),
      ] as [(String, String, GoldenComparison)]
    ) { golden, text, comparison in
      let folder = try TemporaryFolder()
      try folder.write(golden, to: path.path)
      expectEqual(try compare(text, in: folder.root), comparison)
    }

    forEachRow([0, 1, 65_535, 65_536, 65_537, 131_072, 199_999]) { place in
      let folder = try TemporaryFolder()
      var bytes = [UInt8](repeating: 97, count: 200_000)
      try folder.write(Data(bytes), to: path.path)
      let reader = GoldenReader()
      let golden = GoldenFolder(root: folder.root)
      expectEqual(try bytes.withUnsafeBytes { try golden.compare($0, at: path, using: reader) }, .equal)
      bytes[place] = 98
      expectEqual(try bytes.withUnsafeBytes { try golden.compare($0, at: path, using: reader) }, .differing)
    }
  }

  @Test
  func `A golden without a file or a folder is missing, and a path that no disk can hold a fault`() throws {
    let folder = try TemporaryFolder()
    expectEqual(try compare("", in: folder.root), .missing)
    try folder.write("", to: "Snapshots/T/C/U/other.c.txt")
    expectEqual(try compare("", in: folder.root), .missing)

    let long = GoldenPath("Snapshots/" + String(repeating: "x/", count: 3_000) + "s.c.txt")
    let fault = #expect(throws: Diagnostic.self) { try compare("a", in: folder.root, at: long) }
    expectEqual(fault?.problem, "the golden cannot be read: File name too long")
  }

  @Test func `One reader serves many goldens of many folders in any order`() {
    forEachRow(0..<20 as Range<UInt64>) { seed in
      var random = SplitMix64(seed: seed)
      let folder = try TemporaryFolder()
      let names = ["a", "ab", "a/b", "a/b/c", "b", "ba/c"]
      let paths = names.map { GoldenPath("Snapshots/\($0)/s.c.txt") } + [GoldenPath("beside.txt")]
      for path in paths.dropFirst() { try folder.write(path.path, to: path.path) }
      let reader = GoldenReader()
      for _ in 0..<50 {
        guard let path = paths.randomElement(using: &random) else { continue }
        let comparison = try compare(path.path, in: folder.root, at: path, using: reader)
        expectEqual(comparison, (path == paths[0] ? .missing : .equal), "seed \(seed), \(path)")
      }
    }
  }

  @Test func `A folder that becomes a link between two goldens of other folders is seen`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let reader = GoldenReader()
    try folder.write("a", to: path.path)
    try elsewhere.write("a", to: "s.c.txt")
    expectEqual(try compare("a", in: folder.root, using: reader), .equal)
    try folder.remove("Snapshots/T/C/U")
    try FileManager.default.createSymbolicLink(
      at: folder.url("Snapshots/T/C/U"), withDestinationURL: elsewhere.url())
    try elsewhere.write("b", to: "s.c.txt")
    _ = try compare("a", in: folder.root, at: GoldenPath("Snapshots/T/C/V/s.c.txt"), using: reader)
    expectEqual(try compare("a", in: folder.root, using: reader), .differing)
  }
}
