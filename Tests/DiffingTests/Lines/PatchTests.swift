import Diffing
import Foundation
import TestSupport
import Testing

/// What the program `patch` makes of our hunks.
@Suite struct PatchTests {
  private static let program = ["/usr/bin/patch", "/opt/homebrew/bin/patch"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "Applying the hunks rebuilds the new text",
    .enabled(if: program != nil, "the program patch is not installed"),
    arguments: [1, 2, 3, 4] as [UInt64])
  func rebuild(round: UInt64) throws {
    let folder = try TemporaryFolder()
    let pairs = TextPair.round(100 + round)
    var patch: [UInt8] = []
    for (seed, pair) in pairs where pair.before != pair.after {
      try Data(pair.before).write(to: folder.url("\(seed)"))
      patch += Array("--- \(seed)\n+++ \(seed)\n".utf8)
      patch += LineDifference(from: pair.before, to: pair.after).unifiedBytes(context: 3)
    }
    try Data(patch).write(to: folder.url("all.patch"))
    #expect(try Self.patch(in: folder) == 0)
    for (seed, pair) in pairs where pair.before != pair.after {
      let rebuilt = (try? Data(contentsOf: folder.url("\(seed)"))) ?? Data()
      #expect(Array(rebuilt) == pair.after, "seed \(seed)")
    }
  }

  private static func patch(in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = [
      "--binary", "--quiet", "--no-backup-if-mismatch", "--fuzz=0", "--strip=0", "-i", "all.patch",
    ]
    process.currentDirectoryURL = folder.url()
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
