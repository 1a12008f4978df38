import Diagnostics

extension SwiftScanner {
  /// Reads a string after its hashes, to its end or its first interpolation.
  mutating func scanString(hashes: Int) {
    let isMultiline = run(of: UInt8(ascii: "\""), from: hashes, atMost: 3) == 3
    let string = OpenString(hashes: hashes, isMultiline: isMultiline)
    let (start, position) = (offset, position)
    advance(by: hashes + (isMultiline ? 3 : 1))
    scanPiece(of: string, from: start, at: position)
  }

  /// Reads a string after an interpolation, to its end or the next one.
  mutating func scanRest(of string: OpenString) {
    scanPiece(of: string, from: offset, at: position)
  }

  private mutating func scanPiece(
    of string: OpenString, from start: Int, at position: SourcePosition
  ) {
    let textStart = offset
    while let byte = peek() {
      // An unterminated string ends with its line.
      if byte == UInt8(ascii: "\n"), !string.isMultiline { break }
      if byte == UInt8(ascii: "\""), let length = closingLength(of: string) {
        let text = text(from: textStart, to: offset)
        advance(by: length)
        return add(.string, text, from: start, at: position)
      }
      if byte == UInt8(ascii: "\\"),
        run(of: UInt8(ascii: "#"), from: 1, atMost: string.hashes) == string.hashes
      {
        guard peek(1 + string.hashes) == UInt8(ascii: "(") else {
          // The escaped scalar is skipped, too, unless it ends the line.
          advance(by: 1 + string.hashes)
          if peek() != UInt8(ascii: "\n") { advance() }
          continue
        }
        add(.string, text(from: textStart, to: offset), from: start, at: position)
        advance(by: 1 + string.hashes)
        openStrings.append(string)
        return
      }
      advance()
    }
    add(.string, text(from: textStart, to: offset), from: start, at: position)
  }

  /// Returns the length of the next quotes and hashes, if they close the string.
  private func closingLength(of string: OpenString) -> Int? {
    let quotes = string.isMultiline ? 3 : 1
    guard run(of: UInt8(ascii: "\""), atMost: quotes) == quotes,
      run(of: UInt8(ascii: "#"), from: quotes, atMost: string.hashes) == string.hashes
    else { return nil }
    return quotes + string.hashes
  }

  /// Whether a slash is in an operand's position, touches what follows, and is closed on its line.
  var startsRegularExpression: Bool {
    if let last = tokens.last {
      let endsOperand =
        last.kind == .symbol
        ? [")", "]", "}", ">", "?", "!"].contains(last.text)
        : !(last.kind == .word && Self.wordsBeforeOperands.contains(last.text))
      if endsOperand { return false }
    }
    guard let next = peek(1),
      ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "=")].contains(next)
    else { return false }
    var distance = 1
    while let byte = peek(distance), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") { return true }
      distance += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "case", "try", "await", "if", "where",
  ]

  /// Reads a regular expression between slashes, to its end or that of its line; with hashes, it may have
  /// several lines.
  mutating func scanRegularExpression(hashes: Int) {
    let (start, position) = (offset, position)
    advance(by: hashes + 1)
    let isMultiline = hashes > 0 && peek() == UInt8(ascii: "\n")
    let textStart = offset
    while let byte = peek() {
      if byte == UInt8(ascii: "\n"), !isMultiline { break }
      if byte == UInt8(ascii: "/"), run(of: UInt8(ascii: "#"), from: 1, atMost: hashes) == hashes {
        let text = text(from: textStart, to: offset)
        advance(by: 1 + hashes)
        return add(.string, text, from: start, at: position)
      }
      advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    add(.string, text(from: textStart, to: offset), from: start, at: position)
  }
}
