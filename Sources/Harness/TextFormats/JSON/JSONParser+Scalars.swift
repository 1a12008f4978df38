import Diagnostics

extension JSONParser {
  mutating func parseString() throws(Diagnostic) -> String {
    scanner.advance()
    var result = ""
    while true {
      result += scanner.take { $0 != "\"" && $0 != "\\" && $0.value >= 0x20 }
      switch scanner.next {
      case "\"":
        scanner.advance()
        return result
      case "\\": result.unicodeScalars.append(try parseEscape())
      default: throw scanner.unexpected(expected: "a closing quote, or an escaped control character")
      }
    }
  }

  private mutating func parseEscape() throws(Diagnostic) -> Unicode.Scalar {
    scanner.advance()
    if scanner.next == "u" { return try parseUnicodeEscape() }
    guard let letter = scanner.next, let scalar = shortEscapes[letter] else {
      throw scanner.unexpected(expected: #"an escape: \" \\ \/ \b \f \n \r \t or \uXXXX"#)
    }
    scanner.advance()
    return scalar
  }

  /// Reads `uXXXX`, and the second half of a surrogate pair where the first calls for it.
  private mutating func parseUnicodeEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = scanner.position
    let first = try parseCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = UTF16.isLeadSurrogate(first) && scanner.skip("\\") ? try parseCodeUnit() : 0
    guard UTF16.isTrailSurrogate(second) else {
      throw Diagnostic(
        "half of a surrogate pair stands alone", at: start, expected: #"two halves, as \uD83D\uDE00"#)
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func parseCodeUnit() throws(Diagnostic) -> UInt16 {
    guard scanner.skip("u") else { throw scanner.unexpected(expected: "the second half of a surrogate pair") }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = scanner.next.flatMap({ Character($0).hexDigitValue }), scanner.next?.isASCII == true
      else { throw scanner.unexpected(expected: "four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      scanner.advance()
    }
    return unit
  }

  /// Reads a number and returns its spelling.
  mutating func parseNumber() throws(Diagnostic) -> String {
    var spelling = scanner.skip("-") ? "-" : ""
    spelling += scanner.skip("0") ? "0" : try parseDigits()
    if scanner.skip(".") { spelling += "." + (try parseDigits()) }
    for exponent in ["e+", "e-", "e", "E+", "E-", "E"] where scanner.skip(exponent) {
      return spelling + exponent + (try parseDigits())
    }
    return spelling
  }

  private mutating func parseDigits() throws(Diagnostic) -> String {
    let digits = scanner.take { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { throw scanner.unexpected(expected: "a digit") }
    return digits
  }
}

/// What stands behind a backslash, and what it means.
private let shortEscapes: [Unicode.Scalar: Unicode.Scalar] = [
  "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
]
