extension LineDifference {
  /// The changes with up to `context` unchanged lines before and after each; those that would meet are one hunk.
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
