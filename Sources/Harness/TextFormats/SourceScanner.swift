import Diagnostics
import UTF8Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Reads a text scalar by scalar, with the position of the next one.
///
///     var scanner = SourceScanner("ab\nc")
///     scanner.skip("ab\n")  // true
///     scanner.position  // line 2, column 1
///     scanner.next  // "c"
package struct SourceScanner: Sendable {
  private let text: ScannedText
  /// The number of bytes before the next scalar.
  private var offset = 0
  /// The position of the next scalar.
  package private(set) var position: SourcePosition

  /// Creates a scanner of `text`, whose first scalar is at `position` in its file.
  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = ScannedText(text)
    self.position = position
  }

  package var isAtEnd: Bool { offset == text.count }

  /// The next scalar; `nil` at the end.
  package var next: Unicode.Scalar? { isAtEnd ? nil : text.scalar(at: offset) }

  /// What is next, in words for a diagnostic: `'x'`, `U+202E`, `the end of the line`.
  package var found: String {
    guard let next else { return "the end of the text" }
    if next == "\n" || next == "\r" { return "the end of the line" }
    return next.isVisible && !next.isMark ? "'\(next)'" : next.codePoint
  }

  /// Whether `text` is next.
  package func stands(_ text: String) -> Bool {
    self.text.has(text, at: offset)
  }

  /// Advances past the next scalar and returns it; returns `nil` at the end.
  @discardableResult
  package mutating func advance() -> Unicode.Scalar? {
    guard let next else { return nil }
    move(to: offset + text.length(at: offset))
    return next
  }

  /// Advances past `text` if it is next, and returns whether it was.
  package mutating func skip(_ text: String) -> Bool {
    guard stands(text) else { return false }
    move(to: offset + text.utf8.count)
    return true
  }

  /// Advances past scalars while `isWanted` is true, and returns them.
  package mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    // Reading the object once, instead of for each scalar, saves most of the time in a debug build.
    let (start, count, bytes) = (offset, text.count, text.bytes)
    var end = start
    while end < count {
      let byte = bytes[end]
      guard isWanted(byte < 0x80 ? Unicode.Scalar(byte) : text.scalar(at: end)) else { break }
      end += byte < 0x80 ? 1 : text.length(at: end)
    }
    move(to: end)
    return text.string(from: start, to: end)
  }

  private mutating func move(to end: Int) {
    let bytes = text.bytes
    while offset < end {
      let byte = bytes[offset]
      if byte == 0x0A {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        // Counts the first byte of a scalar only.
        position.column += 1
      }
      offset += 1
    }
  }

  /// Returns a fault at the next scalar, which is not the `expected` one.
  package func unexpected(expected: String) -> Diagnostic {
    Diagnostic("found \(found)", at: position, expected: expected)
  }
}

/// A line of a file without its line feed, and the position of its start.
package struct SourceLine: Hashable, Sendable {
  package var text: String
  package var position: SourcePosition

  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
  }

  /// Returns the lines of a file that ends with a line feed; throws if it does not.
  package static func lines(of text: String) throws(Diagnostic) -> [SourceLine] {
    var lines = pieces(of: text)
    guard let rest = lines.popLast(), rest.text.isEmpty, !lines.isEmpty else {
      let column = (text.unicodeScalars.split(separator: "\n").last?.count ?? 0) + 1
      throw Diagnostic(
        "found the end of the text", at: SourcePosition(line: lines.count + 1, column: column),
        expected: "a line feed at the end of the last line")
    }
    return lines
  }

  /// Returns the lines, and the text after the last line feed.
  private static func pieces(of text: String) -> [SourceLine] {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return [SourceLine("")] }
      var pieces: [SourceLine] = []
      var (start, number) = (0, 1)
      while start <= bytes.count {
        let feed = memchr(first + start, 0x0A, bytes.count - start)
        let end = feed.map { UnsafeRawPointer(first).distance(to: $0) } ?? bytes.count
        pieces.append(
          SourceLine(
            String(utf8: first + start, count: end - start), at: SourcePosition(line: number, column: 1)))
        start = end + 1
        number += 1
      }
      return pieces
    }
  }

  /// Returns the line without its first `count` scalars.
  package func dropping(_ count: Int) -> SourceLine {
    var start = text.startIndex
    var left = count
    while left > 0, start < text.endIndex {
      start = text.unicodeScalars.index(after: start)
      left -= 1
    }
    return SourceLine(
      String(text[start...]), at: SourcePosition(line: position.line, column: position.column + count - left))
  }

  /// A scanner of the line, from its first scalar.
  package var scanner: SourceScanner { SourceScanner(text, at: position) }

  /// The number of spaces at the start of the line.
  package var indentation: Int {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return 0 }
      var count = 0
      while count < bytes.count, first[count] == UInt8(ascii: " ") { count += 1 }
      return count
    }
  }
}
