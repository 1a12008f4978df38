import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct RunCommandTests {
  private let package: TemporaryFolder
  private let golden = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone.txt"

  init() throws { package = try TemporaryFolder.package() }

  @Test func `A run that lacks goldens fails, writes nothing, and says what to type`() {
    let session = package.call()
    expectEqual(session.status, .failure)
    expectEmpty(session.errorOutput)
    #expect(session.output.contains("missing  \(golden)\n"))
    #expect(session.output.contains("\n  next:   swift run demo --record=missing\n"))
    #expect(session.output.hasSuffix("\n3 scenarios: 3 failed\n"))
    #expect(!package.has("Snapshots"))
  }

  @Test func `A run that records says what it wrote, and the next run passes`() {
    forEachRow(["--record", "--record=all"]) { option in
      let package = try TemporaryFolder.package()
      let session = package.call("run", option)
      expectEqual(session.status, .success)
      expectTrue(session.output.contains("created  \(golden)\n"), "\(session.output)")
      expectEqual(package.files(in: "Snapshots").count, 3)
      let next = package.call()
      expectEqual(next.status, .success)
      expectEqual(next.output, "3 scenarios: 3 passed\n")
    }
  }

  @Test func `A run that differs fails, with the command that accepts what differs`() throws {
    _ = package.call("--record")
    try package.edit(golden, "EXIT", to: "EXITS")
    let session = package.call()
    expectEqual(session.status, .failure)
    #expect(session.output.contains("changed UILabel \"EXITS\": \"EXITS\" -> \"EXIT\"\n"))
    #expect(
      session.output.contains(
        "  next:   swift run demo review\n"
          + "  or:     swift run demo --record --filter 'Lamps/SignViewController/Exit/launch'"
          + " --configuration 'iPhone'\n"))
    expectEqual(package.call("--record=missing").status, .failure)
    expectEqual(package.call("--record", "--filter", "Lamps/SignViewController/Exit/launch").status, .success)
    expectEqual(package.call().status, .success)
  }

  @Test func `A golden or script that cannot be used is status 2`() throws {
    _ = package.call("--record")
    try package.write("hello\n", to: golden)
    expectEqual(package.call().status, .unusableInput)
    _ = package.call("--record")
    try package.write("hello\n", to: "\(deskLampScripts)/on.eg.swift")
    let session = package.call()
    expectEqual(session.status, .unusableInput)
    #expect(session.output.contains("\n    next:     swift run demo check\n"))
  }

  @Test func `A script that stops is a failure, and nothing is recorded of it`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    let session = package.call("--record=all", "--filter=LampViewController/Desk lamp/on")
    expectEqual(session.status, .failure)
    #expect(session.output.contains("\(deskLampScripts)/on.eg.swift:2:1: error: "))
    #expect(!package.has("Snapshots"))
  }

  @Test func `Shards together run everything once, and each says how much is elsewhere`() throws {
    _ = package.call("--record")
    let sessions = (1...4).map { package.call("run", "--shard", "\($0)/4") }
    expectEqual(sessions.map(\.status), [.success, .success, .success, .success])
    let counts = sessions.map { Int($0.output.prefix { $0 != " " }) ?? -1 }
    expectEqual(counts.reduce(0, +), 3)
    for (session, count) in zip(sessions, counts) {
      #expect(session.output.hasSuffix("\(3 - count) in other shards\n"))
    }
    let (first, whole) = (counts.firstIndex { $0 > 0 } ?? 0, package.call("run", "--shard=1/1").output)
    expectEqual(package.call("run", "--shard", "\(first + 1)/4", "--skip=Lamps").status, .nothingSelected)
    expectEqual(whole, "3 scenarios: 3 passed\n")
  }

  @Test func `Orphans fail a run of everything, and one of all its shards`() throws {
    _ = package.call("--record")
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    let session = package.call()
    expectEqual(session.status, .failure)
    #expect(session.output.contains("orphan   Snapshots/Lamps/Gone/Gone/launch.iPhone.txt\n"))
    #expect(session.output.contains("\n  next:   swift run demo prune\n"))
    expectEqual(package.call("--filter", "Lamps").status, .success)

    _ = package.call("--record")
    try package.write("", to: "Snapshots/Lamps/SignViewController/Exit/gone.iPhone.txt")
    expectEqual(package.call().status, .failure)
    expectEqual(package.call("run", "--shard=1/2").status, .failure)
    expectEqual(package.call("run", "--shard=2/2").status, .success)
    expectEqual(package.call("run", "--shard=1/2", "--filter=Lamps").status, .success)
  }

  @Test func `A service's variables name the shard, and a flag is stronger`() {
    let environment = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]
    let session = package.call("run", environment: environment)
    expectEqual(session.errorOutput, "This is shard 2/4, as GitLab says.\n")
    #expect(session.output.contains(" in other shards\n"))
    #expect(
      package.call("run", "--shard=1/1", environment: environment).output.contains("3 scenarios: 3 failed"))
    expectEqual(package.call("run", "--shard=3/2").status, .unusableInput)
  }

  @Test func `Where nothing is selected the status is 4, and 2 where a plan cannot be used`() throws {
    let session = package.call("--filter", "SignViewController", "--skip", "Lamps")
    expectEqual(session.status, .nothingSelected)
    expectEqual(session.output, "No scenario was selected.\n  next:   swift run demo list\n")

    try package.write("{\n  oops\n}\n", to: "Plans/All.xctestplan")
    let broken = package.call()
    expectEqual(broken.status, .unusableInput)
    #expect(broken.errorOutput.hasPrefix("Plans/All.xctestplan:2:3: error: "))
  }

  @Test func `Plans, filters and configurations narrow the run`() throws {
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
    try package.write(
      plan(
        ("iPhone", ""),
        target: #""target" : { "name" : "Lamps" }, "skippedTests" : [ "LampViewController" ]"#),
      to: "Plans/Signs.xctestplan")
    #expect(package.call("Signs").output.hasSuffix("\n1 scenario: 1 failed\n"))
    #expect(package.call("--configuration=iPad").output.hasSuffix("\n3 scenarios: 3 failed\n"))
    #expect(package.call("--fail-fast").output.hasSuffix("\n6 scenarios: 1 failed, 5 not run\n"))
    #expect(
      package.call("Signs", "All", "--skip", "SignViewController").output.hasSuffix(
        "\n4 scenarios: 4 failed\n"))
  }
}

extension RunCommandTests {
  @Test func `The variable SHOWCASE_RECORD records, unless the flag says otherwise or the mode is unknown`() {
    let flag = package.call("--record=al")
    expectEqual(flag.status, .unusableInput)
    #expect(flag.errorOutput.contains("'al' is not a record mode of --record\n"))
    #expect(flag.errorOutput.contains("\n  nearest:  all\n  next:     swift run demo --record=all\n"))
    let variable = package.call(environment: ["SHOWCASE_RECORD": "mising"])
    expectEqual(variable.status, .unusableInput)
    #expect(variable.errorOutput.contains("\n  nearest:  missing\n"))

    let session = package.call("--record=never", environment: ["SHOWCASE_RECORD": "all"])
    expectEqual(session.status, .failure)
    #expect(!package.has("Snapshots"))
    expectEqual(package.call(environment: ["SHOWCASE_RECORD": "missing"]).status, .success)
    expectEqual(package.files(in: "Snapshots").count, 3)
  }

  @Test func `On a server recording is refused, unless the flag allows it`() {
    let refused = package.call("run", "--record", "--filter", "Desk lamp", environment: ["CI": "true"])
    expectEqual(refused.status, .unusableInput)
    #expect(refused.errorOutput.contains("recording 'failed' is refused"))
    #expect(
      refused.errorOutput.hasSuffix(
        "  next:     swift run demo run --record --filter 'Desk lamp' --record-in-ci\n"))
    #expect(!package.has("Snapshots"))
    expectEqual(package.call(environment: ["CI": "true", "SHOWCASE_RECORD": "all"]).status, .unusableInput)
    expectEqual(package.call(environment: ["CI": "true"]).status, .failure)
    expectEqual(package.call("--record", "--record-in-ci", environment: ["CI": "true"]).status, .success)
    expectEqual(package.call("--record=all", environment: ["CI": "false"]).status, .success)
  }
}
