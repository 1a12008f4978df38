import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

/// The same package, run as a whole and in shards: the verdict over all logs is that of one run.
@MainActor @Suite struct ReportVerdictTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#), ("Dark", #""userInterfaceStyle" : "dark""#)),
      to: "Plans/All.xctestplan")
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    _ = package.call("--record")
    try package.changeLamps()
    try package.remove("Snapshots/Lamps/SignViewController/Exit/launch.iPad.txt")
    try package.write("", to: "Snapshots/Lamps/Gone/A/off.c.txt")
  }

  /// Runs all shards, and returns the paths of their logs.
  private func run(_ arguments: [String] = [], shards count: Int) -> [String] {
    (1...count).map { number in
      _ = package.call(
        ["run", "--shard=\(number)/\(count)", "--report=json=logs/\(number).json"] + arguments)
      return "logs/\(number).json"
    }
  }

  /// A log without durations, the only parts that differ from one run to the next.
  private func log(_ path: String) throws -> String {
    try package.read(path).replacing(/"duration":[0-9.]+,/, with: "")
  }

  @Test func `The merge of shards is one run, in text, log and status`() {
    forEachRow(Extent.size([1, 2, 5, 16], quick: [5])) { count in
      for arguments in [
        [], ["All", "--filter", "LampViewController/Desk lamp"], ["--order", "random:7"],
        ["--order=alphabetical"],
        ["--skip", "LampViewController"],
      ] {
        let fresh = try Self()
        let one = fresh.package.call(["run", "--report=json=one.json"] + arguments)
        let merged = fresh.package.call(
          ["report", "--verdict", "--report=json=merged.json"] + fresh.run(arguments, shards: count))
        expectEqual(merged.output, one.output)
        expectEqual(merged.status, one.status)
        expectEmpty(merged.errorOutput)
        expectTrue(try fresh.log("merged.json") == fresh.log("one.json"))
        expectEqual(one.status, .failure)
      }
    }
  }

  @Test
  func `Shards that are balanced by a former log merge, too, though it lacks scenarios and has others`()
    throws
  {
    _ = package.call("run", "--filter=LampViewController", "--report=json=former.json")
    try package.edit("former.json", "Ceiling lamp", to: "Floor lamp")
    let merged = package.call(["report", "--verdict"] + run(["--balance=former.json"], shards: 4))
    expectEqual(merged.output, package.call().output)
  }

  @Test func `A run of everything that all shards pass passes`() throws {
    try package.remove("Snapshots/Lamps/Gone/A/off.c.txt")
    try package.remove("\(deskLampScripts)/off.eg.swift")
    _ = package.call("--record")
    let merged = package.call(["report", "--verdict"] + run(shards: 3))
    expectEqual(merged.status, .success)
    expectEqual(merged.output, "9 scenarios: 9 passed\n")
  }

  @Test
  func `A verdict needs the logs alone, and not their package`() throws {
    let logs = run(shards: 2)
    let folder = try TemporaryFolder()
    for path in logs { try folder.write(package.read(path), to: path) }
    expectEqual(folder.call(["report", "--verdict"] + logs).output, package.call().output)
  }

  @Test func `Without a log there is no verdict, and a shard that is missing is an error`() {
    let session = package.call(["report", "--verdict"] + run(shards: 3).dropLast())
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    #expect(session.errorOutput.hasPrefix("error: shard 3/3 is missing\n"))
    #expect(session.errorOutput.contains("\n  next:     swift run demo run --shard 3/3 --report json=FILE\n"))

    expectEqual(package.call("report", "--verdict").status, .unusableInput)
    expectEqual(package.call("report", "--verdict", "nowhere.json").status, .unusableInput)
  }

  @Test func `A log that ends early fails the merge, which names the shard`() throws {
    let logs = run(shards: 2)
    let lines = try package.read(logs[1]).split(separator: "\n", omittingEmptySubsequences: false)
    try package.write(lines.dropLast(4).joined(separator: "\n") + "\n", to: logs[1])
    let session = package.call(["report", "--verdict"] + logs)
    expectEqual(session.status, .failure)
    #expect(session.errorOutput.contains("error: the log of shard 2/2 ends early: "))
    #expect(session.output.contains(" not run"))
  }

  @Test func `What is read is not written over, and one shard's log is reported without a verdict`() throws {
    let logs = run(shards: 1)
    let session = package.call(["report", "--verdict", "--report=json=./\(logs[0])"] + logs)
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasPrefix("error: './logs/1.json' is both read and written\n"))
    expectEqual(package.call(["report", "--verdict"] + logs).output, package.call().output)

    let two = run(shards: 2)
    expectEqual(package.call("report", two[0]).status, .success)
    #expect(
      package.call("report", "--verdict", two[0]).errorOutput.hasPrefix("error: shard 2/2 is missing\n"))
  }

  @Test func `Shards in random order need one seed, and a former log that cannot be read is reported`() {
    let session = package.call("run", "--shard=1/2", "--order=random")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("shards in random order need one seed for all\n"))
    expectEqual(package.call("run", "--shard=1/1", "--order=random").status, .failure)

    let unbalanced = package.call("run", "--shard=1/2", "--balance=Package.swift")
    expectEqual(unbalanced.status, .unusableInput)
    #expect(unbalanced.errorOutput.hasPrefix("Package.swift:1:1: error: this is not an event log\n"))
  }
}
