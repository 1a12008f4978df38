/// The keys of a keyboard, in rows for each plane.
///
/// The keys are those of the US keyboard on iOS. A number pad has three columns.
///
///     KeyboardLayout(.default).keys(for: "A", from: .letters)  // [.shift, .character("A")]
public struct KeyboardLayout: Hashable, Sendable {
  /// The type of the keyboard.
  public let type: UIKeyboardType

  /// Creates the layout of a type of keyboard.
  ///
  /// - Parameter type: The type; those without keys of their own have the keys of the default one.
  public init(_ type: UIKeyboardType) {
    self.type = type
  }

  /// The initial plane; the text determines whether letters are capitals.
  public var firstPlane: KeyboardPlane {
    isPad || type == .numbersAndPunctuation ? .numbers : .letters
  }

  /// Whether the keyboard is a number pad.
  public var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// Returns the keys of a plane, row by row.
  ///
  /// - Parameter plane: The plane; pads have digits in every plane except the phone pad's symbols.
  public func rows(of plane: KeyboardPlane) -> [[KeyboardKey]] {
    isPad ? padRows(of: plane) : rows(plane)
  }

  private func rows(_ plane: KeyboardPlane) -> [[KeyboardKey]] {
    switch plane {
    case .letters: letterRows("qwertyuiop", "asdfghjkl", "zxcvbnm")
    case .capitals: letterRows("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
    case .numbers: otherRows("1234567890", "-/:;()$&@\"", switchingTo: .symbols)
    case .symbols: otherRows("[]{}#%^*+=", "_\\|~<>€£¥•", switchingTo: .numbers)
    }
  }

  private func letterRows(_ first: String, _ second: String, _ third: String) -> [[KeyboardKey]] {
    [keys(first), keys(second), [.shift] + keys(third) + [.delete], bottomRow(switchingTo: .numbers)]
  }

  private func otherRows(
    _ first: String, _ second: String, switchingTo other: KeyboardPlane
  ) -> [[KeyboardKey]] {
    [
      keys(first), keys(second), [.plane(other)] + keys(".,?!'") + [.delete],
      bottomRow(switchingTo: .letters),
    ]
  }

  /// Returns the row of the space key, with keys that are common in the keyboard's kind of text.
  private func bottomRow(switchingTo plane: KeyboardPlane) -> [KeyboardKey] {
    let middle: [KeyboardKey] =
      switch type {
      case .URL: keys("./") + [.domain]
      case .emailAddress: [.space] + keys("@.")
      case .twitter: [.space] + keys("@#")
      case .webSearch: [.space] + keys(".")
      default: [.space]
      }
    return [.plane(plane)] + middle + [.return]
  }

  private func padRows(of plane: KeyboardPlane) -> [[KeyboardKey]] {
    if type == .phonePad, plane == .symbols {
      return [keys("+*#"), [.plane(.numbers), .character("0"), .delete]]
    }
    let corner: [KeyboardKey] =
      switch type {
      case .decimalPad: keys(".")
      case .phonePad: [.plane(.symbols)]
      default: []
      }
    return [keys("123"), keys("456"), keys("789"), corner + keys("0") + [.delete]]
  }

  private func keys(_ characters: String) -> [KeyboardKey] {
    characters.map(KeyboardKey.character)
  }
}

extension KeyboardLayout {
  /// Returns the keys to tap for a character: those that change the plane, then the character's
  /// own. A line feed is the return key, a backspace (U+0008) the delete key.
  ///
  /// - Parameters:
  ///   - character: The character to type.
  ///   - plane: The visible plane.
  /// - Returns: The keys in order; `nil` if the keyboard has no key for the character.
  public func keys(for character: Character, from plane: KeyboardPlane) -> [KeyboardKey]? {
    let key = Self.key(for: character)
    return Self.paths(from: plane).first { rows(of: $0.plane).joined().contains(key) }.map {
      $0.keys.filter(changesPlane) + [key]
    }
  }

  private static func key(for character: Character) -> KeyboardKey {
    switch character {
    // In Swift, a carriage return and a line feed are a single character.
    case "\n", "\r", "\r\n": .return
    case "\u{8}": .delete
    case " ": .space
    default: .character(character)
    }
  }

  /// Returns whether the keyboard has a key that changes the plane. A pad has the same digits in
  /// several planes, and no such key.
  private func changesPlane(_ key: KeyboardKey) -> Bool {
    !isPad || type == .phonePad && key != .shift
  }

  /// Returns the planes with the keys that show them, the nearest first.
  private static func paths(from plane: KeyboardPlane) -> [(plane: KeyboardPlane, keys: [KeyboardKey])] {
    let toNumbers = KeyboardKey.plane(.numbers), toSymbols = KeyboardKey.plane(.symbols)
    let toLetters = KeyboardKey.plane(.letters)
    return switch plane {
    case .letters:
      [(.letters, []), (.capitals, [.shift]), (.numbers, [toNumbers]), (.symbols, [toNumbers, toSymbols])]
    case .capitals:
      [(.capitals, []), (.letters, [.shift]), (.numbers, [toNumbers]), (.symbols, [toNumbers, toSymbols])]
    case .numbers:
      [(.numbers, []), (.symbols, [toSymbols]), (.letters, [toLetters]), (.capitals, [toLetters, .shift])]
    case .symbols:
      [(.symbols, []), (.numbers, [toNumbers]), (.letters, [toLetters]), (.capitals, [toLetters, .shift])]
    }
  }
}

/// A key of the software keyboard.
public enum KeyboardKey: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// The key that types ".com".
  case domain
  /// The space key.
  case space
  /// The key that deletes backward.
  case delete
  /// The return key.
  case `return`
  /// The key that switches between lowercase and capital letters.
  case shift
  /// A key that shows another plane.
  case plane(KeyboardPlane)

  /// The text that the key types; `nil` for other keys.
  var text: String? {
    switch self {
    case .character(let character): String(character)
    case .domain: ".com"
    case .space: " "
    case .delete, .return, .shift, .plane: nil
    }
  }
}

/// A set of keys that a keyboard shows together.
public enum KeyboardPlane: String, Hashable, Sendable, CaseIterable {
  /// Lowercase letters.
  case letters
  /// Capital letters.
  case capitals
  /// Digits and punctuation.
  case numbers
  /// Brackets, currencies and other symbols.
  case symbols
}

extension KeyboardPlane {
  /// Whether the plane has letters, and so a shift key.
  var hasShift: Bool { self == .letters || self == .capitals }
}
