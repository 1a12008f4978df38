import SourceText

/// Text of unknown origin as Markdown that shows it and does nothing else.
enum MarkdownText {
  /// One line as code.
  static func code(_ text: String) -> String {
    let line = text.terminalLine
    let fence = fence(around: line, atLeast: 1)
    // One blank at both ends is taken away again where there is one at both.
    let pad = line.isEmpty || ["`", " "].contains { line.hasPrefix($0) || line.hasSuffix($0) } ? " " : ""
    return fence + pad + line + pad + fence
  }

  /// Lines as a block of code in a language.
  static func block(_ lines: [String], in language: String) -> [String] {
    let lines = lines.map(\.terminalLine)
    let fence = fence(around: lines.joined(separator: "\n"), atLeast: 3)
    return [fence + language] + lines + [fence]
  }

  /// Lines that are folded away, behind a word or two that need no escaping.
  static func folded(_ lines: [String], behind summary: String) -> [String] {
    ["<details><summary>\(summary)</summary>", ""] + lines + ["", "</details>"]
  }

  /// More backticks than the text has anywhere in a row.
  private static func fence(around text: String, atLeast least: Int) -> String {
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }
}
