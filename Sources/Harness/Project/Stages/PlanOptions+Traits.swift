import HeadlessUIKit
import TestPlans

extension UIInterfaceOrientation {
  init(_ orientation: PlanOptions.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}

extension UIContentSizeCategory {
  init(_ category: PlanOptions.ContentSizeCategory) {
    switch category {
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    }
  }
}

extension Pseudolanguage {
  init(_ pseudolanguage: PlanOptions.Pseudolanguage) {
    switch pseudolanguage {
    case .accented: self = .accented
    case .bounded: self = .bounded
    case .doubleLength: self = .doubleLength
    case .rightToLeft: self = .rightToLeft
    case .rightToLeftStrings: self = .rightToLeftStrings
    case .uppercase: self = .uppercase
    }
  }
}

extension AccessibilitySettings {
  /// Makes settings of which those that a plan names are on.
  init(on settings: [PlanOptions.AccessibilitySetting]) {
    self.init()
    for setting in settings { self[keyPath: setting.property] = true }
  }
}

extension PlanOptions.AccessibilitySetting {
  fileprivate var property: WritableKeyPath<AccessibilitySettings, Bool> {
    switch self {
    case .assistiveTouch: \.isAssistiveTouchRunning
    case .boldText: \.isBoldTextEnabled
    case .buttonShapes: \.buttonShapesEnabled
    case .closedCaptioning: \.isClosedCaptioningEnabled
    case .darkerSystemColors: \.isDarkerSystemColorsEnabled
    case .differentiateWithoutColor: \.shouldDifferentiateWithoutColor
    case .grayscale: \.isGrayscaleEnabled
    case .guidedAccess: \.isGuidedAccessEnabled
    case .invertColors: \.isInvertColorsEnabled
    case .monoAudio: \.isMonoAudioEnabled
    case .onOffSwitchLabels: \.isOnOffSwitchLabelsEnabled
    case .prefersCrossFadeTransitions: \.prefersCrossFadeTransitions
    case .reduceMotion: \.isReduceMotionEnabled
    case .reduceTransparency: \.isReduceTransparencyEnabled
    case .shakeToUndo: \.isShakeToUndoEnabled
    case .speakScreen: \.isSpeakScreenEnabled
    case .speakSelection: \.isSpeakSelectionEnabled
    case .switchControl: \.isSwitchControlRunning
    case .voiceOver: \.isVoiceOverRunning
    }
  }
}
