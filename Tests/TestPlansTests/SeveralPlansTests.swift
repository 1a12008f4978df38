import Diagnostics
import Expectations
import TestPlans
import Testing

@Suite struct SeveralPlansTests {
  @Test func `Several plans run each scenario once, in the catalogue's order`() throws {
    let smoke = try TestPlan(
      SamplePlans.plan(
        targets: #"{ "target" : { "name" : "Chrome" }, "selectedTests" : ["LaunchScreenViewController"] }"#),
      file: "Plans/Smoke.xctestplan")
    let full = try TestPlan(
      SamplePlans.plan(
        configurations: [("iPad", #""device" : "iPad""#), ("iPhone", "")],
        targets: #"{ "target" : { "name" : "Chrome" }, "skippedTests" : ["SettingsViewController"] }"#),
      file: "Plans/Full.xctestplan")
    let scenarios = try TestPlan.expand([smoke, full], over: SamplePlans.catalogue)
    expectEqual(scenarios.map(\.configuration.name), ["iPhone", "iPad"])
    expectEqual(Set(scenarios.map(\.identifier)), [ExpansionTests.launch])
  }

  private func looksAndPhone() throws -> [TestPlan] {
    [
      try TestPlan(
        SamplePlans.plan(
          configurations: [
            ("Dark", #""userInterfaceStyle" : "dark""#), ("Landscape", #""orientation" : "landscapeLeft""#),
          ]), file: "Plans/Looks.xctestplan"),
      try TestPlan(
        SamplePlans.plan(configurations: [("iPad", #""device" : "iPad""#), ("iPhone", "")]),
        file: "Plans/Phone.xctestplan"),
    ]
  }

  private func configurations(of plans: [TestPlan]) throws -> [String] {
    TestPlan.configurations(of: try TestPlan.expand(plans, over: SamplePlans.catalogue)).map(\.name)
  }

  @Test func `Of several plans, what a person expects comes first`() throws {
    expectEqual(try configurations(of: looksAndPhone()), ["iPhone", "Dark", "Landscape", "iPad"])
  }

  @Test func `Of one plan, what it names first comes first`() throws {
    let names = try looksAndPhone().map { try configurations(of: [$0]) }
    expectEqual(names, [["Dark", "Landscape"], ["iPad", "iPhone"]])
  }

  @Test
  func `One configuration name with different options in two plans names both plans and the key`() throws {
    let plans = try ["light", "dark"].map { style in
      try TestPlan(
        SamplePlans.plan(options: #""userInterfaceStyle" : "\#(style)""#), file: "Plans/\(style).xctestplan")
    }
    let error = #expect(throws: Diagnostics.self) {
      try TestPlan.expand(plans, over: SamplePlans.catalogue)
    }
    let diagnostic = try #require(error?.all.first)
    expectEqual(error?.all.count, 1)
    for word in ["'iPhone'", "'light'", "'dark'", "'userInterfaceStyle'"] {
      #expect(diagnostic.problem.contains(word))
    }
    expectEqual(diagnostic.file, "Plans/dark.xctestplan")
    expectEqual(diagnostic.position?.line, 1)
  }

  @Test
  func `How plans run a configuration may differ; a scenario runs as the first plan says that wants it`()
    throws
  {
    let smoke = try TestPlan(
      SamplePlans.plan(
        targets: #"{ "target" : { "name" : "Chrome" }, "selectedTests" : ["LaunchScreenViewController"] }"#),
      file: "Plans/Smoke.xctestplan")
    let nightly = try TestPlan(
      SamplePlans.plan(
        options: """
          "testRepetitionMode" : "untilFailure", "maximumTestRepetitions" : 9, "testTimeoutsEnabled" : true,
          "repeatInNewRunnerProcess" : true, "defaultTestExecutionTimeAllowance" : 60,
          "maximumTestExecutionTimeAllowance" : 90, "testExecutionOrdering" : "random"
          """), file: "Plans/Nightly.xctestplan")
    let scenarios = try TestPlan.expand([smoke, nightly], over: SamplePlans.catalogue)
    let repetitions = try scenarios.map { try $0.configuration.execution(expandingFrom: [:]).repetition }
    expectEqual(repetitions, [.once] + Array(repeating: .untilFailure(atMost: 9), count: 4))
  }

  @Test func `What a golden may report must not differ, except in its spelling`() throws {
    // Options that affect goldens must not differ.
    forEachRow([
      #""language" : "de""#, #""randomSeed" : 1"#, #""environmentVariableEntries" : [{ "key" : "A" }]"#,
    ]) { option in
      let plans = try ["", option].map { try TestPlan(SamplePlans.plan(options: $0), file: "p") }
      let error = #expect(throws: Diagnostics.self, "\(option)") {
        try TestPlan.expand(plans, over: SamplePlans.catalogue)
      }
      expectEqual(error?.all.count, 1)
    }
    // Options that are written differently but mean the same do not contradict each other.
    do {
      let spelt = #""projection" : "hierarchy", "skippedTags" : { "tags" : [".slow"] }"#
      let plans = try ["", spelt].map { try TestPlan(SamplePlans.plan(options: $0), file: "p") }
      expectEqual(try TestPlan.expand(plans, over: SamplePlans.catalogue).count, 5)
    }
  }
}
