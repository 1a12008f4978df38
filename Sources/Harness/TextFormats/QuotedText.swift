import Diagnostics
import UTF8Text

extension SourceScanner {
  /// Reads a string as ``Swift/String/quoted`` writes it, from its opening to its closing quote.
  package mutating func scanQuoted() throws(Diagnostic) -> String {
    guard skip("\"") else { throw unexpected(expected: "a string in double quotes") }
    var result = takePlain()
    while !skip("\"") {
      guard stands("\\") else { throw unexpected(expected: "a closing quote") }
      result.unicodeScalars.append(try scanEscape())
      result += takePlain()
    }
    return result
  }

  /// Reads unescaped characters of a string in quotes.
  private mutating func takePlain() -> String {
    take { $0 != "\"" && $0 != "\\" && $0 != "\n" }
  }

  private mutating func scanEscape() throws(Diagnostic) -> Unicode.Scalar {
    for (scalar, escape) in quotedEscapes where skip(escape) { return scalar }
    if let scalar = try scanUnicodeEscape() { return scalar }
    // The backslash is correct; the fault is what follows it.
    advance()
    throw unexpected(expected: #"an escape: \", \\, \n, \r, \t or \u{...}"#)
  }

  /// Reads `\u{202E}` if it is next; returns `nil` otherwise.
  package mutating func scanUnicodeEscape() throws(Diagnostic) -> Unicode.Scalar? {
    let start = position
    guard skip("\\u{") else { return nil }
    let digits = take { $0.properties.isASCIIHexDigit }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value), skip("}") else {
      throw Diagnostic(
        "'\\u{\(digits)' is not an escaped character", at: start,
        expected: #"the number of a Unicode scalar in hexadecimal digits, as \u{202E}"#)
    }
    return scalar
  }
}

extension SourceLine {
  /// Reads text as ``Swift/String/oneLine`` writes it, to the end of the line.
  package func readOneLine() throws(Diagnostic) -> String {
    var scanner = scanner
    var result = scanner.take { $0 != "\\" }
    while let next = scanner.next {
      if let escaped = try scanner.scanUnicodeEscape() {
        result.unicodeScalars.append(escaped)
      } else {
        result.unicodeScalars.append(next)
        scanner.advance()
      }
      result += scanner.take { $0 != "\\" }
    }
    try requireSpelling(result.oneLine)
    return result
  }

  /// Throws if the line differs from `canonical`, at the first scalar that differs.
  package func requireSpelling(_ canonical: String) throws(Diagnostic) {
    guard !text.isIdentical(to: canonical) else { return }
    let same = zip(text.unicodeScalars, canonical.unicodeScalars).prefix { $0 == $1 }.count
    throw Diagnostic(
      "the line is not in its canonical spelling",
      at: SourcePosition(line: position.line, column: position.column + same), expected: canonical)
  }
}
