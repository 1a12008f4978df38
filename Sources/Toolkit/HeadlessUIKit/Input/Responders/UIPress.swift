import Foundation

/// A press of a hardware button or key. Never sent here: keys trigger commands and type text.
@preconcurrency @MainActor
open class UIPress: UIKitObject {
  /// The phase of a press; the values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    /// It began.
    case began
    /// It changed.
    case changed
    /// It continues unchanged.
    case stationary
    /// It ended.
    case ended
    /// The system cancelled it.
    case cancelled
  }

  /// The current phase.
  public let phase: Phase
  /// The responder that receives the press.
  public private(set) weak var responder: UIResponder?
  /// The key; `nil` for another button.
  public let key: UIKey?

  /// Creates a press of a key.
  init(_ phase: Phase, of key: UIKey?, on responder: UIResponder?) {
    (self.phase, self.key, self.responder) = (phase, key, responder)
  }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey {
  /// The text that the key types with the modifiers.
  public let characters: String
  /// The text that the key types without modifiers other than shift.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held down.
  public let modifierFlags: UIKeyModifierFlags

  /// The key by its position on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(typing: charactersIgnoringModifiers) }

  init(_ characters: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
  }
}

/// An event with presses. Never sent here.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event: always empty here.
  open var allPresses: Set<UIPress> { [] }
}
