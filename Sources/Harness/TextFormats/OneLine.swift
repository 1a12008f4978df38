import Diagnostics

extension UTF8Buffer {
  /// Appends the string on one line, bare, with every character escaped as `\u{...}` that a reviewer could not see.
  ///
  /// A backslash stays as it is unless it would be read as such an escape; blanks at both ends are escaped.
  package func append(oneLine string: String) {
    let (blank, backslash) = (UInt8(ascii: " "), UInt8(ascii: "\\"))
    if string.utf8.first != blank, string.utf8.last != blank,
      append(string, ifPlainWithout: backslash, backslash)
    {
      return
    }
    append(string, where: string.mustBeEscaped(at:), escaped: { append($0.braced) })
  }
}

extension String {
  /// The string as ``UTF8Buffer/append(oneLine:)`` writes it.
  package var oneLine: String { String(writing: { $0.append(oneLine: self) }) }

  /// Whether a blank stands at an end, or a backslash before `u{`.
  fileprivate func mustBeEscaped(at index: String.Index) -> Bool {
    let rest = unicodeScalars[index...]
    switch rest.first {
    case " ": return index == startIndex || rest.count == 1
    case "\\": return rest.starts(with: "\\u{".unicodeScalars)
    default: return false
    }
  }
}

extension SourceLine {
  /// Reads what ``Swift/String/oneLine`` writes, to the end of the line.
  package func readOneLine() throws(Diagnostic) -> String {
    var scanner = scanner
    var result = String.UnicodeScalarView()
    while let next = scanner.next {
      if let escaped = try scanner.scanUnicodeEscape() {
        result.append(escaped)
      } else {
        result.append(next)
        scanner.advance()
      }
    }
    let string = String(result)
    try requireSpelling(string.oneLine)
    return string
  }

  /// Throws where the line is not spelt as `canonical`, at the first scalar that differs.
  package func requireSpelling(_ canonical: String) throws(Diagnostic) {
    guard !text.isIdentical(to: canonical) else { return }
    let same = zip(text.unicodeScalars, canonical.unicodeScalars).prefix { $0 == $1 }.count
    throw Diagnostic(
      "the line is not in its canonical spelling",
      at: SourcePosition(line: position.line, column: position.column + same), expected: canonical)
  }
}
