extension SwiftScanner {
  mutating func scanWord() {
    let (start, position) = (offset, position)
    while let byte = peek(), byte.isWordPart { advance() }
    add(.word, text(from: start, to: offset), from: start, at: position)
  }

  /// Reads a number with everything that may belong to it, such as `0xFF`, `1_000.5e-3`.
  mutating func scanNumber() {
    let (start, position) = (offset, position)
    while let byte = peek() {
      let isFraction = byte == UInt8(ascii: ".") && peek(1)?.isDigit == true
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && followsExponent(from: start)
      guard byte.isWordPart || isFraction || isSign else { break }
      advance()
    }
    add(.number, text(from: start, to: offset), from: start, at: position)
  }

  private func followsExponent(from start: Int) -> Bool {
    // In a hexadecimal number `e` is a digit.
    guard offset > start, peek(1)?.isDigit == true,
      bytes[start..<offset].allSatisfy({ $0 != UInt8(ascii: "x") })
    else { return false }
    return bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
  }

  /// Reads a name between backticks; a lone backtick is left out.
  mutating func scanEscapedWord() {
    let position = position
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return advance() }
    let start = offset
    advance(by: end + 1 - start)
    add(.escapedWord, text(from: start + 1, to: end), from: start, at: position)
  }

  /// Reads what a `#` begins: a raw string, a directive, or a word such as `#selector`.
  mutating func scanHash() {
    let hashes = run(of: UInt8(ascii: "#"))
    if peek(hashes) == UInt8(ascii: "\"") { return scanString(hashes: hashes) }
    if peek(hashes) == UInt8(ascii: "/") { return scanRegularExpression(hashes: hashes) }
    let (start, position) = (offset, position)
    advance(by: hashes)
    while let byte = peek(), byte.isWordPart { advance() }
    let word = text(from: start, to: offset)
    if Self.directives.contains(word) { return scanCondition() }
    add(.word, word, from: start, at: position)
  }

  private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// Reads the rest of a directive's line, except a comment, which may continue on the next line.
  private mutating func scanCondition() {
    let start = tokens.count
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { break }
      if byte == UInt8(ascii: "#") { advance() } else { scan(byte) }
    }
    conditions.append(Array(tokens[start...]))
    tokens.removeSubrange(start...)
  }

  mutating func scanSymbol(_ byte: UInt8) {
    if !openStrings.isEmpty, !countParenthesis(byte) { return }
    let (start, position) = (offset, position)
    advance(by: symbolLength(byte))
    add(.symbol, text(from: start, to: offset), from: start, at: position)
  }

  /// Counts the parentheses of an interpolation; `false` if its string continues here instead.
  private mutating func countParenthesis(_ byte: UInt8) -> Bool {
    let innermost = openStrings.count - 1
    if byte == UInt8(ascii: "(") { openStrings[innermost].parentheses += 1 }
    guard byte == UInt8(ascii: ")") else { return true }
    openStrings[innermost].parentheses -= 1
    guard openStrings[innermost].parentheses == 0 else { return true }
    let string = openStrings.removeLast()
    let (start, position) = (offset, position)
    advance()
    add(.symbol, ")", from: start, at: position)
    scanRest(of: string)
    return false
  }

  /// Returns the length of the symbol; angle brackets, question marks and other signs of types are separate
  /// symbols.
  private func symbolLength(_ byte: UInt8) -> Int {
    let next = peek(1)
    switch byte {
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return 2
    case UInt8(ascii: "<") where next == UInt8(ascii: "="), UInt8(ascii: ">") where next == UInt8(ascii: "="):
      return 2
    case UInt8(ascii: "!") where next == UInt8(ascii: "="): return run(of: UInt8(ascii: "="), from: 1) + 1
    case UInt8(ascii: "&") where next == UInt8(ascii: "&"): return 2
    case UInt8(ascii: "."): return max(1, run(of: UInt8(ascii: ".")))
    case _ where Self.operators.contains(byte):
      var length = 1
      while let following = peek(length), Self.operators.contains(following) { length += 1 }
      return length
    default: return 1
    }
  }

  private static let operators = Set("=+-*%/|^~".utf8)
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether a name can begin with this byte; bytes beyond ASCII count as letters.
  var isWordStart: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") && self < 0x80 || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  var isWordPart: Bool { isWordStart || isDigit }
}
