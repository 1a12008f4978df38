import Foundation

/// A move of the keyboard, with its notifications.
struct KeyboardChange {
  let begin: CGRect
  let end: CGRect
  private let isComing: Bool
  private let isGoing: Bool

  /// The duration of a move in seconds, as on iOS.
  static let duration: TimeInterval = 0.25

  /// Creates a move between two frames; `nil` is a hidden keyboard, directly below the screen.
  init(from: CGRect?, to: CGRect?, screen: CGRect) {
    func below(_ frame: CGRect?) -> CGRect {
      CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame?.height ?? 0)
    }
    begin = from ?? below(to)
    end = to ?? below(from)
    isComing = from == nil
    isGoing = to == nil
  }

  /// The notifications before the move. As on iOS, a change of size is reported as if the keyboard
  /// came up.
  var willNotifications: [Notification.Name] {
    [
      UIResponder.keyboardWillChangeFrameNotification,
      isGoing ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
    ]
  }

  var didNotifications: [Notification.Name] {
    [
      UIResponder.keyboardDidChangeFrameNotification,
      isGoing ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
    ]
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        // Objects as on iOS, since code casts them to objects as well as to values.
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        // The undocumented curve that iOS reports.
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

/// The keyboard's notifications and the keys of their values.
///
/// They are posted on the main actor. Observe them with `queue: nil` or `.main`; blocks are called
/// before the post returns.
extension UIResponder {
  /// Posted before the keyboard comes up or changes its frame.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted 0.25 seconds after ``keyboardWillShowNotification``.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes down.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted 0.25 seconds after ``keyboardWillHideNotification``.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before every move, and before the notification for its kind.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after every move, and before the notification for its kind.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame before the move, in the screen's coordinates; an `NSValue` of a `CGRect`,
  /// which `as? CGRect` also reads.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the move, in the screen's coordinates; an `NSValue` of a
  /// `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the move's duration in seconds; an `NSNumber` of a `TimeInterval`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the move's animation curve; an `NSNumber`, 7 as on iOS.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key that says whether the keyboard belongs to this application; its value is always `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
