import Diagnostics
import Expectations
import Foundation
import HeadlessUIKit
import LampShowcase
import ShowcaseKit
import TestSupport
import Testing

@testable import Project

@Suite struct StageConfigurationPlanTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func scenarios(_ configurations: (name: String, options: String)...) throws -> Project {
    let texts = configurations.map { #"{ "name" : "\#($0.name)", "options" : { \#($0.options) } }"# }
    try package.write(
      #"""
      { "configurations" : [ \#(texts.joined(separator: ", ")) ],
        "testTargets" : [ { "target" : { "name" : "Lamps" }, "selectedTests" : [ "SignViewController" ] } ],
        "version" : 1 }
      """#, to: "Plans/All.xctestplan")
    return try package.project()
  }

  @Test func `Device, orientation, style and projection are the plan's or the usual ones`() throws {
    // Without options the stage is a phone in portrait and in light mode, and trees show views.
    do {
      let scenario = try #require(try scenarios(("Plain", "")).scenarios().first)
      expectEqual(scenario.configuration, StageConfiguration(name: "Plain"))
      expectEqual(scenario.projection, .hierarchy)
    }
    // Device, orientation, style and projection are the plan's.
    do {
      let options = #"""
        "device" : "iPad", "orientation" : "landscapeRight", "userInterfaceStyle" : "dark",
        "projection" : "accessibility"
        """#
      let scenario = try #require(try scenarios(("Odd", options)).scenarios().first)
      expectEqual(
        scenario.configuration,
        StageConfiguration(
          name: "Odd", device: .iPad, orientation: .landscapeRight, userInterfaceStyle: .dark))
      expectEqual(scenario.projection, .accessibility)
    }
  }

  @Test func `Each orientation and each pseudolanguage is the stage's of that name`() {
    // Each orientation is the stage's of that name.
    forEachRow([
      ("portrait", UIInterfaceOrientation.portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ]) { name, orientation in
      let project = try scenarios(("Turned", #""orientation" : "\#(name)""#))
      expectEqual(try project.scenarios().map(\.configuration.orientation), [orientation])
    }
    // Each pseudolanguage is the stage's of that name.
    forEachRow(Pseudolanguage.allCases) { pseudolanguage in
      let project = try scenarios(("Odd", #""pseudolanguage" : "\#(pseudolanguage.rawValue)""#))
      expectEqual(try project.scenarios().map(\.configuration.environment.pseudolanguage), [pseudolanguage])
    }
  }

  @Test
  func `Unknown devices of all configurations are reported at once, each with the nearest device`() throws {
    let project = try scenarios(("A", #""device" : "iPhne""#), ("B", #""device" : "Watch""#))
    let found = faults { try project.scenarios() }
    expectEqual(
      found.map(\.problem),
      [
        "'iPhne', which the configuration 'A' requires, is not a device",
        "'Watch', which the configuration 'B' requires, is not a device",
      ])
    expectEqual(found.map(\.nearest), ["iPhone", nil])
    let devices = "one of: iPhone, iPhone SE, iPhone Pro Max, iPad, iPad mini, iPad Pro 12.9"
    expectEqual(found.map(\.expected), [devices, devices])
    expectEqual(found.map { $0.file?.hasPrefix("Plans/") }, [true, true])
    expectEqual(found.map { $0.position?.line }, [1, 1])
    expectEqual(Set(found.map { $0.position?.column }).count, 2)
  }

  @Test func `Every setting of the stage is the plan's`() throws {
    let options = #"""
      "layoutDirection" : "rightToLeft", "contentSizeCategory" : "accessibilityLarge",
      "accessibility" : ["boldText", "voiceOver"], "language" : "pt-BR", "region" : "PT",
      "timeZone" : "Europe/Berlin", "now" : "2026-01-31T09:41:00Z", "randomSeed" : 7,
      "pseudolanguage" : "accented"
      """#
    let stage = try #require(try scenarios(("Odd", options)).scenarios().first).configuration
    var expected = StageConfiguration(
      name: "Odd", layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityLarge)
    expected.accessibilitySettings.isBoldTextEnabled = true
    expected.accessibilitySettings.isVoiceOverRunning = true
    expected.environment.languages = ["pt-BR"]
    expected.environment.region = "PT"
    expected.environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    expected.environment.startDate = Date(timeIntervalSince1970: 1_769_852_460)
    expected.environment.randomSeed = 7
    expected.environment.pseudolanguage = .accented
    expectEqual(stage, expected)
  }

  @Test func `Each accessibility setting and each text size is the stage's of that name`() {
    // Each accessibility setting is one of the stage's own.
    forEachRow([
      "assistiveTouch", "boldText", "buttonShapes", "closedCaptioning", "darkerSystemColors",
      "differentiateWithoutColor", "grayscale", "guidedAccess", "invertColors", "monoAudio",
      "onOffSwitchLabels", "prefersCrossFadeTransitions", "reduceMotion", "reduceTransparency",
      "shakeToUndo", "speakScreen", "speakSelection", "switchControl", "voiceOver",
    ]) { name in
      let project = try scenarios(("On", #""accessibility" : ["\#(name)"]"#))
      let settings = try #require(try project.scenarios().first).configuration.accessibilitySettings
      let on = Mirror(reflecting: settings).children.filter { $0.value as? Bool == true }.compactMap(\.label)
      expectEqual(on.count, 1)
      expectEqual(on.first?.lowercased().contains(name.lowercased()), true)
    }
    // Each text size is the stage's of that name.
    forEachRow([
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ]) { name in
      let project = try scenarios(("Sized", #""contentSizeCategory" : "\#(name)""#))
      expectEqual(try project.scenarios().map { "\($0.configuration.contentSizeCategory)" }, [name])
    }
  }

  @Test func `A value that names nothing is reported at its place, with the nearest one`() {
    forEachRow(
      [
        ("language", "xx", "a language", nil), ("language", "pt_BR", "a language", "pt-BR"),
        ("language", "DE", "a language", nil), ("language", "de-", "a language", nil),
        ("region", "QQ", "a region", nil), ("region", "de", "a region", "DE"),
        ("timeZone", "Europe/Berln", "a time zone", "Europe/Berlin"),
        ("timeZone", "Mars/Utopia Planitia", "a time zone", nil),
        ("now", "2026-02-30T09:41:00Z", "a date", nil),
      ] as [(String, String, String, String?)]
    ) { option, value, kind, nearest in
      let project = try scenarios(("Odd", #""\#(option)" : "\#(value)""#))
      let found = faults { try project.scenarios() }
      expectEqual(
        found.map(\.problem), ["'\(value)', which the configuration 'Odd' requires, is not \(kind)"])
      expectEqual(found.map(\.nearest), [nearest])
      expectEqual(found.map { $0.position?.line }, [1])
    }
  }

  @Test func `Every option that the stage does not offer is reported, and an unknown device beside them`()
    throws
  {
    // An option that the stage does not offer is an error that names it.
    forEachRow([
      ("snapshotFormats", #"["text", "json"]"#), ("snapshotFormats", #"["json"]"#),
    ]) { name, value in
      let project = try scenarios(("Odd", #""\#(name)" : \#(value)"#))
      expectEqual(
        faults { try project.scenarios() }.map(\.problem),
        [
          "the configuration 'Odd' sets '\(name)', which the stage does not offer"
        ])
    }
    // All options of a configuration that the stage does not offer are reported, and its unknown device.
    do {
      let options = #""snapshotFormats" : ["json"], "device" : "Watch""#
      let project = try scenarios(("Odd", options))
      expectEqual(
        faults { try project.scenarios() }.map(\.problem),
        [
          "the configuration 'Odd' sets 'snapshotFormats', which the stage does not offer",
          "'Watch', which the configuration 'Odd' requires, is not a device",
        ])
    }
  }

  @Test func `What a plan asks of the runner, or of what is not selected, changes nothing`() throws {
    // A plan's options for the runner do not change the stage.
    do {
      let options = """
        "testExecutionOrdering" : "random", "testRepetitionMode" : "untilFailure", "testTimeoutsEnabled" : true,
        "environmentVariableEntries" : [{ "key" : "A", "value" : "b" }]
        """
      let project = try scenarios(("Odd", options))
      let stages = try project.scenarios().map(\.configuration)
      expectEqual(stages, (try scenarios(("Odd", "")).scenarios().map(\.configuration)))
    }
    // A faulty configuration that is not selected does not keep others from running.
    do {
      let project = try scenarios(("Good", ""), ("Bad", #""device" : "Watch""#))
      expectEqual(try project.scenarios(ScenarioSelection(configurations: ["Good"])).count, 1)
    }
  }
}
