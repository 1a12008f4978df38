import Diagnostics

/// Parses JSON with an explicit stack, so that deep nesting cannot overflow the thread's.
struct JSONParser {
  var scanner: SourceScanner
  private var open: [OpenContainer] = []

  init(_ text: String) {
    scanner = SourceScanner(text)
  }

  mutating func parseDocument() throws(Diagnostic) -> JSONValue {
    while true {
      skipBlanks()
      guard let value = try parseValue(), let document = try add(value) else { continue }
      skipBlanks()
      guard scanner.isAtEnd else { throw scanner.unexpected(expected: "nothing after the value") }
      return document
    }
  }

  /// Parses a value that is complete at once; opens a container and returns `nil` otherwise.
  private mutating func parseValue() throws(Diagnostic) -> JSONValue? {
    let position = scanner.position
    switch scanner.next {
    case "{", "[": return try openContainer()
    case "\"": return JSONValue(.string(try parseString()), at: position)
    case let next? where next == "-" || ("0"..."9").contains(next):
      return JSONValue(.number(try parseNumber()), at: position)
    default: return JSONValue(try parseWord(), at: position)
    }
  }

  private mutating func parseWord() throws(Diagnostic) -> JSONValue.Content {
    let start = scanner
    // The whole word is read, so that a fault can name it and the most similar one.
    switch scanner.take(while: { $0.properties.isAlphabetic }) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw start.unexpected(expected: "a JSON value")
    case let word:
      throw Diagnostic(
        "'\(word)' is not a JSON value", at: start.position, expected: "a JSON value",
        nearest: nearestName(to: word, in: ["true", "false", "null"]))
    }
  }

  mutating func skipBlanks() {
    while let next = scanner.next, next == " " || next == "\n" || next == "\t" || next == "\r" {
      scanner.advance()
    }
  }
}

/// An array or object that is not closed yet.
private struct OpenContainer {
  let position: SourcePosition
  let isObject: Bool
  var elements: [JSONValue] = []
  var members: [JSONMember] = []
  var keys: Set<String> = []
  /// The key whose value is next, and its position.
  var key = ("", SourcePosition.start)

  var closing: String { isObject ? "}" : "]" }

  var value: JSONValue {
    JSONValue(isObject ? .object(members) : .array(elements), at: position)
  }

  mutating func append(_ value: JSONValue) {
    if isObject {
      members.append(JSONMember(key.0, at: key.1, value))
    } else {
      elements.append(value)
    }
  }
}

extension JSONParser {
  /// Opens an array or object; returns an empty one, which is complete.
  private mutating func openContainer() throws(Diagnostic) -> JSONValue? {
    let container = OpenContainer(position: scanner.position, isObject: scanner.next == "{")
    guard open.count < JSONValue.maximumDepth else {
      throw Diagnostic(
        "the value is nested too deeply", at: scanner.position,
        expected: "at most \(JSONValue.maximumDepth) levels of arrays and objects")
    }
    scanner.advance()
    skipBlanks()
    if scanner.skip(container.closing) { return container.value }
    open.append(container)
    if container.isObject { try parseKey() }
    return nil
  }

  /// Adds a value to the innermost open container, and closes the containers that end here; returns the document
  /// if it is complete.
  private mutating func add(_ value: JSONValue) throws(Diagnostic) -> JSONValue? {
    var value = value
    // A value may complete its container, which may complete the one around it, and so on.
    while let last = open.indices.last {
      open[last].append(value)
      skipBlanks()
      if scanner.skip(",") {
        skipBlanks()
        if open[last].isObject { try parseKey() }
        return nil
      }
      guard scanner.skip(open[last].closing) else {
        throw scanner.unexpected(expected: "',' or '\(open[last].closing)'")
      }
      value = open.removeLast().value
    }
    return value
  }

  private mutating func parseKey() throws(Diagnostic) {
    let position = scanner.position
    guard scanner.next == "\"" else { throw scanner.unexpected(expected: "a key in double quotes") }
    let key = try parseString()
    let last = open.count - 1
    guard open[last].keys.insert(key).inserted else {
      throw Diagnostic(
        "the key '\(key)' is there twice", at: position, expected: "each key once in an object")
    }
    open[last].key = (key, position)
    skipBlanks()
    guard scanner.skip(":") else { throw scanner.unexpected(expected: "':' after the key") }
  }
}

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

  /// Reads `uXXXX`, and the second half of a surrogate pair if the first is one.
  private mutating func parseUnicodeEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = scanner.position
    let first = try parseCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = UTF16.isLeadSurrogate(first) && scanner.skip("\\") ? try parseCodeUnit() : 0
    guard UTF16.isTrailSurrogate(second) else {
      throw Diagnostic(
        "half of a surrogate pair is alone", at: start, expected: #"two halves, as \uD83D\uDE00"#)
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func parseCodeUnit() throws(Diagnostic) -> UInt16 {
    guard scanner.skip("u") else { throw scanner.unexpected(expected: "the second half of a surrogate pair") }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      // `hexDigitValue` accepts fullwidth digits, which JSON does not have.
      guard let digit = scanner.next.flatMap({ Character($0).hexDigitValue }), scanner.next?.isASCII == true
      else { throw scanner.unexpected(expected: "four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      scanner.advance()
    }
    return unit
  }

  /// Reads a number and returns its text.
  mutating func parseNumber() throws(Diagnostic) -> String {
    var spelling = scanner.skip("-") ? "-" : ""
    // JSON has no leading zeros: a digit after a zero does not belong to the number.
    spelling += scanner.skip("0") ? "0" : try parseDigits()
    if scanner.skip(".") { spelling += "." + (try parseDigits()) }
    // The longer ones first, since `e+` also begins with `e`.
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

/// The characters that may follow a backslash, and their meanings.
private let shortEscapes: [Unicode.Scalar: Unicode.Scalar] = [
  "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
]
