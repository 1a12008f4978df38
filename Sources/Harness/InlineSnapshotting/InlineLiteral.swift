import UTF8Text

/// A text as a multi-line string literal of Swift.
///
///     InlineLiteral("a\n\\b").source(indentedBy: "  ")
///     // #"""
///     //   a
///     //   \b
///     //   """#
struct InlineLiteral {
  private let lines: [String]
  /// The number signs around the literal: as many as the text needs to be read without escapes.
  private let hashes: String

  init(_ text: String) {
    let hashes = Self.hashes(for: text)
    self.hashes = hashes
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.escaped(line, after: hashes)
    }
  }

  /// Returns the literal, whose lines after the first one are indented.
  ///
  /// - Parameters:
  ///   - indentation: The white space before each line; empty lines get none.
  ///   - lineEnd: What ends each line of the source.
  func source(indentedBy indentation: String, lineEnd: String = "\n") -> String {
    let content = lines.map { $0.isEmpty ? "" : indentation + $0 }
    return (["\(hashes)\"\"\""] + content + ["\(indentation)\"\"\"\(hashes)"]).joined(separator: lineEnd)
  }

  /// The fewest number signs with which the text has no escapes and no end of the literal.
  private static func hashes(for text: String) -> String {
    // By scalars, as the compiler reads: a mark that combines with a quote is one character with it.
    let text = text.unicodeScalars
    var hashes = ""
    while text.contains("\"\"\"\(hashes)".unicodeScalars) || text.contains("\\\(hashes)".unicodeScalars) {
      hashes += "#"
    }
    return hashes
  }

  /// Escapes what a reader does not see, and white space at the end of the line, which editors remove.
  private static func escaped(_ line: Substring.UnicodeScalarView, after hashes: String) -> String {
    let last = line.indices.last
    return line.indices.map { index in
      let scalar = line[index]
      let isSpace = scalar == " " || scalar == "\t"
      let isPlain = isSpace ? index != last : scalar.isHarmless
      return isPlain ? String(scalar) : "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }
}
