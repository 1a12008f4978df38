import UTF8Text

extension String {
  /// The string as code within a line of Markdown, where nothing in it is a link, a mention, an
  /// element or markup.
  ///
  /// What a reader could not see is escaped, and what is long is cut in its middle. A run of
  /// backticks ends code only if it is as long as the one that began it, so there is always one
  /// that does not.
  package var markdownCode: String {
    let line = terminalLine.shortened(to: Markdown.nameWidth)
    // Two backticks with nothing between them would begin code instead of being some.
    guard !line.isEmpty else { return "` `" }
    let fence = String(repeating: "`", count: line.longestBacktickRun + 1)
    // One blank at both ends is taken away again where there is one at both. Some scalars make one
    // character of themselves and a backtick behind them.
    let edges: [Unicode.Scalar?] = [" ", "`"]
    let needsBlank = edges.contains(line.unicodeScalars.first) || edges.contains(line.unicodeScalars.last)
    return needsBlank ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// The string, a line of a difference as a terminal has it, as one of a block of code in the
  /// language `diff`: its `-` or `+` is moved before its indentation, where highlighting looks for
  /// it, and a step becomes the head of a hunk.
  package var markdownDiffLine: String {
    if hasPrefix("step ") { return "@@ \(self) @@" }
    let mark = drop { $0 == " " }.prefix(2)
    guard mark == "- " || mark == "+ " else { return self }
    let indentation = prefix { $0 == " " }
    return String(mark) + indentation + dropFirst(indentation.count + 2)
  }

  /// The length of the longest run of backticks.
  fileprivate var longestBacktickRun: Int {
    var (longest, present) = (0, 0)
    for byte in utf8 {
      present = byte == UInt8(ascii: "`") ? present + 1 : 0
      longest = max(longest, present)
    }
    return longest
  }

  /// Returns the string, with an ellipsis instead of its middle if it is longer than so many
  /// scalars.
  fileprivate func shortened(to count: Int) -> String {
    let scalars = unicodeScalars
    // Bytes are counted at once, and no string has more scalars than bytes.
    guard utf8.count > count, scalars.count > count else { return self }
    let (start, end) = (count * 2 / 3, count - count * 2 / 3 - 1)
    var result = String.UnicodeScalarView(scalars.prefix(start))
    result.append("…")
    result.append(contentsOf: scalars.suffix(end))
    return String(result)
  }
}

/// Pieces of Markdown that hold text of snapshots.
package enum Markdown {
  /// How long a name or a line may be, in scalars.
  fileprivate static let nameWidth = 300

  /// Lines as a block of code, at most so many of them.
  ///
  /// - Parameter language: `diff` colors lines that begin with `-`, `+` or `@@`.
  package static func code(_ lines: [String], language: String, most: Int) -> String {
    // One line more costs no more than saying that it is left out.
    let shown = lines.count > most + 1 ? Array(lines.prefix(most)) : lines
    let omitted = lines.count - shown.count
    return (codeLines(shown, language: language) + (omitted > 0 ? ["", more(omitted, "line")] : [])).map {
      $0 + "\n"
    }
    .joined()
  }

  /// Lines as a block of code, with the lines around them that make it one.
  package static func codeLines(_ lines: [String], language: String) -> [String] {
    let safe = lines.map { $0.terminalLine.shortened(to: nameWidth) }
    let longest = safe.map(\.longestBacktickRun).max() ?? 0
    // Fewer than three backticks begin no block.
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + safe + [fence]
  }

  /// Names as a list, at most so many of them.
  package static func list(_ names: [String], most: Int, of noun: String) -> String {
    let shown = names.count > most + 1 ? Array(names.prefix(most)) : names
    let omitted = names.count - shown.count
    return (shown.map { "- \($0.markdownCode)" } + (omitted > 0 ? ["- \(more(omitted, noun))"] : [])).map {
      $0 + "\n"
    }
    .joined()
  }

  /// `… and 12 more scenarios`
  package static func more(_ count: Int, _ noun: String) -> String {
    "… and \(count) more \(noun)\(count == 1 ? "" : "s")"
  }
}
