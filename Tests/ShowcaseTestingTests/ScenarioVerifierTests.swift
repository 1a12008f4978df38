import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import ShowcaseTesting

@MainActor @Suite struct ScenarioVerifierTests {
  private let package: LampPackage

  init() throws { package = try LampPackage() }

  private func deskLamp(
    _ variables: [String: String] = [:], printLine: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> PlannedUseCase {
    let variables = variables.merging(["SHOWCASE_FILTER": "LampViewController/Desk lamp"]) { $1 }
    return try #require(try package.all(variables, printLine: printLine).first)
  }

  @Test
  func `Each missing golden is reported once, in the words of swift test, and passes once recorded`() throws {
    let texts = try deskLamp().failures().map(\.text)
    expectEqual(texts.count, 4)
    expectTrue(texts.allSatisfy { $0.contains(": the golden is missing\n") })
    expectTrue(texts.allSatisfy { $0.contains("next:   SHOWCASE_RECORD=failed SHOWCASE_FILTER=") })

    let written = Lines()
    expectEmpty(try deskLamp(["SHOWCASE_RECORD": "missing"], printLine: written.add).failures())
    expectEqual(
      written.all,
      ["launch.iPhone", "launch.iPad", "on.iPhone", "on.iPad"].map {
        "created  \(LampPackage.golden($0))"
      })
    expectEmpty(try deskLamp().failures())
  }

  @Test func `Recording is refused before anything runs`() {
    forEachRow([["CI": "1"], ["SHOWCASE_RECORD": "some"]] as [[String: String]]) { variables in
      #expect(throws: Diagnostics.self, "\(variables)") {
        try deskLamp(["SHOWCASE_RECORD": "all"].merging(variables) { $1 })
      }
    }
  }

  @Test func `What differs is reported with scenario, configuration and step first`() throws {
    try package.record()
    try package.folder.edit(
      LampPackage.golden("launch.iPad"), "UILabel \"Dark\"", to: "UILabel \"Dim\"")
    let texts = try deskLamp().failures().map(\.text)
    expectEqual(texts.count, 1)
    expectEqual(
      texts.first?.hasPrefix(
        """
        Lamps/LampViewController/Desk lamp/launch (iPad): differs from its golden (golden -> now)
          step 1: launch
            changed UILabel "Dim": "Dim" -> "Dark"
        """), true)
  }

  @Test func `A golden that changes while use cases run is reported once, as 'run' reports it`() throws {
    try package.record()
    let lamp = try deskLamp()
    expectEmpty(lamp.failures())
    expectEmpty(lamp.verifier.changes())
    let golden = "Snapshots/Lamps/LampViewController/stray.txt"
    try package.folder.write("written by a use case\n", to: golden)
    let changes = lamp.verifier.changes()
    expectEqual(changes.count, 1)
    expectEqual(
      changes.first?.contains("something else wrote, made or removed this golden during the run"), true)
    expectEqual(changes.first?.contains(golden), true)
    expectEmpty(lamp.verifier.changes())
  }

  @Test func `What another list of use cases records meanwhile is not a change`() throws {
    let lamp = try deskLamp()
    expectFalse(lamp.failures().isEmpty)
    try package.record()
    expectEmpty(lamp.verifier.changes())
  }
}
