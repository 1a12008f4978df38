import EarlGrey
import HeadlessUIKit

extension StageCommand {
  /// Changes the device's settings while the application runs; what is `nil` stays.
  static func configure(
    style: UIUserInterfaceStyle?, category: UIContentSizeCategory?,
    direction: UITraitEnvironmentLayoutDirection?, accessibility: AccessibilitySettings?
  ) -> StageCommand {
    change { application in
      if let style { application.set(userInterfaceStyle: style) }
      if let category { application.set(contentSizeCategory: category) }
      if let direction { application.set(layoutDirection: direction) }
      if let accessibility { application.set(accessibilitySettings: accessibility) }
    }
  }

  /// Lets all interactions that follow look below an element; `nil` lets them look everywhere again.
  static func setRoot(_ matcher: GREYMatcher?) -> StageCommand {
    change { _ in EarlGrey.setRootMatcherForSubsequentInteractions(matcher) }
  }

  /// Sets what EarlGrey does in this scenario.
  static func configure(_ value: GREYSetting, for key: GREYConfigKey) -> StageCommand {
    change { _ in GREYConfiguration.shared.setValue(value.any, forConfigKey: key) }
  }
}

extension BoundParameter where Value == AccessibilitySettings {
  /// All settings that are turned on, by the names that plans give them.
  static var accessibilitySettings: Self {
    let settings = AccessibilitySettings.named
    return Self(.members(type: "AccessibilitySetting", names: settings.map(\.name))) { value in
      guard case .list(let values) = value else { return nil }
      return settings.filter { values.contains(.member($0.name)) }.reduce(into: AccessibilitySettings()) {
        $0[keyPath: $1.property] = true
      }
    }
  }
}

extension AccessibilitySettings {
  fileprivate typealias Property = any WritableKeyPath<AccessibilitySettings, Bool> & Sendable

  fileprivate static let named: [(name: String, property: Property)] =
    [
      ("assistiveTouch", \.isAssistiveTouchRunning), ("boldText", \.isBoldTextEnabled),
      ("buttonShapes", \.buttonShapesEnabled), ("closedCaptioning", \.isClosedCaptioningEnabled),
      ("darkerSystemColors", \.isDarkerSystemColorsEnabled),
      ("differentiateWithoutColor", \.shouldDifferentiateWithoutColor),
      ("grayscale", \.isGrayscaleEnabled), ("guidedAccess", \.isGuidedAccessEnabled),
      ("invertColors", \.isInvertColorsEnabled), ("monoAudio", \.isMonoAudioEnabled),
      ("onOffSwitchLabels", \.isOnOffSwitchLabelsEnabled),
      ("prefersCrossFadeTransitions", \.prefersCrossFadeTransitions),
      ("reduceMotion", \.isReduceMotionEnabled), ("reduceTransparency", \.isReduceTransparencyEnabled),
      ("shakeToUndo", \.isShakeToUndoEnabled), ("speakScreen", \.isSpeakScreenEnabled),
      ("speakSelection", \.isSpeakSelectionEnabled), ("switchControl", \.isSwitchControlRunning),
      ("voiceOver", \.isVoiceOverRunning),
    ]
}
