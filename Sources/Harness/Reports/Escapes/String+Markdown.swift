import UTF8Text

extension String {
  /// The string as code within a line of Markdown, where nothing in it is a link, a mention, an
  /// element or markup.
  ///
  /// Invisible characters are escaped, and long strings are cut in the middle. A run of backticks ends code
  /// only if it is as long as the one that began it, so there is always a run that is safe:
  ///
  ///     "a`b".markdownCode  // ``a`b``
  package var markdownCode: String {
    let line = terminalLine.shortened(to: Markdown.nameWidth)
    // Two backticks with nothing between them would begin code instead of being empty code.
    guard !line.isEmpty else { return "` `" }
    let fence = String(repeating: "`", count: line.longestBacktickRun + 1)
    // Markdown removes one space from both ends if both have one. Some scalars form a single character
    // with a backtick after them.
    let edges: [Unicode.Scalar?] = [" ", "`"]
    let needsBlank = edges.contains(line.unicodeScalars.first) || edges.contains(line.unicodeScalars.last)
    return needsBlank ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// The string, a line of a difference as on a terminal, as a line of a code block in the language
  /// `diff`: its `-` or `+` is moved before its indentation, where highlighting expects it, and a step
  /// becomes the head of a hunk.
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

  /// Returns the string, with an ellipsis instead of its middle if it has more than a number of scalars.
  fileprivate func shortened(to count: Int) -> String {
    let scalars = unicodeScalars
    // Bytes are counted in constant time, and no string has more scalars than bytes.
    guard utf8.count > count, scalars.count > count else { return self }
    let (start, end) = (count * 2 / 3, count - count * 2 / 3 - 1)
    var result = String.UnicodeScalarView(scalars.prefix(start))
    result.append("…")
    result.append(contentsOf: scalars.suffix(end))
    return String(result)
  }
}

/// Pieces of Markdown with text of snapshots.
package enum Markdown {
  /// How long a name or a line may be, in scalars.
  fileprivate static let nameWidth = 300

  /// Returns lines as a block of code.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - language: `diff` colors lines that begin with `-`, `+` or `@@`.
  ///   - most: How many lines there may be; more are counted in one line.
  package static func code(_ lines: [String], language: String, most: Int) -> String {
    // One more line takes no more room than the line that would count it.
    let shown = lines.count > most + 1 ? Array(lines.prefix(most)) : lines
    let omitted = lines.count - shown.count
    return (codeLines(shown, language: language) + (omitted > 0 ? ["", more(omitted, "line")] : [])).map {
      $0 + "\n"
    }
    .joined()
  }

  /// Returns lines as a block of code, with the fences around them.
  package static func codeLines(_ lines: [String], language: String) -> [String] {
    let safe = lines.map { $0.terminalLine.shortened(to: nameWidth) }
    let longest = safe.map(\.longestBacktickRun).max() ?? 0
    // Fewer than three backticks do not begin a block.
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + safe + [fence]
  }

  /// Returns names as a list.
  ///
  /// - Parameters:
  ///   - names: The names, which become code.
  ///   - most: How many names there may be; more are counted.
  ///   - noun: The singular of what is counted.
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
