/// The part of a Markdown text that a reader takes for markup or words, as it is not in code; by CommonMark's rules,
/// which look at scalars: a mark after a backtick makes one character of both.
package struct MarkdownProse {
  /// The lines outside of blocks of code, without the code within them.
  package private(set) var lines: [String] = []
  /// Whether every block of code has an end.
  package private(set) var isClosed = true

  package init(_ text: String) {
    var fence: Int?
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }.count
      if let open = fence {
        if ticks >= open, line.dropFirst(ticks).allSatisfy({ $0 == " " }) { fence = nil }
      } else if ticks >= 3, !line.dropFirst(ticks).contains("`") {
        fence = ticks
      } else {
        lines.append(String(Self.withoutCode(line)))
      }
    }
    isClosed = fence == nil
  }

  /// The line without code, which ends at the next run of backticks of the same length.
  private static func withoutCode(_ line: Substring.UnicodeScalarView) -> String.UnicodeScalarView {
    var rest = line
    var prose = String.UnicodeScalarView()
    while let start = rest.firstIndex(of: "`") {
      prose.append(contentsOf: rest[..<start])
      let mark = rest[start...].prefix { $0 == "`" }
      rest = rest[mark.endIndex...]
      if let end = endOfRun(of: mark.count, in: rest) {
        rest = rest[end...]
      } else {
        prose.append(contentsOf: mark)
      }
    }
    prose.append(contentsOf: rest)
    return prose
  }

  /// Where the first run of exactly so many backticks ends.
  private static func endOfRun(of count: Int, in line: Substring.UnicodeScalarView) -> String.Index? {
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == count { return run.endIndex }
      rest = rest[run.endIndex...]
    }
    return nil
  }
}
