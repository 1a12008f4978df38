import Diffing
import Expectations
import Foundation
import TestSupport
import Testing

@Suite struct LineDifferenceUnifiedTests {
  @Test func `hunks are written as by diff -u, and changes share one where their contexts meet`() {
    forEachRow([
      ("a\n", "a\n", ""),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\nb\nc", "a\nx\nc", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n\\ No newline at end of file\n"),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
      ),
    ]) { before, after, unified in
      expectEqual(LineDifference(from: before, to: after).unified(), unified)
    }

    let before = (0..<20).map { "\($0)\n" }
    func hunks(_ second: Int) -> [String] {
      var after = before
      (after[4], after[second]) = ("x\n", "y\n")
      return LineDifference(from: before.joined(), to: after.joined()).hunks().map(\.heading)
    }
    expectEqual(hunks(11), ["@@ -2,14 +2,14 @@"])
    expectEqual(hunks(12), ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test(.enabled("the program patch is installed") { Self.patch != nil })
  func `the program patch rebuilds hundreds of new texts`() throws {
    let folder = try TemporaryFolder()
    var expected: [String: [UInt8]] = [:]
    var patchText: [UInt8] = []
    let seeds = SplitMix64.seeds(1000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let (before, after) = random.texts()
      guard !before.isEmpty, !after.isEmpty, before != after else { continue }
      let name = "f\(seed)"
      try folder.write(Data(before), to: name)
      patchText += Array("--- \(name)\n+++ \(name)\n".utf8)
      patchText += LineDifference(from: before, to: after).unifiedBytes()
      expected[name] = after
    }
    try folder.write(Data(patchText), to: "all.patch")
    #expect(expected.count > seeds.count * 65 / 100)
    expectEqual(try runPatch(in: folder), 0)
    for (name, bytes) in expected {
      expectEqual(try Array(Data(contentsOf: folder.url(name))), bytes, "seed \(name)")
    }
  }

  private static let patch = ["/usr/bin/patch", "/bin/patch"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The exit code of `patch`, which may not guess: no fuzz, no stripped carriage returns.
  private func runPatch(in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.patch))
    process.arguments = ["--binary", "-s", "-f", "-p0", "--fuzz=0", "-i", "all.patch"]
    process.currentDirectoryURL = folder.url()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
