import Diagnostics

extension Script {
  /// Rewrites the text of a script in its one canonical form.
  ///
  /// Comments stay, and so does one of the blank lines between statements; a comment in a statement
  /// goes before it. A chain that does not fit in 100 columns has one link a line. The statements
  /// stay as they are, in the language that they are written in.
  ///
  /// - Throws: what ``init(parsing:language:)`` throws.
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

/// Puts the statements of a script, its comments and what else it has into lines.
struct ScriptFormatter {
  struct Statement {
    var layout: Layout
    var range: Range<SourcePosition>
  }

  /// Something that begins a line, or follows on the line before it.
  struct Piece {
    enum Kind {
      case statement
      case comment
      /// A comment of the statement behind it.
      case hoistedComment
      /// The frame of a class, or a line of the preprocessor.
      case frame
    }

    var kind: Kind
    var text: String
    /// Its range in the source.
    var range: Range<SourcePosition>
  }

  private let source: ScriptSource
  private let statements: [Statement]
  /// The pieces so far, in their order.
  var pieces: [Piece] = []
  /// How many braces are open.
  var depth = 0
  let lines: [[Unicode.Scalar]]

  /// - Parameter statements: the script's statements in the order of the text.
  init(_ source: ScriptSource, _ statements: [Statement]) {
    self.source = source
    self.statements = statements
    lines = source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(
      Array.init)
  }

  var indentation: Int { depth * LayoutWriter.indentation }

  /// The formatted text.
  mutating func text() -> String {
    var comments = source.comments[...]
    // The last token is the end of the text.
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
      // At its statement's position, the comment has the blank line that was before that.
      pieces.append(Piece(kind: .hoistedComment, text: indented(comment), range: start..<start))
    }
    var writer = LayoutWriter(indentation: indentation)
    writer.write(statement.layout, indentation: indentation)
    pieces.append(Piece(kind: .statement, text: writer.text, range: statement.range))
  }

  /// The comment without blanks at the ends of its lines.
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
  /// Adds the comments, and the tokens that belong to no statement, up to a position, or to the end.
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
        // The text of the line has the comments between its tokens already.
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

  /// Adds tokens of one line as they are; semicolons alone are left out.
  private mutating func add(
    _ run: ArraySlice<ScriptToken>, from start: SourcePosition, to end: SourcePosition
  ) {
    guard run.contains(where: { $0.kind != .mark(";") }) else { return }
    // A closing brace is indented as the line that it closes.
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
      // The comment is indented as if it had a line of its own.
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
