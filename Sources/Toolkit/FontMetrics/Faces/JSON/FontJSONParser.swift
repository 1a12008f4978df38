/// Parses the JSON of families' files.
struct FontJSONParser {
  private let bytes: [UInt8]
  private(set) var index = 0

  /// The deepest nesting of arrays and objects: a family's file has five levels.
  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(FontJSONFaults) -> FontJSON {
    skipSpace()
    let value = try value(depth: 0)
    skipSpace()
    guard next == nil else { throw unexpected("nothing after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(FontJSONFaults) -> FontJSON {
    let start = index
    switch next {
    case UInt8(ascii: "{"): return FontJSON(.object(try members(depth: depth)), at: start)
    case UInt8(ascii: "["): return FontJSON(.array(try elements(depth: depth)), at: start)
    case UInt8(ascii: "\""): return FontJSON(.string(try string()), at: start)
    case let next? where next == UInt8(ascii: "-") || next.isDigit: return FontJSON(try number(), at: start)
    default: return FontJSON(try word(), at: start)
    }
  }

  private mutating func word() throws(FontJSONFaults) -> FontJSON.Content {
    for (word, content) in [
      ("true", FontJSON.Content.boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw unexpected("a JSON value")
  }

  private mutating func elements(depth: Int) throws(FontJSONFaults) -> [FontJSON] {
    try open(depth: depth)
    var elements: [FontJSON] = []
    if skip("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      if try isClosed(by: "]") { return elements }
    }
  }

  private mutating func members(depth: Int) throws(FontJSONFaults) -> [FontJSON.Member] {
    try open(depth: depth)
    var members: [FontJSON.Member] = []
    var keys: Set<String> = []
    if skip("}") { return members }
    while true {
      let start = index
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw FontJSONFaults(
          "the key '\(key.shownInError)' is there twice", at: start, expected: "each key once in an object")
      }
      skipSpace()
      guard skip(":") else { throw unexpected("':' after the key") }
      skipSpace()
      members.append(FontJSON.Member(key: key, offset: start, value: try value(depth: depth + 1)))
      if try isClosed(by: "}") { return members }
    }
  }

  /// Skips an opening bracket.
  private mutating func open(depth: Int) throws(FontJSONFaults) {
    guard depth < Self.maximumDepth else {
      throw FontJSONFaults(
        "the value is nested too deeply", at: index,
        expected: "at most \(Self.maximumDepth) levels of arrays and objects")
    }
    index += 1
    skipSpace()
  }

  /// Skips what follows an element: the closing bracket, or a comma and the space after it.
  private mutating func isClosed(by bracket: Unicode.Scalar) throws(FontJSONFaults) -> Bool {
    skipSpace()
    if skip(bracket) { return true }
    guard skip(",") else { throw unexpected("',' or '\(bracket)'") }
    skipSpace()
    return false
  }
}

extension FontJSONParser {
  /// The next byte; `nil` at the end.
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
  }

  /// Returns the error for what is next.
  private func unexpected(_ expected: String) -> FontJSONFaults {
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars
    let found = rest.first.map { "found '\(String($0).shownInError)'" } ?? "the file ends here"
    return FontJSONFaults(found, at: index, expected: expected)
  }
}

extension FontJSONParser {
  private mutating func number() throws(FontJSONFaults) -> FontJSON.Content {
    let start = index
    _ = skip("-")
    // JSON has no leading zeros: a digit after a zero does not belong to the number.
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
    return Int(spelling).map { .integer($0) } ?? .number(spelling)
  }

  private mutating func digits() throws(FontJSONFaults) {
    let start = index
    while let next, next.isDigit { index += 1 }
    guard index > start else { throw unexpected("a digit") }
  }

  private mutating func string() throws(FontJSONFaults) -> String {
    index += 1
    var result = ""
    while true {
      let start = index
      while let next, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\"), next >= 0x20 { index += 1 }
      result += String(decoding: bytes[start..<index], as: UTF8.self)
      if skip("\"") { return result }
      guard skip("\\") else { throw unexpected("a closing quote, or an escaped control character") }
      result.unicodeScalars.append(try escape())
    }
  }

  private mutating func escape() throws(FontJSONFaults) -> Unicode.Scalar {
    let start = index - 1
    if skip("u") { return try unicodeEscape(from: start) }
    guard let next, let scalar = shortEscapes[next] else {
      throw unexpected(#"an escape: \" \\ \/ \b \f \n \r \t or \uXXXX"#)
    }
    index += 1
    return scalar
  }

  /// Reads `XXXX`, and the second half of a surrogate pair if the first is one.
  private mutating func unicodeEscape(from start: Int) throws(FontJSONFaults) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), skip("\\"), skip("u") {
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
    }
    throw FontJSONFaults(
      "half of a surrogate pair is alone", at: start, expected: #"two halves, as \uD83D\uDE00"#)
  }

  private mutating func codeUnit() throws(FontJSONFaults) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}

/// The characters that may follow a backslash, and their meanings.
private let shortEscapes: [UInt8: Unicode.Scalar] = [
  UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
  UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
]
