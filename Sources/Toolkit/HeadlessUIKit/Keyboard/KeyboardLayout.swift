/// Which keys a keyboard has: rows of keys for each plane.
///
/// The keys are those of the United States' keyboard of iOS. A number pad has one plane of three columns.
public struct KeyboardLayout: Hashable, Sendable {
  public let type: UIKeyboardType

  public init(_ type: UIKeyboardType) {
    self.type = type
  }

  /// The plane that the keyboard comes up with, capitals aside.
  public var firstPlane: KeyboardPlane {
    isPad || type == .numbersAndPunctuation ? .numbers : .letters
  }

  /// Whether the keyboard is a pad of digits.
  public var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The keys of a plane, row by row; a pad has its digits in every plane but the phone pad's symbols.
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

  /// The row of the space key, with what the type's texts need often.
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
  /// The keys to tap for a character when a plane shows: those that change the plane, and then the character's own.
  ///
  /// A line feed is the return key, a backspace (U+0008) the delete key. `nil` if the keyboard has no such key.
  public func keys(for character: Character, from plane: KeyboardPlane) -> [KeyboardKey]? {
    let wanted = Self.key(for: character)
    return Self.paths(from: plane).first { rows(of: $0.plane).joined().contains(wanted) }.map {
      $0.keys.filter(changesPlane) + [wanted]
    }
  }

  private static func key(for character: Character) -> KeyboardKey {
    switch character {
    case "\n", "\r", "\r\n": .return
    case "\u{8}": .delete
    case " ": .space
    default: .character(character)
    }
  }

  private func changesPlane(_ key: KeyboardKey) -> Bool {
    !isPad || type == .phonePad && key != .shift
  }

  /// The planes with the keys that lead there, the nearest first.
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
