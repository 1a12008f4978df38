import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct DecideCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    try package.edit(LampGolden.exit, "EXIT", to: "EXITS")
    _ = package.call()
  }

  private var pending: [String] { package.files(in: GoldenStore.pendingFolder) }

  @Test func `Accepting one makes it the golden, says so, and leaves the rest`() throws {
    let session = package.call("accept", "SignViewController/Exit")
    expectEqual(session.status, .success)
    expectEqual(session.output, "replaced \(LampGolden.exit)\n")
    #expect(try package.read(LampGolden.exit).contains("\"EXIT\""))
    expectEqual(pending, [LampGolden.ceiling, LampGolden.desk])
  }

  @Test func `Rejecting one takes it away and keeps the golden`() throws {
    let session = package.call("reject", LampGolden.exit)
    expectEqual(session.status, .success)
    expectEqual(session.output, "rejected \(LampGolden.exit)\n")
    #expect(try package.read(LampGolden.exit).contains("\"EXITS\""))
    expectEqual(pending.count, 2)
  }

  @Test func `Whatever differs alike is accepted as one`() throws {
    let session = package.call("accept", "--alike", "LampViewController/Desk lamp")
    expectEqual(session.output, "replaced \(LampGolden.ceiling)\nreplaced \(LampGolden.desk)\n2 replaced\n")
    expectEqual(pending, [LampGolden.exit])
  }

  /// The names of all pending causes, the worst first.
  private func causes() throws -> [String] {
    struct Digest: Decodable {
      struct Group: Decodable { let name: String }
      let groups: [Group]
    }
    let output = package.call("status", "--format=json").output
    return try JSONDecoder().decode(Digest.self, from: Data(output.utf8)).groups.map(\.name)
  }

  @Test func `A cause is accepted by its name, and what has another cause too waits for that`() throws {
    // One of the two lamps also has another identifier.
    try package.edit(LampGolden.desk, "UIButton", to: "UIButton #other")
    _ = package.call()
    let names = try causes()
    expectEqual(names.count, 3)

    let session = package.call("accept", "--cause", names[0])
    expectEqual(session.status, .success)
    expectTrue(
      session.output.hasPrefix(
        "replaced \(LampGolden.ceiling)\n1 replaced\n1 change waits for other reasons, too: "),
      "\(session.output)")
    expectEqual(pending, [LampGolden.desk, LampGolden.exit])

    let other = try #require(session.output.split(separator: " ").dropLast().last.map(String.init))
    let both = package.call("accept", "--cause", names[0], "--cause", other)
    expectEqual(both.output, "replaced \(LampGolden.desk)\n1 replaced\n")
    expectEqual(pending, [LampGolden.exit])
  }

  @Test func `What has a rejected cause is rejected, whatever else it has`() throws {
    try package.edit(LampGolden.desk, "UIButton", to: "UIButton #other")
    _ = package.call()
    let session = package.call("reject", "--cause", try causes()[0])
    expectEqual(session.output, "rejected \(LampGolden.ceiling)\nrejected \(LampGolden.desk)\n2 rejected\n")
    expectEqual(pending, [LampGolden.exit])
  }

  @Test func `A cause that does not wait is refused with the nearest one that does, and nothing is written`()
    throws
  {
    let name = try causes()[0]
    let misspelled = name.dropLast() + "x"
    let session = package.call("accept", "--cause", String(misspelled))
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    expectTrue(session.errorOutput.hasPrefix("error: no cause '\(misspelled)' waits for review\n"))
    expectTrue(session.errorOutput.contains("\n  nearest:  \(name)\n"))
    expectTrue(session.errorOutput.contains("\n  next:     swift run demo status\n"))
    expectEqual(pending.count, 3)

    // Once accepted, it is no longer pending.
    expectEqual(package.call("accept", "--cause", name).status, .success)
    expectEqual(package.call("accept", "--cause", name).status, .unusableInput)
  }

  @Test func `All is accepted only if that is asked for`() {
    expectEqual(package.call("accept", "--all").output.split(separator: "\n").count, 3)
    expectEqual(package.call().status, .success)
    expectEqual(package.call("accept", "--all").output, "Nothing waits for review.\n")
  }

  @Test func `Configurations narrow what is meant`() {
    expectEqual(package.call("accept", "--all", "--configuration", "iPad").status, .unusableInput)
    expectEqual(pending.count, 3)
    expectEqual(package.call("reject", "--all", "--configuration", "iPhone").status, .success)
    expectEmpty(pending)
  }

  @Test func `Where names, configurations and --all mean nothing together, nothing happens`() {
    forEachRow([["accept"], ["reject"], ["accept", "--configuration=iPhone"], ["accept", "--all", "Exit"]]) {
      arguments in
      let session = package.call(arguments)
      expectEqual(session.status, .unusableInput)
      expectTrue(
        session.errorOutput.contains("\n  next:     swift run demo status\n"), "\(session.errorOutput)")
      expectEqual(pending.count, 3)
    }

    forEachRow([["accept"], ["accept", "--alike"], ["reject"], ["status"]]) { command in
      let text = try package.read("\(GoldenStore.pendingFolder)/\(LampGolden.exit)")
      let exitOnPad = LampGolden.exit.replacingOccurrences(of: "iPhone", with: "iPad")
      try package.write(text, to: "\(GoldenStore.pendingFolder)/\(exitOnPad)")
      let session = package.call(command + ["LampViewController", "--configuration", "iPad"])
      expectEqual(session.status, .unusableInput)
      expectEmpty(session.output)
      expectTrue(
        session.errorOutput.contains("nothing waits for review at 'LampViewController' in 'iPad'\n"),
        "\(session.errorOutput)")
      expectEqual(pending.count, 4)
    }
  }

  @Test func `On a server accepting is refused unless the flag allows it; rejecting is not`() {
    let refused = package.call("accept", "--all", environment: ["CI": "true"])
    expectEqual(refused.status, .unusableInput)
    #expect(refused.errorOutput.contains("accepting is refused, since the variable CI is set\n"))
    #expect(refused.errorOutput.contains("\n  expected: --record-in-ci\n"))
    expectEqual(pending.count, 3)
    expectEqual(package.call("reject", "SignViewController", environment: ["CI": "1"]).status, .success)
    expectEqual(
      package.call("accept", "--all", "--record-in-ci", environment: ["CI": "1"]).status, .success)
    expectEmpty(pending)
  }

  @Test func `What cannot be accepted does not keep the rest from it`() throws {
    try package.write("cut off", to: "\(GoldenStore.pendingFolder)/\(LampGolden.ceiling)")
    let session = package.call("accept", "--all")
    expectEqual(session.status, .unusableInput)
    expectEqual(session.output, "replaced \(LampGolden.desk)\nreplaced \(LampGolden.exit)\n")
    #expect(session.errorOutput.hasPrefix(".build/showcase/pending/\(LampGolden.ceiling):1:8: error: "))
    expectEqual(pending, [LampGolden.ceiling])
  }

  @Test func `A rename is moved`() throws {
    let old = "Snapshots/Lamps/SignViewController/Way out/launch.iPhone.txt"
    try package.move(LampGolden.exit, to: old)
    let session = package.call("accept", "SignViewController")
    expectEqual(session.output, "created  \(LampGolden.exit)\nremoved  \(old)\n")
    #expect(!package.has("Snapshots/Lamps/SignViewController/Way out"))
    expectEqual(package.call("--filter", "SignViewController").status, .success)
  }

  @Test func `The JSON says what was done, and what was not`() throws {
    struct Listed: Decodable {
      struct Effect: Decodable, Equatable { let did: String, golden: String }
      let done: [Effect]
      let faults: [String]
    }
    try package.write("cut off", to: "\(GoldenStore.pendingFolder)/\(LampGolden.desk)")
    let output = package.call("accept", "--format=json", "LampViewController").output
    let listed = try JSONDecoder().decode(Listed.self, from: Data(output.utf8))
    expectEqual(listed.done, [Listed.Effect(did: "replaced", golden: LampGolden.ceiling)])
    expectEqual(listed.faults.count, 1)
  }
}
