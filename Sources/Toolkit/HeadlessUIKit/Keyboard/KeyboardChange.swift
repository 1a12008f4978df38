import Foundation

/// One move of the keyboard, as its notifications tell it.
struct KeyboardChange {
  let begin: CGRect
  let end: CGRect
  private let isComing: Bool
  private let isGoing: Bool

  /// Seconds that a move takes.
  static let duration: TimeInterval = 0.25

  /// A move between two places; a keyboard that is down lies right below the screen.
  init(from: CGRect?, to: CGRect?, screen: CGRect) {
    func below(_ frame: CGRect?) -> CGRect {
      CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame?.height ?? 0)
    }
    begin = from ?? below(to)
    end = to ?? below(from)
    isComing = from == nil
    isGoing = to == nil
  }

  /// Whether it comes, goes or changes its size: UIKit tells of a change of size what it tells of coming.
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
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: 7 as UInt,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
  }
}

/// The keyboard's notifications, and what they tell.
///
/// Observe them with `queue: nil` or `.main`; they are posted on the main actor, and blocks run before the post returns.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The frames are `CGRect` values, which on iOS are wrapped; `as? CGRect` reads both.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
