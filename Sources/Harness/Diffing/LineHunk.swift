/// Changes that are close to each other, with unchanged lines around them.
///
///     let hunk = LineDifference(from: "a\nb\nc\n", to: "a\nx\nc\n").hunks(context: 1)[0]
///     hunk.heading  // @@ -1,3 +1,3 @@
///     hunk.lines.map(\.text)  // ["a", "b", "x", "c"]
public struct LineHunk: Hashable, Sendable {
  /// The indices of the old text's lines, counted from 0.
  public var old: Range<Int>
  /// The indices of the new text's lines, counted from 0.
  public var new: Range<Int>
  /// The lines from top to bottom; in each change, removed lines are first.
  public var lines: [Line]

  /// One line of a hunk.
  public struct Line: Hashable, Sendable {
    /// Whether the line is removed, added or unchanged.
    public var sign: Sign
    /// The line's bytes with its newline, which the last line of a text may lack.
    public var bytes: ArraySlice<UInt8>

    /// The line's text without its newline; invalid UTF-8 is replaced by U+FFFD.
    public var text: String {
      String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes, as: UTF8.self)
    }
  }

  /// What happens to a line; the raw value is the character that `diff -u` writes before it.
  public enum Sign: UInt8, Hashable, Sendable {
    /// A space: the line is in both texts.
    case unchanged = 0x20
    /// `-`: the line is in the old text only.
    case removed = 0x2D
    /// `+`: the line is in the new text only.
    case added = 0x2B
  }

  /// The hunk's head as `diff -u` writes it: `@@ -1,4 +1,5 @@`.
  public var heading: String { "@@ -\(Self.text(of: old)) +\(Self.text(of: new)) @@" }

  /// Returns a range counted from 1; for an empty range, `diff` names the line before it.
  private static func text(of range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}

extension LineDifference {
  /// Returns the changes with unchanged lines around them; changes whose hunks would meet share one.
  ///
  /// - Parameter context: The most unchanged lines before and after each change; 3 by default.
  public func hunks(context: Int = 3) -> [LineHunk] {
    groups(context: context).map { hunk($0, context: context) }
  }

  /// The edits that share a hunk.
  private func groups(context: Int) -> [ArraySlice<LineEdit>] {
    var groups: [ArraySlice<LineEdit>] = []
    var start = 0
    for index in edits.indices.dropFirst()
    where edits[index].old.lowerBound - edits[index - 1].old.upperBound > 2 * context {
      groups.append(edits[start..<index])
      start = index
    }
    return edits.isEmpty ? [] : groups + [edits[start...]]
  }

  private func hunk(_ edits: ArraySlice<LineEdit>, context: Int) -> LineHunk {
    let (first, last) = (edits[edits.startIndex], edits[edits.endIndex - 1])
    let head = min(context, first.old.lowerBound)
    let tail = min(context, before.count - last.old.upperBound)
    var hunk = LineHunk(
      old: first.old.lowerBound - head..<last.old.upperBound + tail,
      new: first.new.lowerBound - head..<last.new.upperBound + tail, lines: [])
    var line = hunk.old.lowerBound
    for edit in edits {
      hunk.append(line..<edit.old.lowerBound, of: before, .unchanged)
      hunk.append(edit.old, of: before, .removed)
      hunk.append(edit.new, of: after, .added)
      line = edit.old.upperBound
    }
    hunk.append(line..<hunk.old.upperBound, of: before, .unchanged)
    return hunk
  }
}

extension LineHunk {
  fileprivate mutating func append(_ range: Range<Int>, of text: TextLines, _ sign: Sign) {
    for line in range { lines.append(Line(sign: sign, bytes: text[line])) }
  }
}

extension LineDifference {
  /// Returns the hunks as `diff -u` writes them, without its two head lines; an empty text if both texts are
  /// equal.
  ///
  /// ```text
  /// @@ -1,3 +1,3 @@
  ///  first
  /// -second
  /// +2nd
  ///  third
  /// ```
  ///
  /// Invalid UTF-8 is replaced by U+FFFD; ``unifiedBytes(context:)`` keeps it.
  ///
  /// - Parameter context: The most unchanged lines before and after each change; 3 by default.
  public func unified(context: Int = 3) -> String {
    String(decoding: unifiedBytes(context: context), as: UTF8.self)
  }

  /// Returns the hunks as bytes that `patch` applies exactly.
  ///
  /// - Parameter context: The most unchanged lines before and after each change; 3 by default.
  public func unifiedBytes(context: Int = 3) -> [UInt8] {
    var bytes: [UInt8] = []
    for hunk in hunks(context: context) { hunk.write(to: &bytes) }
    return bytes
  }
}

extension LineHunk {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes += Array("\(heading)\n".utf8)
    for line in lines {
      bytes.append(line.sign.rawValue)
      bytes += line.bytes
      if line.bytes.last != 10 { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
