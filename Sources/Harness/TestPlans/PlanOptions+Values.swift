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

  /// A language made up from the development language, to find text that does not fit or is not localized.
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
