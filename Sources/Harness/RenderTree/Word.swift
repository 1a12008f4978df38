import Diagnostics
import TextFormats
import UTF8Text

/// The role of a bare word, which decides what it may have besides letters, digits, `_`, `.` and `-`.
enum WordRole {
  /// A state, an attribute's name or value.
  case usual
  /// An identifier, `settings/sync`.
  case identifier
  /// A type, `Cell<Row>`.
  case type

  /// The ASCII codes of up to two such characters.
  var extra: (UInt8, UInt8) {
    switch self {
    case .usual: (0x2D, 0x2D)  // `-`, which every word may have
    case .identifier: (0x2F, 0x2F)  // `/`
    case .type: (0x3C, 0x3E)  // `<` and `>`
    }
  }
}

extension UTF8Buffer {
  /// Appends the string bare where it is a plain word, else in quotes.
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
  /// Whether a word is a number that has no digits.
  var isNumberWord: Bool { self == "nan" || self == "inf" }
}

/// How each part of a node's line is spelled; the start of a part may be given with the blank before it.
extension UTF8Buffer {
  /// Appends a type: bare where it is a plain word, `Cell<Row>` included, else in quotes.
  ///
  /// The words that begin a line of a storyboard are quoted too, so that no node's line looks like one.
  package func append(type: String) {
    let start = count
    append(bareOrQuoted: type, as: .type)
    // Reserved words begin with a small letter, and most types with a capital one.
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
    append(bareOrQuoted: attribute.name)
    append(literal: "=")
    append(attribute.value)
  }

  /// `value1`, `"Off"`, `0.5`, `(0 -91)`; a word that could be read as something else is `word("two words")`.
  func append(_ value: RenderValue) {
    switch value {
    case .string(let string): append(quoted: string)
    case .word(let word): append(word: word)
    case .number(let number): append(decimal: number)
    case .numbers(let numbers):
      append(literal: "(")
      append(numbers, separatedBy: " ") { append(decimal: $0) }
      append(literal: ")")
    }
  }

  private func append(word: String) {
    let start = count
    // The length first: both words for numbers have three letters, and most others do not.
    if append(word, ifWordWith: WordRole.usual.extra), count - start != 3 || !word.isNumberWord { return }
    truncate(to: start)
    append(literal: "word(")
    append(quoted: word)
    append(literal: ")")
  }
}

extension String {
  /// Whether a line of a storyboard may begin with this word; all such words begin with a small letter.
  fileprivate var isReserved: Bool {
    ["called", "changed", "added", "removed", "moved", "replaced"].contains(self)
  }
}
