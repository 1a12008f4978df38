import Diagnostics

/// Reads a script in Objective-C by recursive descent.
struct ObjectiveCParser: TokenReading {
  var stream: TokenStream
  /// The statements so far, in the order of the text.
  var statements: [ObjectiveCStatement] = []
  var faults: [Diagnostic] = []
  /// The first test; a script may have only one.
  var test: String?

  /// - Parameter tokens: The tokens of the script; the last one is ``ScriptToken/Kind/end``.
  init(tokens: [ScriptToken]) {
    stream = TokenStream(tokens)
  }

  var isExhausted: Bool { faults.count >= Script.Limit.diagnostics }

  /// Reads all statements and classes of a file.
  mutating func parseFile() {
    while current.kind != .end, !isExhausted {
      switch (current.kind, following.kind) {
      case (.mark("#"), _): skipLine()
      case (.mark(";"), _): advance()
      case (.mark("@"), .word(let name)) where Self.directives.contains(name): parseDirective(name)
      default: parseStatement(in: .file)
      }
    }
    if current.kind != .end { faults.append(Script.Limit.tooManyFaults(at: current.range.lowerBound)) }
  }

  /// Reads a statement, or records its first fault and skips the rest.
  mutating func parseStatement(in section: ObjectiveCStatement.Section) {
    let start = current
    do throws(Diagnostic) {
      let kind = try parseStatementKind()
      try take(";")
      let range = start.range.lowerBound..<lastEnd
      statements.append(ObjectiveCStatement(kind: kind, section: section, range: range))
    } catch {
      faults.append(error)
      recover(from: start)
    }
  }

  private mutating func parseStatementKind() throws(Diagnostic) -> ObjectiveCStatement.Kind {
    // Two words in a row are a type and a name, as is a word before `<` or `*`.
    switch (current.kind, following.kind) {
    case (.word, .word), (.word, .mark("<")), (.word, .mark("*")): return try parseDeclaration()
    case (.word, _), (.mark("["), _): return .expression(try parseExpression())
    default: throw unexpected(expected: "a statement")
    }
  }

  /// Skips the rest of a faulty statement, except the brace that closes its method.
  private mutating func recover(from start: ScriptToken) {
    stream.nesting = 0
    var depth = 0
    // Skips at least one token, so that the loop ends; a brace is counted below.
    if current.range == start.range, current.kind != .mark("{") { advance() }
    while current.kind != .end {
      switch current.kind {
      case .mark("{"): depth += 1
      case .mark("}") where depth == 0: return
      case .mark("}"): depth -= 1
      case .mark(";") where depth == 0: return advance()
      case _ where depth == 0 && beginsStatement(after: start): return
      default: break
      }
      advance()
    }
  }

  /// Skips a preprocessor line.
  mutating func skipLine() {
    repeat { skipToken() } while current.kind != .end && !current.startsLine
  }

  /// Skips a token without meaning; if the token is faulty, even its end may be unknown.
  mutating func skipToken() {
    if case .malformed(let fault) = current.kind { faults.append(fault) }
    advance()
  }
}

extension ObjectiveCParser {
  /// Reads `id<GREYMatcher> done = grey_text(@"Done")`, or a declaration of another type.
  mutating func parseDeclaration() throws(Diagnostic) -> ObjectiveCStatement.Kind {
    var words: [String] = []
    var type = ""
    // The last word is the name; everything before it is the type.
    while Self.typePiece(following) != nil, let piece = Self.typePiece(current) {
      let isAttached = ["<", ">"].contains(piece) || ["<", "*"].contains(words.last)
      if !words.isEmpty, !isAttached { type += " " }
      words.append(piece)
      type += piece
      advance()
    }
    guard case .word(let name) = current.kind, !words.isEmpty else {
      throw unexpected(expected: "a name to declare")
    }
    advance()
    if words.last != "*" { type += " " }
    let isError = words.contains("NSError") || words.contains("GREYError")
    if isError, current.kind == .mark(";") { return .errorVariable(type: type, name: name) }
    guard current.kind == .mark("=") else { throw unexpected(expected: "'='") }
    advance()
    let value = try parseExpression()
    if isError, value.isNull { return .errorVariable(type: type, name: name) }
    return .declaration(type: type, name: name, value: value)
  }

  /// The text of a token that may belong to a type.
  private static func typePiece(_ token: ScriptToken) -> String? {
    switch token.kind {
    case .word(let name): name
    case .mark(let mark) where "<>*".unicodeScalars.contains(mark): String(mark)
    default: nil
    }
  }
}
