import Foundation

/// A press of a hardware button or key. The stage's keys are commands and text, and presses never come
/// here.
@preconcurrency @MainActor
open class UIPress: UIKitObject {
  /// Where a press is in its course; the values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    /// It began.
    case began
    /// It changed.
    case changed
    /// It goes on.
    case stationary
    /// It ended.
    case ended
    /// The system ended it.
    case cancelled
  }

  /// Where the press is in its course.
  public let phase: Phase
  /// The responder that gets the press.
  public private(set) weak var responder: UIResponder?
  /// The key; `nil` for another button.
  public let key: UIKey?

  /// Creates a press of a key.
  init(_ phase: Phase, of key: UIKey?, on responder: UIResponder?) {
    self.phase = phase
    self.key = key
    self.responder = responder
  }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey {
  /// What the key types, with the modifiers.
  public let characters: String
  /// What the key types without modifiers other than the shift key.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held down.
  public let modifierFlags: UIKeyModifierFlags

  /// The key by its place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(typing: charactersIgnoringModifiers) }

  init(_ characters: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// An event with presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
