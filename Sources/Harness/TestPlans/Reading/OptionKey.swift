/// Xcode's options that are used here.
enum XcodeOption: String, CaseIterable {
  case language, region
  case testExecutionOrdering, testRepetitionMode, maximumTestRepetitions, repeatInNewRunnerProcess
  case testTimeoutsEnabled, defaultTestExecutionTimeAllowance, maximumTestExecutionTimeAllowance
  case environmentVariableEntries, selectedTags, skippedTags
}

/// The options that only Showcase has.
enum ShowcaseOption: String, CaseIterable {
  case device, orientation, layoutDirection, contentSizeCategory, userInterfaceStyle, accessibility
  case timeZone, now, randomSeed, pseudolanguage, snapshotFormats, projection
}

/// The names of options.
enum OptionKey {
  /// The options that are used here.
  static let known = XcodeOption.allCases.map(\.rawValue) + ShowcaseOption.allCases.map(\.rawValue)

  /// The options that say what runs, in which order, how often and for how long, but do not affect goldens.
  static let withoutEffectOnGoldens: Set<String> = [
    "defaultTestExecutionTimeAllowance", "maximumTestExecutionTimeAllowance", "maximumTestRepetitions",
    "repeatInNewRunnerProcess", "selectedTags", "skippedTags", "testExecutionOrdering", "testRepetitionMode",
    "testTimeoutsEnabled",
  ]

  /// Xcode's options that are kept but ignored here.
  static let ignored = [
    "addressSanitizer", "applicationCrashDetectionSeverity", "areLocalizationScreenshotsEnabled",
    "checkedAllocations", "codeCoverage", "commandLineArgumentEntries", "diagnosticCollectionPolicy",
    "distributor", "guardMallocEnabled", "locationScenario", "mainThreadCheckerDetectionPolicy",
    "mainThreadCheckerEnabled", "mallocGuardEdgesEnabled", "mallocScribbleEnabled",
    "mallocStackLoggingOptions", "nsZombieEnabled", "parallelizationMode",
    "performanceAntipatternCheckerEnabled", "preferredScreenCaptureFormat",
    "runtimeIssueDetection", "targetForVariableExpansion", "testInteropMode",
    "threadPerformanceCheckerRuntimeIssueDetection", "threadSanitizerEnabled",
    "uiTestingScreenshotsLifetime", "undefinedBehaviorSanitizerEnabled", "userAttachmentLifetime",
  ]
}
