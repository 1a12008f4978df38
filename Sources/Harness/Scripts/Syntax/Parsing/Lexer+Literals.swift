import Diagnostics
import TextFormats

extension Lexer {
  /// Reads a number: a sign, digits, and decimals.
  ///
  /// Swift allows underscores anywhere behind the first digit; Objective-C a final dot and the letters of a type.
  mutating func number() -> Token.Kind {
    let start = position
    var text = peek() == "-" ? "-" : ""
    if !text.isEmpty { take() }
    text += take(while: Lexer.isNamePart)
    if peek() == ".", language == .objectiveC || peek(1).map(Lexer.isDigit) == true {
      take()
      text += "." + take(while: Lexer.isNamePart)
    }
    return number(spelt: text, at: start)
  }

  private func number(spelt text: String, at start: SourcePosition) -> Token.Kind {
    let digits = language == .swift ? text.filter { $0 != "_" } : Lexer.withoutType(text)
    let isDecimal = digits.unicodeScalars.allSatisfy { Lexer.isDigit($0) || $0 == "-" || $0 == "." }
    guard isDecimal, let value = Double(digits) else {
      return .malformed(Diagnostic("'\(text)' is not a number", at: start, expected: "decimal digits"))
    }
    guard abs(value) < Lexer.numberLimit else {
      return .malformed(Diagnostic("'\(text)' is too large", at: start, expected: "a number below 2^53"))
    }
    return .number(value)
  }

  /// The number without the letters of its type, as of `0.5f` and `2UL`, and without a final dot.
  private static func withoutType(_ text: String) -> String {
    let end = text.unicodeScalars.lastIndex { !"fFlLuU".unicodeScalars.contains($0) }
    guard let end else { return text }
    let digits = String(text.unicodeScalars[...end])
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  /// From 2^53 on not every whole number is a `Double`.
  private static let numberLimit = 9_007_199_254_740_992.0

  /// Reads a string of one line. Behind a fault the rest of it is skipped, so that it is not read as code.
  mutating func string() -> Token.Kind {
    let start = position
    if language == .swift, peek(1) == "\"", peek(2) == "\"" { return multilineString(at: start) }
    take()
    var value = String.UnicodeScalarView()
    var fault: Diagnostic?
    while let scalar = peek(), scalar != "\"", scalar != "\n" {
      do throws(Diagnostic) {
        value.append(try stringScalar())
      } catch {
        fault = fault ?? error
      }
    }
    guard take(ifItIs: "\"") else {
      return .malformed(
        fault ?? Diagnostic("the string is never closed", at: start, expected: "'\"' on the same line"))
    }
    return if let fault { .malformed(fault) } else { .string(String(value)) }
  }

  private mutating func multilineString(at start: SourcePosition) -> Token.Kind {
    for _ in 0..<3 { take() }
    while peek() != nil, !(peek() == "\"" && peek(1) == "\"" && peek(2) == "\"") { take() }
    for _ in 0..<3 { take() }
    return .malformed(
      Diagnostic(
        "a string of several lines has no place in a script", at: start, expected: "a string such as \"Done\""
      ))
  }

  private mutating func take(ifItIs scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    take()
    return true
  }

  private mutating func stringScalar() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    guard let scalar = take() else { throw Diagnostic("the string is never closed", at: start) }
    guard !Lexer.isHidden(scalar) else {
      throw Diagnostic(
        "the string holds the invisible \(scalar.codePoint)", at: start,
        expected: "an escape, \(literal(String(scalar)))")
    }
    guard scalar == "\\" else { return scalar }
    guard let escaped = peek(), escaped != "\n" else {
      throw Diagnostic("the string is never closed", at: start, expected: "'\"' on the same line")
    }
    take()
    switch language {
    case .swift:
      if let simple = Lexer.simpleEscapes[escaped] { return simple }
      return try longEscape(escaped, at: start)
    case .objectiveC: return try cEscape(escaped, at: start)
    }
  }

  /// The string as the language of the script spells it.
  private func literal(_ value: String) -> String {
    switch language {
    case .swift: value.quoted
    case .objectiveC: value.objectiveCLiteral
    }
  }

  private static let simpleEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "'": "'", "n": "\n", "r": "\r", "t": "\t", "0": "\0",
  ]

  /// Reads the rest of `\u{...}`; nothing else is left that could follow a backslash.
  private mutating func longEscape(
    _ escaped: Unicode.Scalar, at start: SourcePosition
  ) throws(Diagnostic)
    -> Unicode.Scalar
  {
    guard escaped == "u", take(ifItIs: "{") else {
      throw Diagnostic(
        "'\\\(escaped)' is not an escape of a script", at: start,
        expected: #"\n \r \t \0 \" \' \\ or \u{...}"#)
    }
    let digits = take { $0.properties.isASCIIHexDigit }
    guard take(ifItIs: "}"), digits.utf8.count <= 8, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw Diagnostic(
        "'\\u{\(digits)' names no Unicode scalar", at: start,
        expected: "one to eight hexadecimal digits in braces")
    }
    return scalar
  }
}
