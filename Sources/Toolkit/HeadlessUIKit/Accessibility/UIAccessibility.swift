import Foundation

/// What assistive technology is told, and what the user has turned on.
@MainActor
public enum UIAccessibility {
  private static var settings: AccessibilitySettings { UIApplication.shared.accessibilitySettings }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
}

extension UIAccessibility {
  /// What assistive technology is told.
  public enum Notification: String, Hashable, Sendable {
    /// A new screen has come; the argument is the element to go to, or a text to speak.
    case screenChanged
    /// A part of the screen has changed.
    case layoutChanged
    /// The argument is to be spoken.
    case announcement
    /// The argument tells what can be seen now.
    case pageScrolled
    case pauseAssistiveTechnology
    case resumeAssistiveTechnology
  }

  /// A notification that was posted, with its argument in words.
  public struct PostedNotification: Hashable, Sendable, CustomStringConvertible {
    public let notification: Notification
    /// The text, or the label of the element, or its class.
    public let argument: String?

    public var description: String {
      argument.map { "\(notification.rawValue): \($0)" } ?? notification.rawValue
    }
  }

  /// Tells assistive technology; the running application keeps what was told.
  public static func post(notification: Notification, argument: Any?) {
    let posted = PostedNotification(notification: notification, argument: argument.map(words))
    UIApplication.shared.accessibilityNotifications.append(posted)
    if notification.movesFocus, let item = argument as? any AccessibilityItem {
      UIApplication.shared.accessibilityFocus = item
    }
  }

  /// The element that assistive technology is at: what a change of screen or layout was posted with last.
  ///
  /// - Parameter technology: Which one is asked; all of them are at the same element here.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier? = nil) -> Any? {
    UIApplication.shared.accessibilityFocus
  }

  /// A technology that reads the screen for its user.
  public enum AssistiveTechnologyIdentifier: String, Hashable, Sendable {
    case notificationVoiceOver
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
  /// Whether assistive technology goes to the element that comes along.
  fileprivate var movesFocus: Bool { self == .screenChanged || self == .layoutChanged }
}
