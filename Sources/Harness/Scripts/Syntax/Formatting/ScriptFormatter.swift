import Diagnostics

extension Script {
  /// Rewrites the text of a script in its one canonical form.
  ///
  /// Comments are kept, as is one blank line between statements; a comment inside a statement is moved
  /// before it. A chain that does not fit in 100 columns has one link a line. The statements themselves and
  /// their language do not change.
  ///
  /// - Parameters:
  ///   - text: The text of the script.
  ///   - language: The language of the text; Swift by default.
  /// - Throws: the same faults as ``init(parsing:language:)``.
  package static func formatted(
    _ text: String, language: ScriptLanguage = .swift
  ) throws(Diagnostics) -> String {
    let source = try ScriptSource(text, language: language)
    let statements: [ScriptFormatter.Statement]
    switch language {
    case .swift:
      var parser = Parser(tokens: source.tokens)
      statements = try parser.parseStatements().get().map { .init(layout: $0.layout, range: $0.range) }
    case .objectiveC:
      let script = ObjectiveCScript(source)
      _ = try script.translated().get()
      statements = script.statements.map { .init(layout: $0.layout, range: $0.range) }
    }
    var formatter = ScriptFormatter(source, statements)
    return formatter.text()
  }
}

/// Arranges the statements, comments and other parts of a script in lines.
struct ScriptFormatter {
  struct Statement {
    var layout: Layout
    var range: Range<SourcePosition>
  }

  /// A part that begins a line, or follows on the same line.
  struct Piece {
    enum Kind {
      case statement
      case comment
      /// A comment from inside the statement that follows it.
      case hoistedComment
      /// The frame of a class, or a preprocessor line.
      case frame
    }

    var kind: Kind
    var text: String
    /// The range in the source.
    var range: Range<SourcePosition>
  }

  private let source: ScriptSource
  private let statements: [Statement]
  /// The pieces so far, in order.
  var pieces: [Piece] = []
  /// The number of open braces.
  var depth = 0
  let lines: [[Unicode.Scalar]]

  /// - Parameter statements: The script's statements in the order of the text.
  init(_ source: ScriptSource, _ statements: [Statement]) {
    self.source = source
    self.statements = statements
    lines = source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(
      Array.init)
  }

  var indentation: Int { depth * LayoutWriter.indentation }

  /// Returns the formatted text.
  mutating func text() -> String {
    var comments = source.comments[...]
    // The last token marks the end of the text.
    var tokens = source.tokens.dropLast()
    for statement in statements {
      addFrame(&tokens, &comments, before: statement.range.lowerBound)
      add(statement, Self.take(&comments, before: statement.range.upperBound))
      _ = Self.take(&tokens, before: statement.range.upperBound)
    }
    addFrame(&tokens, &comments, before: nil)
    return joinedPieces()
  }

  private mutating func add(_ statement: Statement, _ comments: ArraySlice<ScriptComment>) {
    let start = statement.range.lowerBound
    for comment in comments {
      // The comment is now at the statement's start, so it has the blank line before the statement.
      pieces.append(Piece(kind: .hoistedComment, text: indented(comment), range: start..<start))
    }
    var writer = LayoutWriter(indentation: indentation)
    writer.write(statement.layout, indentation: indentation)
    pieces.append(Piece(kind: .statement, text: writer.text, range: statement.range))
  }

  /// Returns the comment without spaces at the ends of its lines.
  func indented(_ comment: ScriptComment) -> String {
    let lines = comment.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { line in
      let end = line.lastIndex { ![" ", "\t", "\r"].contains($0) }
      return end.map { String(line[...$0]) } ?? ""
    }
    return String(repeating: " ", count: indentation) + trimmed.joined(separator: "\n")
  }

  static func take<Part: Placed>(
    _ parts: inout ArraySlice<Part>, before end: SourcePosition?
  ) -> ArraySlice<Part> {
    let taken = parts.prefix { part in end.map { part.range.lowerBound < $0 } ?? true }
    parts = parts.dropFirst(taken.count)
    return taken
  }
}

extension ScriptFormatter {
  /// Adds the comments, and the tokens outside of statements, up to a position or the end.
  mutating func addFrame(
    _ tokens: inout ArraySlice<ScriptToken>, _ comments: inout ArraySlice<ScriptComment>,
    before end: SourcePosition?
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
        // The line's text already includes the comments between its tokens.
        _ = Self.take(&frame, before: last.range.upperBound)
      }
    }
    add(frame)
  }

  private mutating func add(_ comments: ArraySlice<ScriptComment>) {
    for comment in comments {
      pieces.append(Piece(kind: .comment, text: indented(comment), range: comment.range))
    }
  }

  /// Adds tokens of one line unchanged; a line of semicolons only is left out.
  private mutating func add(
    _ run: ArraySlice<ScriptToken>, from start: SourcePosition, to end: SourcePosition
  ) {
    guard run.contains(where: { $0.kind != .mark(";") }) else { return }
    // A closing brace has the indentation of the line that it closes.
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
  /// Returns the pieces as lines, with at most one blank line between two.
  func joinedPieces() -> String {
    var text = ""
    var previous: Piece?
    for piece in pieces {
      if let previous { text += separator(previous, piece) }
      // The comment is indented as if it had its own line.
      text += follows(previous, piece) ? String(piece.text.drop { $0 == " " }) : piece.text
      previous = piece
    }
    return text.isEmpty ? "" : text + "\n"
  }

  private func separator(_ previous: Piece, _ piece: Piece) -> String {
    if follows(previous, piece) { return " " }
    return piece.range.lowerBound.line - previous.range.upperBound.line > 1 ? "\n\n" : "\n"
  }

  /// Whether a comment stays on the line of the piece before it.
  private func follows(_ previous: Piece?, _ piece: Piece) -> Bool {
    guard let previous, piece.kind == .comment else { return false }
    return piece.range.lowerBound.line == previous.range.upperBound.line
  }
}
