/// What the user has turned on in the accessibility settings; nothing by default.
///
/// The names are those of UIKit's `UIAccessibility`, which reads them of the running application.
public struct AccessibilitySettings: Hashable, Sendable {
  // MARK: Assistive technologies

  public var isVoiceOverRunning = false
  public var isSwitchControlRunning = false
  public var isAssistiveTouchRunning = false
  public var isGuidedAccessEnabled = false
  public var isSpeakScreenEnabled = false
  public var isSpeakSelectionEnabled = false

  // MARK: Look

  /// Heavier text; becomes the trait ``UITraitCollection/legibilityWeight``.
  public var isBoldTextEnabled = false
  /// Increased contrast; becomes the trait ``UITraitCollection/accessibilityContrast``.
  public var isDarkerSystemColorsEnabled = false
  public var isReduceTransparencyEnabled = false
  public var isInvertColorsEnabled = false
  public var isGrayscaleEnabled = false
  public var shouldDifferentiateWithoutColor = false
  public var buttonShapesEnabled = false
  public var isOnOffSwitchLabelsEnabled = false

  // MARK: Motion and sound

  public var isReduceMotionEnabled = false
  public var prefersCrossFadeTransitions = false
  public var isClosedCaptioningEnabled = false
  public var isMonoAudioEnabled = false
  public var isShakeToUndoEnabled = false

  public init() {}
}
