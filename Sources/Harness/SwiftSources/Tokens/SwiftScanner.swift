import Diagnostics

/// Splits Swift source into tokens.
///
/// It reads any bytes and never fails: text that is not Swift becomes symbols, and what is not closed ends
/// with the text. Comments and the lines of `#if`, `#elseif`, `#else` and `#endif` are left out, so that all
/// branches are read; their conditions are kept separately. The tokens of an interpolation are in
/// parentheses between the pieces of its string:
///
///     SwiftScanner.tokens(of: #""a\(b)""#)  // the string a, (, the word b, ) and an empty string
struct SwiftScanner {
  let bytes: [UInt8]
  var offset = 0
  var tokens: [SwiftToken] = []
  /// The tokens after each `#if`, `#elseif`, `#else` and `#endif`, up to the line's end or a comment.
  var conditions: [[SwiftToken]] = []
  /// The strings whose interpolations are being read, innermost last.
  var openStrings: [OpenString] = []

  private var line = 1
  private var lineStart = 0
  /// The bytes since the line's start that do not begin a scalar.
  private var continuations = 0
  private var lineOfLastToken = 0
  private var endOfLastToken = -1

  /// A string that continues after the interpolation being read.
  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// The number of open parentheses in the interpolation.
    var parentheses = 0
  }

  /// Returns the tokens of a text.
  static func tokens(of text: some StringProtocol) -> [SwiftToken] { SwiftScanner(text).tokens }

  /// Reads a text to its end.
  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    while let byte = peek() {
      if byte == UInt8(ascii: "#") { scanHash() } else { scan(byte) }
    }
  }

  /// Reads what a byte other than a hash begins.
  mutating func scan(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where startsRegularExpression: scanRegularExpression(hashes: 0)
    case UInt8(ascii: "\""): scanString(hashes: 0)
    case UInt8(ascii: "`"): scanEscapedWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case _ where byte.isWordStart: scanWord()
    default: scanSymbol(byte)
    }
  }

  /// Returns the byte `distance` bytes ahead.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Returns how often a byte is repeated here, up to a limit.
  func run(of byte: UInt8, from distance: Int = 0, atMost limit: Int = .max) -> Int {
    var count = 0
    while count < limit, peek(distance + count) == byte { count += 1 }
    return count
  }

  mutating func advance(by count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        (lineStart, continuations) = (offset, 0)
        // Columns count scalars; bytes after the first one of a scalar begin with the bits 10.
      } else if byte & 0xC0 == 0x80 {
        continuations += 1
      }
    }
  }

  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuations + 1)
  }

  /// Adds a token from `start` up to the current byte.
  mutating func add(
    _ kind: SwiftToken.Kind, _ text: String, from start: Int, at position: SourcePosition
  ) {
    tokens.append(
      SwiftToken(
        kind: kind, text: text, position: position, range: start..<offset,
        startsLine: position.line != lineOfLastToken,
        touchesPrevious: start == endOfLastToken))
    (lineOfLastToken, endOfLastToken) = (line, offset)
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        advance(by: 2)
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(by: 2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }
}
