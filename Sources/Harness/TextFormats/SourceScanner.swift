import Diagnostics
import UTF8Text

/// Reads a text scalar by scalar, with the position of the next one.
package struct SourceScanner: Sendable {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  /// The position of the next scalar.
  package private(set) var position: SourcePosition

  /// Creates a scanner of `text`, whose first scalar is at `position` of its file.
  package init(_ text: some StringProtocol, at position: SourcePosition = .start) {
    scalars = Array(text.unicodeScalars)
    self.position = position
  }

  package var isAtEnd: Bool { offset == scalars.count }

  /// The next scalar, or `nil` at the end.
  package var next: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  /// What is next, in words for a diagnostic: `'x'`, `U+202E`, `the end of the line`.
  package var found: String {
    guard let next else { return "the end of the text" }
    if next == "\n" || next == "\r" { return "the end of the line" }
    return next.isVisible && !next.isMark ? "'\(next)'" : next.codePoint
  }

  /// Whether `text` is next.
  package func stands(_ text: String) -> Bool {
    var index = offset
    for scalar in text.unicodeScalars {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  /// Steps over the next scalar and returns it, or returns `nil` at the end.
  @discardableResult
  package mutating func advance() -> Unicode.Scalar? {
    guard let next else { return nil }
    offset += 1
    position = position.advanced(over: next)
    return next
  }

  /// Steps over `text` where it is next, and returns whether it was.
  package mutating func skip(_ text: String) -> Bool {
    guard stands(text) else { return false }
    for _ in text.unicodeScalars { advance() }
    return true
  }

  /// Steps over scalars as long as `isWanted` is true, and returns them.
  package mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let next, isWanted(next) { advance() }
    return Self.text(of: scalars[start..<offset])
  }

  /// Returns the scalars as a string. Appending them one by one takes far longer.
  private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(unsafeUninitializedCapacity: 4 * scalars.count) { bytes in
      var count = 0
      for scalar in scalars {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }

  /// Returns a fault at the next scalar, which is not what is `expected`.
  package func unexpected(expected: String) -> Diagnostic {
    Diagnostic("found \(found)", at: position, expected: expected)
  }
}

/// A line of a file without its line feed, and the position where it begins.
package struct SourceLine: Hashable, Sendable {
  package var text: String
  package var position: SourcePosition

  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
  }

  /// Returns the lines of a file that ends with a line feed; throws where that is missing.
  package static func lines(of text: String) throws(Diagnostic) -> [SourceLine] {
    // A line feed is one byte, and no part of any other scalar.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { SourceLine(String(Substring($1)), at: SourcePosition(line: $0 + 1, column: 1)) }
    guard let rest = lines.popLast(), rest.text.isEmpty, !lines.isEmpty else {
      let column = (text.unicodeScalars.split(separator: "\n").last?.count ?? 0) + 1
      throw Diagnostic(
        "found the end of the text", at: SourcePosition(line: lines.count + 1, column: column),
        expected: "a line feed at the end of the last line")
    }
    return lines
  }

  /// Returns the line without its first `count` scalars.
  package func dropping(_ count: Int) -> SourceLine {
    SourceLine(
      String(text.unicodeScalars.dropFirst(count)),
      at: SourcePosition(line: position.line, column: position.column + count))
  }

  /// A scanner of the line from its first scalar on.
  package var scanner: SourceScanner { SourceScanner(text, at: position) }

  /// The number of blanks that the line begins with.
  package var indentation: Int { text.unicodeScalars.prefix { $0 == " " }.count }
}
