import Expectations
import Foundation
import TestSupport
import Testing

/// Four processes on four hosts together report the same as one process.
@Suite @HazardActor struct ShardedRunTests {
  private static let golden = "Snapshots/Hazards/CalmViewController"

  /// A package with a scenario of each kind: passing, differing, without golden, crashing; and a golden without scenario.
  private static func package() throws -> TemporaryFolder {
    let folder = try Hazards.package(of: "Hazards")
    try folder.edit(
      "Plans/Hazards.xctestplan", #""target" : { "name" : "Hazards" }"#,
      to:
        #""skippedTests" : [ "HangingViewController", "AllocatingViewController" ], "target" : { "name" : "Hazards" }"#
    )
    _ = try Hazards.program.run(["--record", "--filter", "CalmViewController"], in: folder.url())
    try folder.edit("\(golden)/Third/launch.iPhone.txt", "\"calm\"", to: "\"quiet\"")
    try folder.remove("\(golden)/Fourth/launch.iPhone.txt")
    try folder.write("", to: "\(golden)/Fifth/launch.iPhone.txt")
    return folder
  }

  /// Settings that differ from host to host and must not matter.
  private static let hosts = [
    ["TZ": "UTC", "LANG": "C", "HOSTNAME": "alpha"],
    ["TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "HOSTNAME": "beta"],
    ["TZ": "America/St_Johns", "LANG": "ar_EG.UTF-8", "HOSTNAME": "gamma"],
    ["TZ": "Pacific/Chatham", "LANG": "de_DE.UTF-8", "HOSTNAME": "delta"],
  ]

  /// Runs one shard in a separate copy of the package, and returns its log.
  private static func log(ofShard number: Int, _ arguments: [String]) async throws -> String {
    let (package, home) = (try package(), try TemporaryFolder())
    _ = try await Hazards.program.run(
      ["run", "--shard", "\(number)/\(hosts.count)", "--report", "json=log.json"] + arguments,
      in: package.url(),
      environment: hosts[number - 1].merging(["HOME": home.root, "SWIFT_BACKTRACE": "enable=no"]) { $1 })
    return try package.read("log.json")
  }

  @Test(arguments: Extent.rows([["--order", "random:12"], []], quick: 1))
  func `four shards on four hosts merge into what one run says, byte for byte`(
    arguments: [String]
  ) async throws {
    let package = try Self.package()
    let one = try await Hazards.program.run(
      arguments, in: package.url(), environment: ["SWIFT_BACKTRACE": "enable=no"])
    let logs = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 1...Self.hosts.count {
        group.addTask { (number, try await Self.log(ofShard: number, arguments)) }
      }
      var logs: [Int: String] = [:]
      for try await (number, log) in group { logs[number] = log }
      return logs
    }
    let folder = try TemporaryFolder()
    for (number, log) in logs { try folder.write(log, to: "\(number).json") }

    let merged = try await Hazards.program.run(
      ["report", "--verdict", "3.json", "1.json", "4.json", "2.json", "--report", "junit=merged.xml"],
      in: folder.url())
    expectEqual(merged.withoutAddresses, one.withoutAddresses)
    expectEqual(merged.status, 1)
    expectEmpty(merged.errors)
    expectEqual(one.headlines.last, "8 scenarios: 2 passed, 6 failed, 1 orphan")
    #expect(try folder.read("merged.xml").contains(#"tests="9" failures="3" errors="4""#))

    let incomplete = try await Hazards.program.run(
      ["report", "--verdict", "1.json", "2.json", "4.json"], in: folder.url())
    expectEqual(incomplete.status, 2)
    #expect(incomplete.errors.hasPrefix("error: shard 3/4 is missing\n"))
  }
}

extension Program.Outcome {
  /// The output, without the code addresses of a crashed process.
  fileprivate var withoutAddresses: String {
    output.replacingOccurrences(of: "0x[0-9a-f]{16}", with: "0x", options: .regularExpression)
  }
}
