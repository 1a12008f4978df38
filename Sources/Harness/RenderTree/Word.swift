import SourceText

extension Unicode.Scalar {
  /// Whether a bare word may begin with this scalar.
  var isWordStart: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }

  /// Whether this scalar may stand inside a bare word.
  var isWordPart: Bool {
    isWordStart || ("0"..."9").contains(self) || self == "." || self == "-"
  }
}

extension String {
  /// Whether the string needs no quotes as a state, an attribute's name or a word.
  var isWord: Bool { isWord(also: "") }

  /// Whether a word stands for a number that has no digits.
  var isNumberWord: Bool { self == "nan" || self == "inf" }

  /// The string bare where it is a plain word, in which `extra` scalars are allowed too; else in quotes.
  func bareOrQuoted(also extra: String = "") -> String {
    isWord(also: extra) ? self : quoted
  }

  private func isWord(also extra: String) -> Bool {
    guard let first = unicodeScalars.first, first.isWordStart else { return false }
    return unicodeScalars.allSatisfy { $0.isWordPart || extra.unicodeScalars.contains($0) }
  }
}

extension SourceScanner {
  /// Reads what ``Swift/String/bareOrQuoted(also:)`` writes.
  mutating func scanBareOrQuoted(also extra: String = "", expected: String) throws(Diagnostic) -> String {
    if next == "\"" { return try scanQuoted() }
    guard next?.isWordStart == true else { throw unexpected(expected: expected) }
    return take { $0.isWordPart || extra.unicodeScalars.contains($0) }
  }
}
