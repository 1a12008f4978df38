/// The user's accessibility settings; all off by default.
///
/// The names are those of ``UIAccessibility``, which reads them from the running application.
///
///     var settings = AccessibilitySettings()
///     settings.isBoldTextEnabled = true
///     let application = UIApplication(accessibilitySettings: settings)
///     application.screen.traitCollection.legibilityWeight  // .bold
public struct AccessibilitySettings: Hashable, Sendable {
  // MARK: Assistive technologies

  /// Whether VoiceOver reads the screen to the user.
  public var isVoiceOverRunning = false
  /// Whether the user operates the device with switches.
  public var isSwitchControlRunning = false
  /// Whether AssistiveTouch replaces gestures and buttons with a menu on the screen.
  public var isAssistiveTouchRunning = false
  /// Whether Guided Access keeps the device in one app.
  public var isGuidedAccessEnabled = false
  /// Whether a swipe with two fingers from the top speaks the screen.
  public var isSpeakScreenEnabled = false
  /// Whether the user can have selected text spoken.
  public var isSpeakSelectionEnabled = false

  // MARK: Look

  /// Whether text is heavier; sets the trait ``UITraitCollection/legibilityWeight``.
  public var isBoldTextEnabled = false
  /// Whether contrast is increased; sets the trait ``UITraitCollection/accessibilityContrast``.
  public var isDarkerSystemColorsEnabled = false
  /// Whether translucent backgrounds should become opaque.
  public var isReduceTransparencyEnabled = false
  /// Whether the system inverts the colors of the screen.
  public var isInvertColorsEnabled = false
  /// Whether the screen shows only shades of gray.
  public var isGrayscaleEnabled = false
  /// Whether an app should not distinguish things by their color alone.
  public var shouldDifferentiateWithoutColor = false
  /// Whether text that works as a button should be given a shape.
  public var buttonShapesEnabled = false
  /// Whether switches show a 1 and a 0 for on and off.
  public var isOnOffSwitchLabelsEnabled = false

  // MARK: Motion and sound

  /// Whether an app should replace large movements with simpler effects.
  public var isReduceMotionEnabled = false
  /// Whether transitions should fade instead of slide while motion is reduced.
  public var prefersCrossFadeTransitions = false
  /// Whether videos should show subtitles and captions.
  public var isClosedCaptioningEnabled = false
  /// Whether both stereo channels are played as one.
  public var isMonoAudioEnabled = false
  /// Whether shaking the device offers to undo.
  public var isShakeToUndoEnabled = false

  /// Creates settings with everything off.
  public init() {}
}
