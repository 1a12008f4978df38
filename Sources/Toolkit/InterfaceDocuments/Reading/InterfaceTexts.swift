/// A table of texts in a language: lines such as `"a-1.text" = "Hello";`, whose words need no quotation marks.
///
///     let table = try InterfaceTexts(Array(#""a-1.text" = "Hello";"#.utf8), file: "Main.strings")
///     table.texts  // ["a-1.text": "Hello"]
package struct InterfaceTexts: Hashable, Sendable {
  /// The texts by the objects' identifiers and the names of their properties.
  package let texts: [String: String]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, of at most 16 MiB in UTF-8 or in UTF-16 with a mark.
  ///   - file: The file's name, for messages.
  package init(_ bytes: [UInt8], file: String) throws(InterfaceFault) {
    var reader = TextTableReader(try Self.decoded(bytes, file), file: file)
    texts = try reader.read()
  }

  private static func decoded(_ bytes: [UInt8], _ file: String) throws(InterfaceFault) -> [Unicode.Scalar] {
    func fault(_ problem: InterfaceFault.Problem) -> InterfaceFault {
      InterfaceFault(file: file, position: InterfacePosition(line: 1, column: 1), problem: problem)
    }
    if bytes.count > MarkupReader.longest { throw fault(.tooLong(limit: MarkupReader.longest)) }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw fault(.invalidText) }
      return text.unicodeScalars.filter { $0 != "\u{FEFF}" }
    }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw fault(.invalidText) }
    return Array(text.unicodeScalars)
  }
}

/// Reads pairs of quoted texts.
private struct TextTableReader {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ scalars: [Unicode.Scalar], file: String) { (self.scalars, self.file) = (scalars, file) }

  mutating func read() throws(InterfaceFault) -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let key = try readText()
      try skipSpace()
      // A key without a text is its own.
      if index < scalars.count, scalars[index] == ";" {
        texts[key] = key
      } else {
        try expect("=")
        texts[key] = try readText()
      }
      try expect(";")
      try skipSpace()
    }
    return texts
  }

  private mutating func readText() throws(InterfaceFault) -> String {
    try skipSpace()
    if index < scalars.count, Self.isPlain(scalars[index]) { return readWord() }
    guard index < scalars.count, scalars[index] == "\"" else { throw fault("a quotation mark") }
    advance()
    var text = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != "\"" {
      if scalars[index] == "\\" {
        advance()
        text.append(try readEscape())
      } else {
        text.append(scalars[index])
        advance()
      }
    }
    guard index < scalars.count else { throw fault("a quotation mark") }
    advance()
    return String(text)
  }

  private mutating func readWord() -> String {
    let start = index
    while index < scalars.count, Self.isPlain(scalars[index]) { advance() }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  /// Whether a character needs no quotation marks, as in property lists.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_$.:-".unicodeScalars.contains(scalar))
  }

  /// Reads what follows a backslash: a letter for a control character, or `U` and four digits, of which characters
  /// outside the basic plane need two.
  private mutating func readEscape() throws(InterfaceFault) -> Unicode.Scalar {
    guard index < scalars.count else { throw fault("a character") }
    let scalar = scalars[index]
    advance()
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u": return try readScalar()
    default: return scalar
    }
  }

  private mutating func readScalar() throws(InterfaceFault) -> Unicode.Scalar {
    let unit = try readUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), has("\\", "U") || has("\\", "u") else {
      throw fault("two surrogates such as '\\Ud83d\\Ude00'")
    }
    advance()
    advance()
    let trail = try readUnit()
    guard UTF16.isTrailSurrogate(trail) else { throw fault("two surrogates such as '\\Ud83d\\Ude00'") }
    let offset = UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)
    return Unicode.Scalar(0x10000 + offset) ?? "\u{FFFD}"
  }

  private mutating func readUnit() throws(InterfaceFault) -> UInt16 {
    let digits = scalars[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
    else { throw fault("four digits") }
    for _ in 0..<4 { advance() }
    return unit
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(InterfaceFault) {
    try skipSpace()
    guard index < scalars.count, scalars[index] == scalar else { throw fault("'\(scalar)'") }
    advance()
  }

  /// Skips space and comments.
  private mutating func skipSpace() throws(InterfaceFault) {
    while index < scalars.count {
      if scalars[index].properties.isWhitespace {
        advance()
      } else if has("/", "*") {
        advance()
        advance()
        while index < scalars.count, !has("*", "/") { advance() }
        guard index < scalars.count else { throw fault("'*/'") }
        advance()
        advance()
      } else if has("/", "/") {
        while index < scalars.count, scalars[index] != "\n" { advance() }
      } else {
        return
      }
    }
  }

  private func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < scalars.count && scalars[index] == first && scalars[index + 1] == second
  }

  private mutating func advance() {
    if index < scalars.count, scalars[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func fault(_ expected: String) -> InterfaceFault {
    let found = index < scalars.count ? "'\(scalars[index])'" : "the end of the file"
    return InterfaceFault(
      file: file, position: InterfacePosition(line: line, column: max(1, index - lineStart + 1)),
      problem: .expected(expected, found: found))
  }
}
