import Diagnostics
import Expectations
import TestPlans
import Testing

@Suite struct TestPlanTests {
  @Test func `A plan of Xcode's is read, and its keys that mean nothing here are listed`() throws {
    // A plan from Xcode is read.
    do {
      let plan = try TestPlan(SamplePlans.xcode, file: "Plans/Smoke.xctestplan")
      expectEqual(plan.name, "Smoke")
      expectEqual(plan.version, 1)
      expectEqual(plan.configurations.map(\.name), ["Configuration 1", "German"])
      expectEqual(plan.configurations.map(\.isEnabled), [true, false])
      expectEqual(plan.configurations[0].id, "6B7F6A1E-4F0C-4B1B-9E57-2D1C7E5A9D01")
      expectEqual(plan.testTargets.map(\.name), ["Chrome"])
      expectEqual(plan.testTargets[0].skippedTests.count, 2)
      expectNil(plan.testTargets[0].selectedTests)
      expectEmpty(plan.warnings)
    }
    // Xcode's keys that mean nothing here are listed with their positions.
    do {
      let plan = try TestPlan(SamplePlans.xcode, file: "Smoke.xctestplan")
      let keys = plan.ignoredKeys.map { "\($0.key) \($0.position.line)" }.sorted()
      expectEqual(
        keys,
        [
          "codeCoverage 22", "containerPath 46", "identifier 47", "parallelizable 40",
          "targetForVariableExpansion 36",
        ])
    }
  }

  @Test func `A configuration's option replaces the default one whole, others stay`() throws {
    let plan = try TestPlan(
      SamplePlans.plan(
        options: """
          "language" : "en", "device" : "iPhone", "environmentVariableEntries" : [{ "key" : "A", "value" : "1" }]
          """,
        configurations: [
          ("plain", ""),
          (
            "other",
            """
            "language" : "de", "environmentVariableEntries" : [{ "key" : "B", "value" : "2", "enabled" : false }]
            """
          ),
        ]), file: "p")
    let (plain, other) = (plan.configurations[0].options, plan.configurations[1].options)
    expectEqual(plain, plan.defaultOptions)
    expectEqual(plain.environmentVariables, [EnvironmentVariable("A", "1")])
    expectEqual(other.language, "de")
    expectEqual(other.device, "iPhone")
    expectEqual(other.environmentVariables, [EnvironmentVariable("B", "2", isEnabled: false)])
  }

  @Test func `An unknown key is a warning with the nearest known key, and is kept`() throws {
    let plan = try TestPlan(SamplePlans.plan(options: #""orientaton" : "portrait""#), file: "p.xctestplan")
    let warning = try #require(plan.warnings.first)
    expectEqual(plan.warnings.count, 1)
    #expect(warning.problem.contains("'orientaton'"))
    expectEqual(warning.nearest, "orientation")
    expectEqual(warning.file, "p.xctestplan")
    expectEqual(warning.position?.line, 1)
    expectNil(plan.defaultOptions.orientation)
    #expect(plan.text.contains(#""orientaton" : "portrait""#))
  }

  @Test func `Unknown keys are found at every level`() {
    forEachRow([
      (
        SamplePlans.plan(options: #""environmentVariableEntries" : [{ "key" : "A", "enable" : false }]"#),
        "enabled"
      ),
      (SamplePlans.plan(options: #""skippedTags" : { "tags" : [], "mod" : "or" }"#), "mode"),
      (SamplePlans.plan(targets: #"{ "target" : { "name" : "C" }, "skipedTests" : [] }"#), "skippedTests"),
      (SamplePlans.plan(targets: #"{ "target" : { "name" : "C", "identifer" : "" } }"#), "identifier"),
      (
        SamplePlans.plan(
          targets: #"{ "target" : { "name" : "C" }, "selectedTags" : { "tags" : [], "Mode" : "or" } }"#),
        "mode"
      ),
      (
        #"{ "configurations" : [], "testTargets" : [], "version" : 1, "defaultOption" : {} }"#,
        "defaultOptions"
      ),
      (
        #"{ "configurations" : [{ "name" : "A", "option" : {} }], "testTargets" : [], "version" : 1 }"#,
        "options"
      ),
    ]) { text, nearest in
      expectEqual(try TestPlan(text, file: "p").warnings.map(\.nearest), [nearest])
    }
  }

  /// Each row: what is wrong, a plan, and what the diagnostic must say.
  static let faults: [(plan: String, problem: String, nearest: String?)] = [
    (SamplePlans.plan(options: #""orientation" : "portrat""#), "'portrat'", "portrait"),
    (SamplePlans.plan(options: #""testRepetitionMode" : "retryOnFailures""#), "'retry", "retryOnFailure"),
    (SamplePlans.plan(options: #""language" : 3"#), "a number", nil),
    (SamplePlans.plan(options: #""language" : """#), "empty", nil),
    (SamplePlans.plan(options: #""maximumTestRepetitions" : 0"#), "0", nil),
    (SamplePlans.plan(options: #""randomSeed" : -1"#), "-1", nil),
    (SamplePlans.plan(options: #""accessibility" : ["boldTxt"]"#), "'boldTxt'", "boldText"),
    (SamplePlans.plan(options: #""now" : "2026-13-01T00:00:00Z""#), "2026-13-01", nil),
    (SamplePlans.plan(options: #""now" : "yesterday""#), "yesterday", nil),
    (SamplePlans.plan(options: #""skippedTags" : { "tag" : [] }"#), "'tags'", "tag"),
    (
      SamplePlans.plan(options: #""language" : "IDELaunchSchemeLanguageAccentedLatn""#), "AccentedLatn",
      "IDELaunchSchemeLanguageAccentedLatin"
    ),
    (SamplePlans.plan(configurations: [("A", ""), ("A", "")]), "'A'", nil),
    (SamplePlans.plan(targets: #"{ "target" : { "nam" : "Chrome" } }"#), "'name'", "nam"),
    (
      SamplePlans.plan(targets: #"{ "target" : { "name" : "C" } }, { "target" : { "name" : "C" } }"#), "'C'",
      nil
    ),
    (#"{ "configurations" : [], "testTargets" : [], "version" : 2 }"#, "version 2", nil),
    (#"{ "configuration" : [], "testTargets" : [], "version" : 1 }"#, "'configurations'", "configuration"),
    ("[]", "found an array", nil),
    ("", "end", nil),
  ]

  @Test func `All faults are reported in order, with their places and the nearest names`() throws {
    // A fault reports its place and the nearest name.
    forEachRow(Self.faults.indices) { row in
      let (plan, problem, nearest) = Self.faults[row]
      let error = #expect(throws: Diagnostics.self, "\(row)") {
        try TestPlan(plan, file: "Plans/p.xctestplan")
      }
      let diagnostic = try #require(error?.all.first)
      #expect(diagnostic.problem.contains(problem), "\(diagnostic)")
      expectEqual(diagnostic.nearest, nearest)
      expectEqual(diagnostic.file, "Plans/p.xctestplan")
      expectNotNil(diagnostic.position)
      expectNotNil(diagnostic.expected)
      expectEqual(diagnostic.next, .check)
    }
    // All faults are reported at once, in the order of the file.
    do {
      let text = SamplePlans.plan(
        options: #""orientation" : 1, "projection" : 2"#, configurations: [("", "\"device\" : 3")])
      let error = #expect(throws: Diagnostics.self) { try TestPlan(text, file: "p") }
      let positions = try #require(error).all.compactMap(\.position)
      expectEqual(positions.count, 4)
      expectEqual(positions, positions.sorted())
    }
  }
}
