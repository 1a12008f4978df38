import Diagnostics
import TestPlans
import Testing

@Suite struct TestPlanTests {
  @Test func `A plan of Xcode's is read`() throws {
    let plan = try TestPlan(SamplePlans.xcode, file: "Plans/Smoke.xctestplan")
    #expect(plan.name == "Smoke")
    #expect(plan.version == 1)
    #expect(plan.configurations.map(\.name) == ["Configuration 1", "German"])
    #expect(plan.configurations.map(\.isEnabled) == [true, false])
    #expect(plan.configurations[0].id == "6B7F6A1E-4F0C-4B1B-9E57-2D1C7E5A9D01")
    #expect(plan.testTargets.map(\.name) == ["Chrome"])
    #expect(plan.testTargets[0].skippedTests.count == 2)
    #expect(plan.testTargets[0].selectedTests == nil)
    #expect(plan.warnings.isEmpty)
  }

  @Test func `Xcode's keys that mean nothing here are listed with their places`() throws {
    let plan = try TestPlan(SamplePlans.xcode, file: "Smoke.xctestplan")
    let keys = plan.ignoredKeys.map { "\($0.key) \($0.position.line)" }.sorted()
    #expect(
      keys == [
        "codeCoverage 22", "containerPath 46", "identifier 47", "parallelizable 40",
        "targetForVariableExpansion 36",
      ])
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
    #expect(plain == plan.defaultOptions)
    #expect(plain.environmentVariables == [EnvironmentVariable("A", "1")])
    #expect(other.language == "de")
    #expect(other.device == "iPhone")
    #expect(other.environmentVariables == [EnvironmentVariable("B", "2", isEnabled: false)])
  }

  @Test func `An unknown key is a warning with the nearest known key, and is kept`() throws {
    let plan = try TestPlan(SamplePlans.plan(options: #""orientaton" : "portrait""#), file: "p.xctestplan")
    let warning = try #require(plan.warnings.first)
    #expect(plan.warnings.count == 1)
    #expect(warning.problem.contains("'orientaton'"))
    #expect(warning.nearest == "orientation")
    #expect(warning.file == "p.xctestplan")
    #expect(warning.position?.line == 1)
    #expect(plan.defaultOptions.orientation == nil)
    #expect(plan.text.contains(#""orientaton" : "portrait""#))
  }

  @Test(
    arguments: [
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
    ])
  func `Unknown keys are found at every level`(text: String, nearest: String) throws {
    #expect(try TestPlan(text, file: "p").warnings.map(\.nearest) == [nearest])
  }

  /// Each row: what is wrong, a plan, and what the diagnostic must tell.
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

  @Test(arguments: faults.indices)
  func `A fault reports its place and the nearest name`(row: Int) throws {
    let (plan, problem, nearest) = Self.faults[row]
    let error = #expect(throws: Diagnostics.self) { try TestPlan(plan, file: "Plans/p.xctestplan") }
    let diagnostic = try #require(error?.all.first)
    #expect(diagnostic.problem.contains(problem), "\(diagnostic)")
    #expect(diagnostic.nearest == nearest)
    #expect(diagnostic.file == "Plans/p.xctestplan")
    #expect(diagnostic.position != nil)
    #expect(diagnostic.expected != nil)
    #expect(diagnostic.next == .check)
  }

  @Test func `All faults are reported at once, in the order of the file`() throws {
    let text = SamplePlans.plan(
      options: #""orientation" : 1, "projection" : 2"#, configurations: [("", "\"device\" : 3")])
    let error = #expect(throws: Diagnostics.self) { try TestPlan(text, file: "p") }
    let positions = try #require(error).all.compactMap(\.position)
    #expect(positions.count == 4)
    #expect(positions == positions.sorted())
  }
}
