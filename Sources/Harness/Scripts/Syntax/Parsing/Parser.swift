import Diagnostics

/// Reads the statements of a script in Swift by recursive descent.
struct Parser: TokenReading {
  var stream: TokenStream

  /// - Parameter tokens: The tokens of the script; the last one is ``ScriptToken/Kind/end``.
  init(tokens: [ScriptToken]) {
    stream = TokenStream(tokens)
  }
}

extension Parser {
  /// Reads all statements, and records the first fault of each faulty one.
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

  /// Skips semicolons; returns whether there is another statement.
  private mutating func skipSemicolons() -> Bool {
    while current.kind == .mark(";") { advance() }
    return current.kind != .end
  }

  /// Skips the rest of a faulty statement.
  private mutating func recover(from start: ScriptToken) {
    // The fault may be inside brackets that no token closes now.
    stream.nesting = 0
    // Skips at least one token, so that the loop ends.
    if current.range == start.range { advance() }
    while current.kind != .end, current.kind != .mark(";"), !beginsStatement(after: start) { advance() }
  }
}

extension Parser {
  private mutating func parseStatement() throws(Diagnostic) -> Statement {
    let start = current.range.lowerBound
    let kind = try parseStatementKind()
    let isAtEnd = current.startsLine || current.kind == .end || current.kind == .mark(";")
    // A specific fault for closures is clearer than that the statement should end.
    if current.kind == .mark("{") { throw Script.block(at: current.range.lowerBound) }
    guard isAtEnd else { throw unexpected(expected: "the end of the statement") }
    return Statement(kind, range: start..<lastEnd)
  }

  private mutating func parseStatementKind() throws(Diagnostic) -> Statement.Kind {
    switch current.kind {
    case .word("let"): return try parseDeclaration()
    case .word("var"): return try parseErrorVariable()
    default: break
    }
    skipTry()
    guard case .word = current.kind else { throw unexpected(expected: "a statement") }
    return .expression(try parseExpression())
  }

  private mutating func parseDeclaration() throws(Diagnostic) -> Statement.Kind {
    advance()
    let name = try parseName(expected: "a name to declare")
    if current.kind == .mark(":") { _ = try parseType() }
    guard current.kind == .mark("=") else { throw unexpected(expected: "'='") }
    advance()
    skipTry()
    return .declaration(name: name, value: try parseExpression())
  }

  /// Reads `var error: NSError?`, also where it is set to `nil`.
  private mutating func parseErrorVariable() throws(Diagnostic) -> Statement.Kind {
    advance()
    let name = try parseName(expected: "a name to declare")
    let start = current.range.lowerBound
    let expected = "'let' for a value, or 'var \(name): NSError?' for an error"
    guard current.kind == .mark(":"), ["NSError", "GREYError"].contains(try parseType()) else {
      throw Diagnostic("'\(name)' is a variable", at: start, expected: expected)
    }
    guard current.kind == .mark("=") else { return .errorVariable(name: name) }
    advance()
    guard current.kind == .word("nil") else { throw unexpected(expected: "nil") }
    advance()
    return .errorVariable(name: name)
  }

  /// Reads a colon and a type, which the value implies; returns the type's last name.
  private mutating func parseType() throws(Diagnostic) -> String {
    advance()
    let isArray = current.kind == .mark("[")
    if isArray { advance() }
    var name = try parseName(expected: "a type")
    while current.kind == .mark(".") {
      advance()
      name = try parseName(expected: "a type")
    }
    if isArray { try take("]") }
    if current.kind == .mark("?") || current.kind == .mark("!") { advance() }
    return name
  }

  /// Skips `try` and `await`, which Swift requires and a script does not.
  private mutating func skipTry() {
    if current.kind == .word("try") {
      advance()
      if current.kind == .mark("?") || current.kind == .mark("!") { advance() }
    }
    // Before anything but a word, `await` is itself a name.
    if current.kind == .word("await"), case .word = following.kind { advance() }
  }
}

extension Parser {
  mutating func parseExpression() throws(Diagnostic) -> ScriptExpression {
    let start = current.range.lowerBound
    let kind = try parseExpressionKind()
    return ScriptExpression(kind, range: start..<lastEnd)
  }

  private mutating func parseExpressionKind() throws(Diagnostic) -> ScriptExpression.Kind {
    switch current.kind {
    case .string(let value): literal(.string(value))
    case .interpolation(let pieces): literal(pieces.literal)
    case .number(let value): literal(.number(value))
    case .word("true"): literal(.boolean(true))
    case .word("false"): literal(.boolean(false))
    case .word("nil"): literal(.null)
    case .mark("["):
      .array(try parseList(closedBy: "]") { parser throws(Diagnostic) in try parser.parseExpression() })
    case .mark("."), .word: try parseChain()
    case .mark("&"): try parseReference()
    case .mark("{"): throw Script.block(at: current.range.lowerBound)
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ kind: ScriptExpression.Kind) -> ScriptExpression.Kind {
    advance()
    return kind
  }

  private mutating func parseReference() throws(Diagnostic) -> ScriptExpression.Kind {
    advance()
    return .reference(try parseName(expected: "the name of an error"))
  }

  private mutating func parseChain() throws(Diagnostic) -> ScriptExpression.Kind {
    let leadingDot = current.kind == .mark(".")
    if leadingDot { advance() }
    var links = [try parseLink(expected: "a name", allowsKeyword: leadingDot)]
    while current.kind == .mark(".") {
      advance()
      links.append(try parseLink(expected: "a member's name", allowsKeyword: true))
    }
    return .chain(leadingDot: leadingDot, links)
  }

  /// Reads a name with its arguments and indexes. After a dot, a keyword is an ordinary name.
  private mutating func parseLink(
    expected: String, allowsKeyword: Bool
  ) throws(Diagnostic) -> ScriptExpression.Link {
    let start = current.range.lowerBound
    let name = try parseName(expected: expected, allowsKeyword: allowsKeyword)
    var link = ScriptExpression.Link(name, range: start..<lastEnd)
    // As in Swift, a bracket on a new line does not belong to the name.
    if current.kind == .mark("("), !current.startsLine {
      link.arguments = try parseList(closedBy: ")") { parser throws(Diagnostic) in
        try parser.parseArgument()
      }
    }
    while current.kind == .mark("["), !current.startsLine {
      link.indexes.append(
        try parseBrackets(closedBy: "]") { parser throws(Diagnostic) in try parser.parseExpression() })
    }
    link.range = start..<lastEnd
    // `NSClassFromString("...")!` means the same as the call alone.
    if current.kind == .mark("!"), !current.startsLine { advance() }
    return link
  }

  private mutating func parseArgument() throws(Diagnostic) -> ScriptExpression.Argument {
    let start = current.range.lowerBound
    var label: String?
    if case .word(let name) = current.kind, following.kind == .mark(":") {
      label = name
      advance()
      advance()
    }
    let value = try parseExpression()
    return ScriptExpression.Argument(label: label, value, range: start..<lastEnd)
  }
}

extension Parser {
  private static let keywords: Set<String> = ["let", "try", "true", "false", "nil", "var"]

  /// Takes a name that is not a keyword.
  mutating func parseName(expected: String, allowsKeyword: Bool = false) throws(Diagnostic) -> String {
    guard case .word(let name) = current.kind, allowsKeyword || !Parser.keywords.contains(name) else {
      throw unexpected(expected: expected)
    }
    advance()
    return name
  }
}
