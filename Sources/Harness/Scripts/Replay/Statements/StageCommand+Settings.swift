import EarlGrey
import HeadlessUIKit

extension StageCommand {
  /// Changes the device's settings while the application runs; `nil` keeps a setting.
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

  /// Restricts all later interactions to elements below an element; `nil` removes the restriction.
  static func setRoot(_ matcher: GREYMatcher?) -> StageCommand {
    change { _ in EarlGrey.setRootMatcherForSubsequentInteractions(matcher) }
  }

  /// Changes a setting of EarlGrey for this scenario.
  static func configure(_ value: GREYSetting, for key: GREYConfigKey) -> StageCommand {
    change { _ in GREYConfiguration.shared.setValue(value.any, forConfigKey: key) }
  }
}

extension BoundParameter where Value == AccessibilitySettings {
  /// All settings that are turned on, under their names in plans.
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

/// A value for EarlGrey's configuration, as a script writes it.
enum GREYSetting: Hashable, Sendable {
  case number(Double)
  case boolean(Bool)
  case texts([String])

  var any: Any {
    switch self {
    case .number(let value): value
    case .boolean(let value): value
    case .texts(let value): value
    }
  }
}

extension BoundParameter where Value == GREYSetting {
  static var setting: Self {
    Self(.setting) { value in
      switch value {
      case .number(let value): .number(value)
      case .boolean(let value): .boolean(value)
      case .list(let values):
        .texts(values.compactMap { if case .string(let text) = $0 { text } else { nil } })
      default: nil
      }
    }
  }
}

extension BoundParameter where Value == GREYConfigKey {
  static var configKey: Self {
    let keys = GREYConfigKey.named
    return Self(.member(type: "GREYConfigKey", names: keys.map(\.name))) { value in
      guard case .member(let name) = value else { return nil }
      return keys.first { $0.name == name }?.key
    }
  }
}

extension GREYConfigKey {
  /// The settings that a script can change, by name in Swift.
  fileprivate static let named: [(name: String, key: GREYConfigKey)] = [
    ("actionConstraintsEnabled", .actionConstraintsEnabled),
    ("interactionTimeoutDuration", .interactionTimeoutDuration),
    ("synchronizationEnabled", .synchronizationEnabled), ("ignoreAppStates", .ignoreAppStates),
    ("nsTimerMaxTrackableInterval", .nsTimerMaxTrackableInterval),
    ("dispatchAfterMaxTrackableDelay", .dispatchAfterMaxTrackableDelay),
    ("CALayerModifyAnimations", .CALayerModifyAnimations),
    ("CALayerMaxAnimationDuration", .CALayerMaxAnimationDuration),
    ("blockedURLRegex", .blockedURLRegex), ("ignoreIsAccessible", .ignoreIsAccessible),
  ]
}
