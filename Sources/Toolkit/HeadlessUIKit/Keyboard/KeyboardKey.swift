/// One key of the software keyboard.
public enum KeyboardKey: Hashable, Sendable {
  /// Types a character.
  case character(Character)
  /// Types ".com".
  case domain
  case space
  case delete
  case `return`
  case shift
  /// Shows other keys.
  case plane(KeyboardPlane)

  /// What the key types; `nil` for keys that do something else.
  var text: String? {
    switch self {
    case .character(let character): String(character)
    case .domain: ".com"
    case .space: " "
    case .delete, .return, .shift, .plane: nil
    }
  }
}

/// One of the sets of keys that a keyboard shows by turns.
public enum KeyboardPlane: String, Hashable, Sendable, CaseIterable {
  case letters
  case capitals
  case numbers
  case symbols
}

extension KeyboardPlane {
  /// Whether the plane is one of the two of letters, which the shift key changes between.
  var hasShift: Bool { self == .letters || self == .capitals }
}
