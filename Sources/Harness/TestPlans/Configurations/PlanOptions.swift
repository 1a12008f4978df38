/// The options of a configuration for the stage and the runner.
///
/// An option that a plan does not set is `nil`, or has Xcode's default.
package struct PlanOptions: Hashable, Sendable {
  // MARK: Xcode's options

  /// A language code, such as `de` or `pt-BR`; Xcode's constants become a ``pseudolanguage``.
  package var language: String?
  /// A region code, such as `DE`.
  package var region: String?
  package var testExecutionOrdering = Ordering.alphabetical
  package var testRepetitionMode = RepetitionMode.none
  /// How often a test runs at most if ``testRepetitionMode`` repeats it.
  package var maximumTestRepetitions = 3
  /// Whether each repetition runs in a new process.
  package var repeatInNewRunnerProcess = false
  package var testTimeoutsEnabled = false
  /// The seconds that a test may take if timeouts are enabled.
  package var defaultTestExecutionTimeAllowance = 600
  /// The most seconds that a test may be granted.
  package var maximumTestExecutionTimeAllowance: Int?
  /// The variables in the plan's order, including disabled ones.
  package var environmentVariables: [EnvironmentVariable] = []
  package var tags = TagSelection()

  // MARK: Showcase's options

  package var device: String?
  package var orientation: Orientation?
  package var layoutDirection: LayoutDirection?
  package var contentSizeCategory: ContentSizeCategory?
  package var userInterfaceStyle: UserInterfaceStyle?
  /// The accessibility settings that are on.
  package var accessibility: [AccessibilitySetting] = []
  /// An identifier of the time zone database, such as `Europe/Berlin`.
  package var timeZone: String?
  /// The date that the stage's clock starts at, such as `2026-01-31T09:41:00Z`.
  package var now: String?
  package var randomSeed: Int?
  package var pseudolanguage: Pseudolanguage?
  /// The formats that goldens are kept in.
  package var snapshotFormats: [SnapshotFormat] = [.text]
  package var projection = Projection.hierarchy

  package init() {}
}

/// A variable that a plan sets for what it runs.
package struct EnvironmentVariable: Hashable, Sendable {
  package var key: String
  /// The value as written; `$(NAME)` is not expanded.
  package var value: String
  package var isEnabled: Bool

  package init(_ key: String, _ value: String, isEnabled: Bool = true) {
    self.key = key
    self.value = value
    self.isEnabled = isEnabled
  }
}

extension PlanOptions {
  package enum Ordering: String, CaseIterable, Sendable {
    case alphabetical, random
  }

  package enum RepetitionMode: String, CaseIterable, Sendable {
    case none
    /// Runs each test the maximum number of times.
    case fixedIterations
    /// Runs a test until it fails.
    case untilFailure
    /// Runs a test until it passes.
    case retryOnFailure
  }

  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package enum LayoutDirection: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft
  }

  /// UIKit's text sizes, by the names of its constants.
  package enum ContentSizeCategory: String, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  package enum UserInterfaceStyle: String, CaseIterable, Sendable {
    case light, dark
  }

  /// UIKit's accessibility settings, by the names of its `UIAccessibility.is...Enabled`.
  package enum AccessibilitySetting: String, CaseIterable, Sendable {
    case assistiveTouch, boldText, buttonShapes, closedCaptioning, darkerSystemColors
    case differentiateWithoutColor, grayscale, guidedAccess, invertColors, monoAudio, onOffSwitchLabels
    case prefersCrossFadeTransitions, reduceMotion, reduceTransparency, shakeToUndo, speakScreen
    case speakSelection, switchControl, voiceOver
  }

  /// A language derived from the development language, to find text that does not fit or is not localized.
  package enum Pseudolanguage: String, CaseIterable, Sendable {
    case accented, bounded, doubleLength, rightToLeft, rightToLeftStrings, uppercase
  }

  package enum SnapshotFormat: String, CaseIterable, Sendable {
    case text, json
  }

  /// What a render tree shows.
  package enum Projection: String, CaseIterable, Sendable {
    /// The views and their frames.
    case hierarchy
    /// What an assistive technology reads, in its order.
    case accessibility
  }
}
