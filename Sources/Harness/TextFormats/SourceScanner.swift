import Diagnostics

/// Reads a text scalar by scalar and knows the place of the next one.
package struct SourceScanner: Sendable {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  /// The place of the next scalar.
  package private(set) var position: SourcePosition

  /// Scans `text`, whose first scalar stands at `position` of its file.
  package init(_ text: some StringProtocol, at position: SourcePosition = .start) {
    scalars = Array(text.unicodeScalars)
    self.position = position
  }

  package var isAtEnd: Bool { offset == scalars.count }

  /// The next scalar, or `nil` at the end.
  package var next: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  /// What stands next, in words for a diagnostic: `'x'`, `U+202E`, `the end of the line`.
  package var found: String {
    guard let next else { return "the end of the text" }
    if next == "\n" || next == "\r" { return "the end of the line" }
    return next.isVisible && !next.isMark ? "'\(next)'" : next.codePoint
  }

  /// Whether `text` stands next.
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

  /// Steps over `text` where it stands next, and says whether it did.
  package mutating func skip(_ text: String) -> Bool {
    guard stands(text) else { return false }
    for _ in text.unicodeScalars { advance() }
    return true
  }

  /// Steps over scalars as long as `isWanted` holds, and returns them.
  package mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let next, isWanted(next) { advance() }
    return Self.text(of: scalars[start..<offset])
  }

  /// The scalars as a string, made at once.
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

  /// A fault at the next scalar: something else than `expected` stands there.
  package func unexpected(expected: String) -> Diagnostic {
    Diagnostic("found \(found)", at: position, expected: expected)
  }
}
