import Diagnostics

/// Reads the statements of a script in Swift by recursive descent.
struct Parser: TokenReading {
  var stream: TokenStream

  /// - Parameter tokens: the tokens of the script; the last one is ``Token/Kind/end``.
  init(tokens: [Token]) {
    stream = TokenStream(tokens)
  }
}

extension Parser {
  /// Reads all statements, and notes the first fault of each faulty one.
  mutating func parseStatements() -> ScriptReading {
    var statements: [Statement] = []
    var faults: [Diagnostic] = []
    while skipSemicolons(), faults.count < Script.Limit.diagnostics {
      let start = current
      do throws(Diagnostic) {
        statements.append(try parseStatement())
      } catch {
        faults.append(error)
        recover(from: start)
      }
    }
    if current.kind != .end { faults.append(Script.Limit.tooManyFaults(at: current.range.lowerBound)) }
    return ScriptReading(statements: statements, faults: faults)
  }

  /// Returns whether a statement is left.
  private mutating func skipSemicolons() -> Bool {
    while current.kind == .mark(";") { advance() }
    return current.kind != .end
  }

  /// Skips the rest of a faulty statement.
  private mutating func recover(from start: Token) {
    stream.nesting = 0
    if current.range == start.range { advance() }
    while current.kind != .end, current.kind != .mark(";"), !beginsStatement(after: start) { advance() }
  }
}

extension Parser {
  private mutating func parseStatement() throws(Diagnostic) -> Statement {
    let start = current.range.lowerBound
    let kind = try parseStatementKind()
    let isAtEnd = current.startsLine || current.kind == .end || current.kind == .mark(";")
    guard isAtEnd else { throw unexpected(expected: "the end of the statement") }
    return Statement(kind, range: start..<lastEnd)
  }

  private mutating func parseStatementKind() throws(Diagnostic) -> Statement.Kind {
    guard current.kind == .word("let") else {
      skipTry()
      guard case .word = current.kind else { throw unexpected(expected: "a statement") }
      return .expression(try parseExpression())
    }
    advance()
    let name = try parseName(expected: "a name to declare")
    guard current.kind == .mark("=") else { throw unexpected(expected: "'='") }
    advance()
    skipTry()
    return .declaration(name: name, value: try parseExpression())
  }

  /// Swift wants `try` in places where a script needs none.
  private mutating func skipTry() {
    guard current.kind == .word("try") else { return }
    advance()
    if current.kind == .mark("?") || current.kind == .mark("!") { advance() }
  }
}
