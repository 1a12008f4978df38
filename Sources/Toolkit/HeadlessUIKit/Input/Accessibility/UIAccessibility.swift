import Foundation

/// The user's accessibility settings, and the notifications that are posted to assistive
/// technology.
///
/// The settings are those of the running application, and are all off by default.
///
///     UIAccessibility.post(notification: .announcement, argument: "Saved")
///     UIApplication.shared.accessibilityNotifications.last?.description  // "announcement: Saved"
@preconcurrency @MainActor
public enum UIAccessibility {
  private static var settings: AccessibilitySettings { UIApplication.shared.accessibilitySettings }

  /// Whether VoiceOver reads the screen to the user.
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  /// Whether the user operates the device with switches.
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  /// Whether AssistiveTouch replaces gestures and buttons with a menu on the screen.
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  /// Whether Guided Access keeps the device in one app.
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  /// Whether a swipe with two fingers from the top speaks the screen.
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  /// Whether the user can have selected text spoken.
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  /// Whether the system draws text in a heavier weight.
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  /// Whether the user has increased the contrast of the system's colors.
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  /// Whether translucent backgrounds should become opaque.
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  /// Whether the system inverts the colors of the screen.
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  /// Whether the screen shows only shades of gray.
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  /// Whether an app should not distinguish things by their color alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  /// Whether text that works as a button should be given a shape.
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  /// Whether switches show a 1 and a 0 for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  /// Whether an app should replace large movements with simpler effects.
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  /// Whether transitions should fade instead of slide while motion is reduced.
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  /// Whether videos should show subtitles and captions.
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  /// Whether both stereo channels are played as one.
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  /// Whether shaking the device offers to undo; off by default here, on in UIKit.
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
}

extension UIAccessibility {
  /// A change that an app reports to assistive technology.
  public enum Notification: String, Hashable, Sendable {
    /// A new screen has appeared; the argument is the element to focus, or a text to speak.
    case screenChanged
    /// A part of the screen has changed; the argument is as for a new screen.
    case layoutChanged
    /// The argument is a text to speak.
    case announcement
    /// The content was scrolled; the argument is a text that describes what is visible now.
    case pageScrolled
    /// The technology that the argument identifies should pause.
    case pauseAssistiveTechnology
    /// The technology that the argument identifies should resume.
    case resumeAssistiveTechnology
  }

  /// A posted notification with its argument as text.
  public struct PostedNotification: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the reported change.
    public let notification: Notification
    /// The text, or the element's label, otherwise its class; `nil` without an argument.
    public let argument: String?

    /// The notification's name, and its argument after a colon: `announcement: Saved`.
    public var description: String {
      argument.map { "\(notification.rawValue): \($0)" } ?? notification.rawValue
    }
  }

  /// Posts a notification to assistive technology.
  ///
  /// The running application records every notification in
  /// ``UIApplication/accessibilityNotifications``.
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: A text to speak, or the element to focus; other values are recorded as text.
  public static func post(notification: Notification, argument: Any?) {
    let posted = PostedNotification(notification: notification, argument: argument.map(words))
    UIApplication.shared.accessibilityNotifications.append(posted)
    // A text is spoken without moving the focus.
    if notification.movesFocus, let item = argument as? any AccessibilityItem {
      UIApplication.shared.accessibilityFocus = item
    }
  }

  /// Returns the focused element: the last element that was the argument of a screen or layout
  /// change.
  ///
  /// - Parameter technology: Ignored: all technologies share one focus here.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier? = nil) -> Any? {
    UIApplication.shared.accessibilityFocus
  }

  /// A technology that operates the device for its user.
  public enum AssistiveTechnologyIdentifier: String, Hashable, Sendable {
    /// VoiceOver, which speaks what is on the screen.
    case notificationVoiceOver
    /// Switch Control, which steps through the screen with switches.
    case notificationSwitchControl
  }

  private static func words(for argument: Any) -> String {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let item as any AccessibilityItem: item.accessibilityLabel ?? String(describing: type(of: item))
    default: String(describing: argument)
    }
  }
}

extension UIAccessibility.Notification {
  /// Whether the focus moves to an argument that is an element.
  fileprivate var movesFocus: Bool { self == .screenChanged || self == .layoutChanged }
}
