import Diagnostics

extension Lexer {
  private static let simpleCEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "'": "'", "?": "?", "n": "\n", "r": "\r", "t": "\t", "a": "\u{7}", "b": "\u{8}",
    "e": "\u{1B}", "f": "\u{C}", "v": "\u{B}",
  ]

  /// Reads the rest of an escape of C, whose first character behind the backslash is already taken.
  mutating func cEscape(
    _ escaped: Unicode.Scalar, at start: SourcePosition
  ) throws(Diagnostic) -> Unicode.Scalar {
    if let simple = Lexer.simpleCEscapes[escaped] { return simple }
    switch escaped {
    case "0"..."7":
      return try scalar(
        numbered: String(escaped) + digits(upTo: 2) { ("0"..."7").contains($0) }, radix: 8, start)
    case "x": return try scalar(numbered: digits(upTo: 8) { $0.properties.isASCIIHexDigit }, radix: 16, start)
    case "u", "U":
      let count = escaped == "u" ? 4 : 8
      let digits = digits(upTo: count) { $0.properties.isASCIIHexDigit }
      return try scalar(numbered: digits.utf8.count == count ? digits : "", radix: 16, start)
    default:
      throw Diagnostic(
        "'\\\(escaped)' is not an escape of Objective-C", at: start,
        expected: #"\n \r \t \" \\ \101 \x41 \u0041 or \U0001F600"#)
    }
  }

  private mutating func digits(upTo limit: Int, where isDigit: (Unicode.Scalar) -> Bool) -> String {
    var digits = String.UnicodeScalarView()
    while digits.count < limit, let scalar = peek(), isDigit(scalar) {
      digits.append(scalar)
      take()
    }
    return String(digits)
  }

  private func scalar(
    numbered digits: String, radix: Int, _ start: SourcePosition
  ) throws(Diagnostic) -> Unicode.Scalar {
    guard let value = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(value) else {
      throw Diagnostic(
        "the escape names no Unicode scalar", at: start,
        expected: #"octal digits, \x and hexadecimal ones, \u and four, or \U and eight"#)
    }
    return scalar
  }
}
