import Expectations
import TestPlans
import Testing

@Suite struct PlanOptionsTests {
  private func options(_ members: String) throws -> PlanOptions {
    try TestPlan(SamplePlans.plan(options: members), file: "p").defaultOptions
  }

  @Test func `Options that a plan leaves out have Xcode's defaults`() throws {
    let options = try options("")
    expectEqual(options, PlanOptions())
    expectEqual(options.testExecutionOrdering, .alphabetical)
    expectEqual(options.testRepetitionMode, .none)
    expectEqual(options.maximumTestRepetitions, 3)
    expectFalse(options.testTimeoutsEnabled)
    expectEqual(options.defaultTestExecutionTimeAllowance, 600)
    expectNil(options.maximumTestExecutionTimeAllowance)
  }

  @Test func `Every option that means something is read`() throws {
    let read = try options(
      """
      "language" : "pt-BR", "region" : "BR", "testExecutionOrdering" : "random", "randomSeed" : 7,
      "testRepetitionMode" : "untilFailure", "maximumTestRepetitions" : 5,
      "repeatInNewRunnerProcess" : true, "testTimeoutsEnabled" : true,
      "defaultTestExecutionTimeAllowance" : 60, "maximumTestExecutionTimeAllowance" : 120,
      "device" : "iPhone", "orientation" : "landscapeLeft", "layoutDirection" : "rightToLeft",
      "contentSizeCategory" : "accessibilityLarge", "userInterfaceStyle" : "dark",
      "accessibility" : ["reduceMotion", "boldText", "boldText"], "timeZone" : "Europe/Berlin",
      "now" : "2026-01-31T09:41:00Z", "pseudolanguage" : "uppercase", "snapshotFormats" : ["json", "text"],
      "projection" : "accessibility"
      """)
    var expected = PlanOptions()
    expected.language = "pt-BR"
    expected.region = "BR"
    expected.testExecutionOrdering = .random
    expected.randomSeed = 7
    expected.testRepetitionMode = .untilFailure
    expected.maximumTestRepetitions = 5
    expected.repeatInNewRunnerProcess = true
    expected.testTimeoutsEnabled = true
    expected.defaultTestExecutionTimeAllowance = 60
    expected.maximumTestExecutionTimeAllowance = 120
    expected.device = "iPhone"
    expected.orientation = .landscapeLeft
    expected.layoutDirection = .rightToLeft
    expected.contentSizeCategory = .accessibilityLarge
    expected.userInterfaceStyle = .dark
    expected.accessibility = [.boldText, .reduceMotion]
    expected.timeZone = "Europe/Berlin"
    expected.now = "2026-01-31T09:41:00Z"
    expected.pseudolanguage = .uppercase
    expected.snapshotFormats = [.text, .json]
    expected.projection = .accessibility
    expectEqual(read, expected)
  }

  @Test func `Xcode's constants are pseudolanguages, and its other options are kept without a warning`() {
    // Xcode's constants for languages are pseudolanguages.
    forEachRow(
      [
        ("AccentedLatin", .accented), ("BoundedString", .bounded), ("DoubleLocalizedStrings", .doubleLength),
        ("RightToLeftLayoutDirection", .rightToLeft), ("RLO", .rightToLeftStrings),
        ("UseSystemLanguage", nil),
      ] as [(String, PlanOptions.Pseudolanguage?)]
    ) { constant, pseudolanguage in
      let options = try options(#""language" : "IDELaunchSchemeLanguage\#(constant)""#)
      expectNil(options.language)
      expectEqual(options.pseudolanguage, pseudolanguage)
    }
    // Xcode's other options are kept without a warning: the keys of its format that have no meaning here.
    forEachRow([
      "codeCoverage", "targetForVariableExpansion", "commandLineArgumentEntries",
      "uiTestingScreenshotsLifetime", "userAttachmentLifetime", "locationScenario", "addressSanitizer",
      "undefinedBehaviorSanitizerEnabled", "threadSanitizerEnabled", "mainThreadCheckerEnabled",
      "mainThreadCheckerDetectionPolicy", "runtimeIssueDetection", "nsZombieEnabled",
      "threadPerformanceCheckerRuntimeIssueDetection", "performanceAntipatternCheckerEnabled",
      "parallelizationMode", "preferredScreenCaptureFormat", "areLocalizationScreenshotsEnabled",
      "diagnosticCollectionPolicy", "distributor", "guardMallocEnabled", "mallocScribbleEnabled",
      "mallocGuardEdgesEnabled", "mallocStackLoggingOptions", "checkedAllocations", "testInteropMode",
      "applicationCrashDetectionSeverity",
    ]) { key in
      let text = SamplePlans.plan(options: #""\#(key)" : { "enabled" : false }"#)
      let plan = try TestPlan(text, file: "p")
      expectEmpty(plan.warnings)
      expectEqual(plan.ignoredKeys.map(\.key), [key])
      #expect(plan.text.contains(#""\#(key)" : {"#), "\(key)")
    }
  }
}
