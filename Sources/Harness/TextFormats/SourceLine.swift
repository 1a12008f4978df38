import Diagnostics

/// A line of a file without its line feed, and the place where it begins.
package struct SourceLine: Hashable, Sendable {
  package var text: String
  package var position: SourcePosition

  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
  }

  /// The lines of a file that ends with a line feed; throws where that is missing.
  package static func lines(of text: String) throws(Diagnostic) -> [SourceLine] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { SourceLine(String($1), at: SourcePosition(line: $0 + 1, column: 1)) }
    guard let rest = lines.popLast(), rest.text.isEmpty, !lines.isEmpty else {
      let column = (text.unicodeScalars.split(separator: "\n").last?.count ?? 0) + 1
      throw Diagnostic(
        "found the end of the text", at: SourcePosition(line: lines.count + 1, column: column),
        expected: "a line feed at the end of the last line")
    }
    return lines
  }

  /// The line without its first `count` scalars.
  package func dropping(_ count: Int) -> SourceLine {
    SourceLine(
      String(text.unicodeScalars.dropFirst(count)),
      at: SourcePosition(line: position.line, column: position.column + count))
  }

  /// Scans the line from its first scalar.
  package var scanner: SourceScanner { SourceScanner(text, at: position) }

  /// How many blanks the line begins with.
  package var indentation: Int { text.unicodeScalars.prefix { $0 == " " }.count }
}
