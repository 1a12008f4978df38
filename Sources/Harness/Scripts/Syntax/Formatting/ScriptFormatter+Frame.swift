import Diagnostics

extension ScriptFormatter {
  /// Adds the comments, and the tokens that belong to no statement, up to a place, or to the end.
  mutating func addFrame(
    _ tokens: inout ArraySlice<Token>, _ comments: inout ArraySlice<Comment>, before end: SourcePosition?
  ) {
    var rest = Self.take(&tokens, before: end)
    var frame = Self.take(&comments, before: end)
    while let token = rest.first {
      let line = token.range.lowerBound.line
      let run = rest.prefix { $0.range.lowerBound.line == line }
      rest = rest.dropFirst(run.count)
      add(Self.take(&frame, before: token.range.lowerBound))
      if let last = run.last {
        add(run, from: token.range.lowerBound, to: last.range.upperBound)
        _ = Self.take(&frame, before: last.range.upperBound)
      }
    }
    add(frame)
  }

  private mutating func add(_ comments: ArraySlice<Comment>) {
    for comment in comments {
      pieces.append(Piece(kind: .comment, text: indented(comment), range: comment.range))
    }
  }

  /// Adds tokens of one line as they stand; semicolons alone say nothing.
  private mutating func add(_ run: ArraySlice<Token>, from start: SourcePosition, to end: SourcePosition) {
    guard run.contains(where: { $0.kind != .mark(";") }) else { return }
    if run.first?.kind == .mark("}") { depth -= 1 }
    let text = String(String.UnicodeScalarView(lines[start.line - 1][(start.column - 1)..<(end.column - 1)]))
    pieces.append(
      Piece(kind: .frame, text: String(repeating: " ", count: indentation) + text, range: start..<end))
    for token in run.dropFirst(run.first?.kind == .mark("}") ? 1 : 0) {
      if token.kind == .mark("{") { depth += 1 }
      if token.kind == .mark("}") { depth -= 1 }
    }
    depth = max(0, depth)
  }
}

extension ScriptFormatter {
  /// All pieces in lines, with at most one blank line between two.
  func joinedPieces() -> String {
    var text = ""
    var previous: Piece?
    for piece in pieces {
      if let previous { text += separator(previous, piece) }
      text += follows(previous, piece) ? String(piece.text.drop { $0 == " " }) : piece.text
      previous = piece
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private func separator(_ previous: Piece, _ piece: Piece) -> String {
    if follows(previous, piece) { return " " }
    return piece.range.lowerBound.line - previous.range.upperBound.line > 1 ? "\n\n" : "\n"
  }

  /// Whether a comment stays behind what stands before it on its line.
  private func follows(_ previous: Piece?, _ piece: Piece) -> Bool {
    guard let previous, piece.kind == .comment else { return false }
    return piece.range.lowerBound.line == previous.range.upperBound.line
  }
}
