import Goldens
import TestSupport
import Testing

@testable import ShowcaseTesting

@MainActor @Suite struct ScenarioVerifierTests {
  private let package: LampPackage
  private let deskLamp: PlannedUseCase

  init() throws {
    package = try LampPackage()
    deskLamp = try #require(
      try package.all(["SHOWCASE_FILTER": "LampViewController/Desk lamp"]).first)
  }

  @Test("Each missing golden is told once, in the words of swift test")
  func missing() {
    let texts = deskLamp.failures().map(\.text)
    #expect(texts.count == 4)
    #expect(texts.allSatisfy { $0.contains(": the golden is missing\n") })
    #expect(texts.allSatisfy { $0.contains("next:   SHOWCASE_RECORD=failed SHOWCASE_FILTER=") })
  }

  @Test("What is recorded passes, and is told line by line")
  func recording() {
    var written: [String] = []
    #expect(deskLamp.failures(recording: .missing) { written.append($0) }.isEmpty)
    #expect(
      written
        == ["launch.iPhone", "launch.iPad", "on.iPhone", "on.iPad"].map {
          "created  \(LampPackage.golden($0))"
        })
    #expect(deskLamp.failures().isEmpty)
  }

  @Test("What differs is told with scenario, configuration and step first")
  func differing() throws {
    _ = deskLamp.failures(recording: .all)
    try package.folder.edit(
      LampPackage.golden("launch.iPad"), "UILabel \"Dark\"", to: "UILabel \"Dim\"")
    let texts = deskLamp.failures().map(\.text)
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        """
        Lamps/LampViewController/Desk lamp/launch (iPad): differs from its golden (golden -> now)
          step 1: launch
            changed UILabel "Dim": "Dim" -> "Dark"
        """) == true)
  }
}
