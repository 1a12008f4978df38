import Diagnostics
import TextFormats
import UTF8Text

/// The role of a bare word, which determines its characters in addition to letters, digits, `_`, `.`
/// and `-`.
enum WordRole {
  /// A state, an attribute's name or value.
  case usual
  /// An identifier, `settings/sync`.
  case identifier
  /// A type, `Cell<Row>`.
  case type

  /// The ASCII codes of the two additional characters, which may be equal.
  var extra: (UInt8, UInt8) {
    switch self {
    case .usual: (0x2D, 0x2D)  // `-`, which every word may have
    case .identifier: (0x2F, 0x2F)  // `/`
    case .type: (0x3C, 0x3E)  // `<` and `>`
    }
  }
}

extension UTF8Buffer {
  /// Appends the string bare if it is a plain word, otherwise in quotes.
  ///
  ///     buffer.append(bareOrQuoted: "settings/sync", as: .identifier)  // settings/sync
  ///     buffer.append(bareOrQuoted: "settings/sync")  // "settings/sync", with its quotes
  func append(bareOrQuoted string: String, as role: WordRole = .usual) {
    if !append(string, ifWordWith: role.extra) { append(quoted: string) }
  }
}

extension Unicode.Scalar {
  /// Whether a bare word may begin with this scalar.
  var isWordStart: Bool {
    // The letters of both cases differ in one bit. Ranges of scalars are slow in a debug build.
    (value | 0x20) &- 0x61 < 26 || value == 0x5F
  }

  /// Whether this scalar may be inside a bare word.
  func isWordPart(of role: WordRole = .usual) -> Bool {
    isWordStart || value &- 0x30 < 10 || value == 0x2E || value == 0x2D
      || value == role.extra.0 || value == role.extra.1
  }
}

extension SourceScanner {
  /// Reads what `append(bareOrQuoted:as:)` writes.
  mutating func scanBareOrQuoted(
    as role: WordRole = .usual, expected: String
  ) throws(Diagnostic) -> String {
    if next == "\"" { return try scanQuoted() }
    guard next?.isWordStart == true else { throw unexpected(expected: expected) }
    return take { $0.isWordPart(of: role) }
  }
}

extension String {
  /// Whether a word is the name of a number.
  var isNumberWord: Bool { self == "nan" || self == "inf" }
}

// The spelling of each part of a node's line; the start of a part may include the space before it.
extension UTF8Buffer {
  /// Appends a type: bare if it is a plain word or generic, such as `Cell<Row>`; otherwise in quotes.
  ///
  /// The keywords of a storyboard are quoted, too, so that a node's line never looks like a change.
  package func append(type: String) {
    let start = count
    append(bareOrQuoted: type, as: .type)
    // Reserved words begin with a lowercase letter, and most types with an uppercase one.
    guard self[start] >= UInt8(ascii: "a"), type.isReserved else { return }
    truncate(to: start)
    append(quoted: type)
  }

  /// `#settings.sync`
  func append(identifier: String, behind start: StaticString = "#") {
    append(literal: start)
    append(bareOrQuoted: identifier, as: .identifier)
  }

  /// `(0 44; 390 44)`
  func append(_ frame: RenderFrame, behind start: StaticString = "(") {
    append(literal: start)
    append(decimal: frame.x)
    append(literal: " ")
    append(decimal: frame.y)
    append(literal: "; ")
    append(decimal: frame.width)
    append(literal: " ")
    append(decimal: frame.height)
    append(literal: ")")
  }

  /// `[selected]`
  func append(state: String, behind start: StaticString = "[") {
    append(literal: start)
    append(bareOrQuoted: state)
    append(literal: "]")
  }

  /// `style=value1`
  func append(_ attribute: RenderAttribute) {
    append(attributeName: attribute.name)
    append(literal: "=")
    append(attribute.value)
  }

  /// `style`
  package func append(attributeName name: String) { append(bareOrQuoted: name) }

  /// `value1`, `subheadline(regular-23)`, `"Off"`, `0.5`, `(0 -91)`, `label(#FFFFFF)`; an ambiguous word is
  /// `word("two words")`.
  func append(_ value: RenderValue) {
    switch value {
    case .string(let string): append(quoted: string)
    case .word(let word): append(word: word)
    case .color(let value, let name): append(color: value, of: name)
    case .number(let number): append(decimal: number)
    case .numbers(let numbers):
      append(literal: "(")
      append(numbers, separatedBy: " ") { append(decimal: $0) }
      append(literal: ")")
    }
  }

  /// `value1`, `subheadline(regular-23)` if a detail is allowed; an ambiguous word is `word("two words")`.
  func append(word: String, allowsDetail: Bool = true) {
    let start = count
    if append(word, ifWordWith: WordRole.usual.extra), !isAmbiguous(word, length: count - start) { return }
    truncate(to: start)
    if allowsDetail, word.isNameWithDetail { return append(word) }
    append(literal: "word(")
    append(quoted: word)
    append(literal: ")")
  }
}

/// Whether a word is also the name of a number, or that of an absent attribute in a change.
private func isAmbiguous(_ word: String, length: Int) -> Bool {
  // The length first: most words have another one.
  length == 3 && word.isNumberWord || length == 7 && word == "default"
}

extension String {
  private static let reservedWords: Set = [
    "added", "alive", "animated", "awaited", "back", "broke", "called", "changed", "hidden", "missing",
    "skipped",
    "moved",
    "pending", "removed", "replaced", "shown", "swapped",
  ]

  /// Whether this is a keyword of storyboards; all of them begin with a lowercase letter.
  fileprivate var isReserved: Bool {
    Self.reservedWords.contains(self)
  }
}
