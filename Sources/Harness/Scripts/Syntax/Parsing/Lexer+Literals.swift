import Diagnostics
import TextFormats
import UTF8Text

extension Lexer {
  /// Reads a number: a sign, digits, and decimals.
  ///
  /// Swift allows underscores anywhere after the first digit; Objective-C a final dot and the letters of a
  /// type.
  mutating func number() -> ScriptToken.Kind {
    let start = position
    var text = peek() == "-" ? "-" : ""
    if !text.isEmpty { take() }
    // Letters are included: `12abc` is one faulty number, not a number and a word.
    text += take(while: Lexer.isNamePart)
    if peek() == ".", language == .objectiveC || peek(1).map(Lexer.isDigit) == true {
      take()
      text += "." + take(while: Lexer.isNamePart)
    }
    return number(spelled: text, at: start)
  }

  private func number(spelled text: String, at start: SourcePosition) -> ScriptToken.Kind {
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

  /// Returns the number without a type's letters, as in `0.5f` and `2UL`, and without a final dot.
  private static func withoutType(_ text: String) -> String {
    let end = text.unicodeScalars.lastIndex { !"fFlLuU".unicodeScalars.contains($0) }
    guard let end else { return text }
    let digits = String(text.unicodeScalars[...end])
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  /// From 2^53, not every whole number is a `Double`.
  private static let numberLimit = 9_007_199_254_740_992.0

  /// Reads a string of one line. After a fault the rest is skipped, so that it is not read as code.
  mutating func string() -> ScriptToken.Kind {
    let start = position
    if language == .swift, peek(1) == "\"", peek(2) == "\"" { return multilineString(at: start) }
    take()
    var value = StringPieces()
    var fault: Diagnostic?
    while let scalar = peek(), scalar != "\"", scalar != "\n" {
      do throws(Diagnostic) {
        if language == .swift, scalar == "\\", peek(1) == "(" {
          value.append(name: try interpolatedName())
        } else {
          value.append(try stringScalar())
        }
      } catch {
        fault = fault ?? error
      }
    }
    guard take(ifItIs: "\"") else {
      return .malformed(
        fault ?? Diagnostic("the string is never closed", at: start, expected: "'\"' on the same line"))
    }
    if let fault { return .malformed(fault) }
    return switch value.literal {
    case .string(let text): .string(text)
    default: .interpolation(value)
    }
  }

  /// Reads `\(name)`. If the parentheses contain anything else, their rest is skipped, including strings.
  private mutating func interpolatedName() throws(Diagnostic) -> String {
    // The backslash and the parenthesis.
    for _ in 0..<2 { take() }
    let start = position
    let name = peek().map(Lexer.isNameStart) == true ? take(while: Lexer.isNamePart) : ""
    if !name.isEmpty, take(ifItIs: ")") { return name }
    var depth = 1
    while depth > 0, let scalar = peek(), scalar != "\n" {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      take()
    }
    throw Diagnostic(
      "only the value of a 'let' can be put into a string", at: start, expected: #"a name, as in "\(row)""#)
  }

  private mutating func multilineString(at start: SourcePosition) -> ScriptToken.Kind {
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

  /// Returns the string as the script's language spells it.
  private func literal(_ value: String) -> String {
    switch language {
    case .swift: value.quoted
    case .objectiveC: value.objectiveCLiteral
    }
  }

  private static let simpleEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "'": "'", "n": "\n", "r": "\r", "t": "\t", "0": "\0",
  ]

  /// Reads the rest of `\u{...}`, the only other escape that is allowed.
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

extension Lexer {
  private static let simpleCEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "'": "'", "?": "?", "n": "\n", "r": "\r", "t": "\t", "a": "\u{7}", "b": "\u{8}",
    "e": "\u{1B}", "f": "\u{C}", "v": "\u{B}",
  ]

  /// Reads the rest of a C escape, whose first character after the backslash has been taken.
  mutating func cEscape(
    _ escaped: Unicode.Scalar, at start: SourcePosition
  ) throws(Diagnostic) -> Unicode.Scalar {
    if let simple = Lexer.simpleCEscapes[escaped] { return simple }
    switch escaped {
    case "0"..."7":
      return try scalar(
        numbered: String(escaped) + digits(upTo: 2) { ("0"..."7").contains($0) }, radix: 8, start)
    // C does not limit these digits; a scalar has at most eight.
    case "x": return try scalar(numbered: digits(upTo: 8) { $0.properties.isASCIIHexDigit }, radix: 16, start)
    case "u", "U":
      let count = escaped == "u" ? 4 : 8
      let digits = digits(upTo: count) { $0.properties.isASCIIHexDigit }
      // An empty text is not a number, so too few digits are a fault.
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
