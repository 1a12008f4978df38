import Diagnostics
import TextFormats

/// Where a bare word stands, and so which characters it may have besides letters, digits, `_`, `.` and `-`.
enum WordPlace {
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
  func append(bareOrQuoted string: String, as place: WordPlace = .usual) {
    if !append(string, ifWordWith: place.extra) { append(quoted: string) }
  }
}

extension Unicode.Scalar {
  /// Whether a bare word may begin with this scalar.
  var isWordStart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }

  /// Whether this scalar may stand inside a bare word.
  func isWordPart(of place: WordPlace = .usual) -> Bool {
    isWordStart || ("0"..."9").contains(self) || self == "." || self == "-"
      || value == place.extra.0 || value == place.extra.1
  }
}

extension SourceScanner {
  /// Reads what ``SourceText/UTF8Buffer/append(bareOrQuoted:as:)`` writes.
  mutating func scanBareOrQuoted(
    as place: WordPlace = .usual, expected: String
  ) throws(Diagnostic) -> String {
    if next == "\"" { return try scanQuoted() }
    guard next?.isWordStart == true else { throw unexpected(expected: expected) }
    return take { $0.isWordPart(of: place) }
  }
}

extension String {
  /// Whether a word stands for a number that has no digits.
  var isNumberWord: Bool { self == "nan" || self == "inf" }
}
