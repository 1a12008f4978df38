import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

/// The report of a run, printed again from its log.
@MainActor @Suite struct ReportCommandTests {
  private let package: TemporaryFolder
  private let kinds = ["terminal", "json", "junit"]

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    try package.remove(LampGolden.exit)
    try package.write("", to: "Snapshots/Lamps/Gone/A/off.c.txt")
  }

  /// Runs everything, or a shard, with a log; returns what was printed.
  @discardableResult
  private func run(_ arguments: String..., log: String = "run.json") -> CommandLineSession {
    package.call(["run", "--report=json=\(log)"] + arguments)
  }

  @Test func `Every kind is what the run itself would have written`() throws {
    let files = kinds.map { "--report=\($0)=run.\($0)" }
    let session = package.call(["run"] + files)
    expectEqual(session.status, .failure)
    let again = package.call(["report", "--from=run.json"] + kinds.map { "--report=\($0)=again.\($0)" })
    expectEqual(again.status, .success)
    expectEqual(again.output, session.output)
    for kind in kinds { #expect(try package.read("again.\(kind)") == package.read("run.\(kind)")) }
  }

  @Test func `Without a kind it is the text for people, and of some scenarios it says what the run did`() {
    let session = run()
    expectEqual(package.call("report", "--from", "run.json").output, session.output)

    let some = run("--filter=SignViewController")
    #expect(some.output.contains("Of all goldens: 1 orphan"))
    expectEqual(package.call("report", "--from=run.json").output, some.output)
  }

  @Test
  func `The logs of all shards are reported as one run, whether behind the option or as a shell leaves them`()
  {
    let whole = run()
    for number in 1...3 { run("--shard=\(number)/3", log: "logs/\(number).json") }
    let logs = (1...3).map { "logs/\($0).json" }
    expectEqual(package.call(["report", "--from"] + logs).output, whole.output)
    expectEqual(package.call(["report"] + logs.map { "--from=\($0)" }).output, whole.output)
    let session = package.call(["report", "--from"] + logs.dropLast())
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasPrefix("error: shard 3/3 is missing\n"))
  }

  @Test
  func `The log of one shard is reported as that shard was, and no package is needed with the log`() throws {
    forEachRow([1, 2, 3]) { number in
      let shard = run("--shard=\(number)/3")
      let session = package.call("report", "--from=run.json")
      expectEqual(session.output, shard.output)
      expectEqual(session.status, .success)
    }

    let session = run()
    let folder = try TemporaryFolder()
    try folder.write(package.read("run.json"), to: "run.json")
    expectEqual(folder.call("report", "--from=run.json").output, session.output)
  }

  @Test func `Of a log that ends early the rest is reported as not run, and the command fails`() throws {
    run()
    let lines = try package.read("run.json").split(separator: "\n")
    try package.write(lines.prefix(6).joined(separator: "\n") + "\n", to: "run.json")
    let session = package.call("report", "--from=run.json", "--report=junit=run.xml")
    expectEqual(session.status, .failure)
    #expect(session.output.hasSuffix("3 scenarios: 2 failed, 1 not run\n"))
    #expect(session.errorOutput.contains("error: the log of shard 1/1 ends early: 1 of its 3 scenarios"))
    #expect(try package.read("run.xml").contains("skipped=\"1\""))
  }

  @Test func `What is not a log is refused before anything is written`() throws {
    try package.write("{}\n", to: "bad.json")
    for arguments in [[], ["--from=nowhere.json"], ["--from=bad.json"], ["--from=bad.json", "nowhere.json"]] {
      let session = package.call(["report", "--report=junit=run.xml"] + arguments)
      expectEqual(session.status, .unusableInput)
      #expect(session.output.isEmpty && !session.errorOutput.isEmpty)
      #expect(!package.has("run.xml"))
    }
    run()
    let session = package.call("report", "--from=run.json", "--report=json=./run.json")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasPrefix("error: './run.json' is both read and written\n"))
  }
}
