import Expectations
import Foundation
import TestSupport
import Testing

/// The main task from a user's point of view: record, compare, see what differs, fix it.
@Suite @ProgramActor struct RecordingTests {
  private let package: TemporaryFolder
  private static let badge = "Snapshots/Chrome/TextBadgeView/Text badge/launch.iPhone.txt"

  init() throws {
    package = try Repository.copyOfPlans()
  }

  private func showcase(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.showcase.run(arguments, in: package.url(), environment: environment)
  }

  @Test func `without goldens a run fails, and writes nothing`() throws {
    let run = try showcase("Smoke")

    expectEqual(run.status, 1)
    #expect(run.output.contains("  new, 10 scenarios: the golden is missing\n"))
    #expect(run.output.contains("10 scenarios: 10 failed"))
    expectEmpty(try package.contents(of: "Snapshots"))
  }

  @Test func `recorded goldens pass, and recording again leaves them untouched`() throws {
    let recording = try showcase("Smoke", "--record")
    let dates = try package.writeDates(in: "Snapshots")
    let comparing = try showcase("Smoke")
    let again = try showcase("Smoke", "--record=all")

    expectEqual(recording.status, 0)
    #expect(recording.output.contains("created  \(Self.badge)"))
    expectEqual(comparing.status, 0)
    expectEqual(comparing.output, "10 scenarios: 10 passed\n")
    expectEqual(again.output, "10 scenarios: 10 passed\n")
    expectEqual(try package.writeDates(in: "Snapshots"), dates)
  }

  @Test func `an edited label fails with its node, its file and the command that mends it`() throws {
    try Repository.copyGoldens(to: package)
    let goldens = try package.contents(of: "Snapshots")
    try package.edit(Self.badge, "UILabel \"TEXT\"", to: "UILabel \"TXET\"")

    let comparing = try showcase("Smoke")
    let mending = try showcase(
      "--record", "--filter", "Chrome/TextBadgeView/Text badge/launch", "--configuration", "iPhone")

    expectEqual(comparing.status, 1)
    #expect(comparing.output.contains(#"changed UILabel "TXET": "TXET" -> "TEXT""#))
    #expect(comparing.output.contains("golden: \(Self.badge)"))
    #expect(comparing.output.contains("--record --filter 'Chrome/TextBadgeView/Text badge/launch'"))
    #expect(comparing.output.contains("10 scenarios: 9 passed, 1 failed"))
    #expect(mending.output.contains("replaced \(Self.badge)"))
    expectEqual(try package.contents(of: "Snapshots"), goldens)
  }

  /// Later steps may name a node by the edited label; the reader needs to read about the edit.
  @Test func `a label edited in a long golden is named, wherever it is`() throws {
    try Repository.copyGoldens(to: package)
    let golden = "Snapshots/Chrome/ShowcaseViewController/Home screen/open-text-badge.iPhone.txt"
    try package.edit(golden, "UILabel \"SC\" (183.667", to: "UILabel \"SCX\" (182.667")

    let comparing = try showcase("Smoke")

    expectEqual(comparing.status, 1)
    #expect(comparing.output.contains(#""SCX" -> "SC""#))
  }

  @Test func `a deleted golden is missing, and recording what is missing brings it back`() throws {
    try Repository.copyGoldens(to: package)
    let goldens = try package.contents(of: "Snapshots")
    try package.remove(Self.badge)

    let comparing = try showcase("Smoke")
    let mending = try showcase("Smoke", "--record=missing")

    expectEqual(comparing.status, 1)
    #expect(comparing.output.contains("missing  \(Self.badge)"))
    #expect(comparing.output.contains("1 golden is missing"))
    expectEqual(mending.status, 0)
    expectEqual(try package.contents(of: "Snapshots"), goldens)
  }

  @Test func `a server does not record unless an option allows it`() throws {
    let refused = try showcase("Smoke", "--record", environment: ["CI": "true"])
    let allowed = try showcase("Smoke", "--record", "--record-in-ci", environment: ["CI": "true"])

    expectEqual(refused.status, 2)
    #expect(refused.errors.contains("--record-in-ci"))
    expectEqual(allowed.status, 0)
  }

  @Test func `a misspelt matcher fails with file, line, column and the nearest name`() throws {
    let script = "Plans/Scripts/Chrome/TextBadgeView/Text badge/shows-text.eg.swift"
    try package.edit(
      script, "grey_accessibilityID(\"TEXT\")).assert", to: "grey_acessibilityID(\"TEXT\")).assert")

    let run = try showcase(
      "All", "--filter", "TextBadgeView/Text badge/shows-text", "--configuration", "iPhone")

    expectEqual(run.status, 2)
    #expect(run.output.contains("\(script):2:30: error: 'grey_acessibilityID'"))
    #expect(run.output.contains("nearest:  grey_accessibilityID"))
  }

  @Test func `what selects nothing, and what is unknown, have statuses of their own`() throws {
    let nothing = try showcase("Smoke", "--filter", "AlertController/Alert/every-alert")
    let unknown = try showcase("Smoke", "--filter", "AlertControler")

    expectEqual(nothing.status, 4)
    expectEqual(unknown.status, 2)
    #expect(unknown.errors.contains("nearest:  AlertController"))
  }
}
