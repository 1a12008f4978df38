import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct StatusCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
  }

  @Test func `Where nothing waits, that is printed, and what cannot be read with its position`() throws {
    let session = package.call("status")
    expectEqual(session.status, .success)
    expectEqual(session.output, "Nothing waits for review.\n")

    try package.write("cut off", to: "\(GoldenStore.pendingFolder)/\(LampGolden.exit)")
    let output = package.call("status").output
    #expect(output.contains("\nunreadable Lamps/SignViewController/Exit/launch (iPhone): .build/"))
    #expect(output.contains("launch.iPhone.txt:1:8: error: "))
  }

  @Test func `A golden whose head names another scenario is unreadable there`() throws {
    try package.edit(LampGolden.exit, "configuration: iPhone", to: "configuration: iPad")
    _ = package.call()
    let line =
      "\nunreadable golden Lamps/SignViewController/Exit/launch (iPhone): \(LampGolden.exit):4:16: error: "
      + "the golden is of the configuration 'iPad'\n"
    #expect(package.call("status").output.contains(line))
  }

  @Test
  func `Each cause is described once, with its scripts, then come the next commands`() throws {
    try package.changeLamps()
    try package.edit(LampGolden.exit, "EXIT", to: "EXITS")
    _ = package.call()
    let session = package.call("status")
    expectEqual(session.status, .failure)
    expectEmpty(session.errorOutput)
    expectEqual(
      session.output,
      """
      3 changes wait for review, for 2 reasons

      2cf9  text, 2 scenarios: "Gloomy" -> "Dark" of UILabel "Gloomy" in LampViewController
            in 2 use cases of Lamps, as in Lamps/LampViewController/Ceiling lamp/launch (iPhone), step 1:
            changed UILabel "Gloomy": "Gloomy" -> "Dark"
            scenarios:
              Lamps/LampViewController/Ceiling lamp/launch (iPhone)
              Lamps/LampViewController/Desk lamp/launch (iPhone)
            next: swift run demo accept --cause 2cf9

      4f73  text, 1 scenario: "EXITS" -> "EXIT" of UILabel "EXITS" in SignViewController
            in Lamps/SignViewController/Exit/launch (iPhone), step 1:
            changed UILabel "EXITS": "EXITS" -> "EXIT"
            next: swift run demo accept --cause 4f73

        next:   swift run demo review
                swift run demo accept ID
                swift run demo reject ID

      """)
  }

  @Test func `What is new is not a missing golden, and what is renamed no orphan`() throws {
    try package.edit(LampGolden.exit, "SignViewController / Exit", to: "SignViewController / Way out")
    try package.move(LampGolden.exit, to: "Snapshots/Lamps/SignViewController/Way out/launch.iPhone.txt")
    _ = package.call()
    let output = package.call("status").output
    #expect(
      output.contains(
        "\nrenamed  Lamps/SignViewController/Exit/launch (iPhone), "
          + "from Lamps/SignViewController/Way out/launch (iPhone): the same under another name\n"))
    #expect(!output.contains("missing"))
    #expect(!output.contains("orphan"))
  }

  @Test func `Goldens that are missing without a storyboard, and orphans, are printed`() throws {
    try package.remove(LampGolden.exit)
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    let session = package.call("status")
    expectEqual(session.status, .failure)
    expectEqual(
      session.output,
      """
      missing  \(LampGolden.exit)
      orphan   Snapshots/Lamps/Gone/Gone/launch.iPhone.txt

        next:   swift run demo run
                swift run demo prune

      """)
  }

  @Test func `With a name, everything about it is printed, and nothing about the rest`() throws {
    try package.changeLamps()
    try package.edit(LampGolden.exit, "EXIT", to: "EXITS")
    _ = package.call()
    let session = package.call("status", "SignViewController")
    expectEqual(session.status, .failure)
    #expect(
      session.output.hasPrefix(
        "1 change waits for review\n\nchanged  Lamps/SignViewController/Exit/"))
    #expect(
      session.output.contains(
        "\n  step 1: launch\n    changed UILabel \"EXITS\": \"EXITS\" -> \"EXIT\"\n"))
    #expect(!session.output.contains("LampViewController"))
  }

  @Test func `A name that means nothing is an error with the nearest one`() throws {
    try package.changeLamps()
    _ = package.call()
    let session = package.call("status", "LampViewControler")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("nothing waits for review at 'LampViewControler'\n"))
    #expect(session.errorOutput.contains("\n  nearest:  LampViewController\n"))
  }

  @Test
  func `The JSON of all has every change with its difference, and the names of its causes`() throws {
    struct Listed: Decodable {
      struct Cause: Decodable {
        let name: String, scenarios: Int
      }
      struct Change: Decodable {
        let causes: [String], configuration: String, difference: [String], golden: String, id: String
        let kind: String, nodes: Int, pending: String, severity: String, steps: Int
      }
      let causes: [Cause], changes: [Change]
      let missing: [String], orphans: [String]
    }
    try package.changeLamps()
    try package.edit(LampGolden.exit, "EXIT", to: "EXITS")
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    _ = package.call()
    let session = package.call("status", "--all", "--format=json")
    expectEqual(session.status, .failure)
    let listed = try JSONDecoder().decode(Listed.self, from: Data(session.output.utf8))
    let change = try #require(listed.changes.first)
    expectEqual(listed.changes.map(\.golden), [LampGolden.ceiling, LampGolden.desk, LampGolden.exit])
    expectEqual(listed.causes.map(\.scenarios), [2, 1])
    let names = listed.causes.map(\.name)
    expectEqual(listed.changes.map(\.causes), [[names[0]], [names[0]], [names[1]]])
    expectEqual(change.golden, LampGolden.ceiling)
    expectEqual(change.id, "Lamps/LampViewController/Ceiling lamp/launch (iPhone)")
    expectEqual(change.pending, ".build/showcase/pending/\(LampGolden.ceiling)")
    #expect((change.kind, change.severity, change.nodes, change.steps) == ("changed", "text", 1, 1))
    expectEqual(
      change.difference, ["step 1: launch", "  changed UILabel \"Gloomy\": \"Gloomy\" -> \"Dark\""])
    expectEqual(listed.orphans, ["Snapshots/Lamps/Gone/Gone/launch.iPhone.txt"])
    expectEmpty(listed.missing)
  }
}
