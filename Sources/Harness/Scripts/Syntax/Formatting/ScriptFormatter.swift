import Diagnostics

/// Puts the statements of a script, its comments and what else it has into lines.
struct ScriptFormatter {
  struct Statement {
    var layout: Layout
    var range: Range<SourcePosition>
  }

  /// Something that begins on a line of its own, or follows on the line before it.
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
    /// Where it stood.
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
    var tokens = source.tokens.dropLast()
    for statement in statements {
      addFrame(&tokens, &comments, before: statement.range.lowerBound)
      add(statement, Self.take(&comments, before: statement.range.upperBound))
      _ = Self.take(&tokens, before: statement.range.upperBound)
    }
    addFrame(&tokens, &comments, before: nil)
    return joinedPieces()
  }

  private mutating func add(_ statement: Statement, _ comments: ArraySlice<Comment>) {
    let start = statement.range.lowerBound
    for comment in comments {
      pieces.append(Piece(kind: .hoistedComment, text: indented(comment), range: start..<start))
    }
    var writer = LayoutWriter(indentation: indentation)
    writer.write(statement.layout, indentation: indentation)
    pieces.append(Piece(kind: .statement, text: writer.text, range: statement.range))
  }

  /// The comment without blanks at the ends of its lines.
  func indented(_ comment: Comment) -> String {
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
