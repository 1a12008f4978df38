import Diagnostics
import TextFormats
import UTF8Text

/// One word, literal or mark of a script.
struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    case string(String)
    /// A string that contains the values of names.
    case interpolation(StringPieces)
    case number(Double)
    /// Any other scalar: a bracket, a comma, or a character that scripts do not use.
    case mark(Unicode.Scalar)
    /// A faulty literal or comment; the parser throws the diagnostic when it reaches the token.
    case malformed(Diagnostic)
    case end
  }

  var kind: Kind
  var range: Range<SourcePosition>
  /// Whether there is a line break between this token and the previous one.
  var startsLine: Bool

  /// The token's name in messages.
  var description: String {
    switch kind {
    case .word(let name): "'\(name)'"
    case .string(let value): value.quoted
    case .interpolation: "a string with values in it"
    case .number(let value): canonicalLiteral(value)
    case .mark(let scalar): "'\(String(scalar).quoted.dropFirst().dropLast())'"
    case .malformed(let diagnostic): diagnostic.problem
    case .end: "the end of the script"
    }
  }
}

/// The tokens of a script, and the index of the current one.
struct TokenStream {
  private let tokens: [ScriptToken]
  private var index = 0
  /// The number of open brackets.
  var nesting = 0

  /// - Parameter tokens: The tokens of the script; the last one is ``ScriptToken/Kind/end``.
  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
  }

  var current: ScriptToken { tokens[index] }
  var following: ScriptToken { tokens[min(index + 1, tokens.count - 1)] }

  /// The end of the token before the current one.
  var lastEnd: SourcePosition { index > 0 ? tokens[index - 1].range.upperBound : .start }

  /// Moves to the next token, but never past the end.
  mutating func advance() {
    if current.kind != .end { index += 1 }
  }
}

/// A parser of either language, which reads tokens one by one.
protocol TokenReading {
  var stream: TokenStream { get set }
}

extension TokenReading {
  var current: ScriptToken { stream.current }
  var following: ScriptToken { stream.following }
  var lastEnd: SourcePosition { stream.lastEnd }

  mutating func advance() {
    stream.advance()
  }

  /// Takes a mark; throws if the current token is another one.
  mutating func take(_ mark: Unicode.Scalar) throws(Diagnostic) {
    guard current.kind == .mark(mark) else { throw unexpected(expected: "'\(mark)'") }
    advance()
  }

  /// Reads elements separated by commas, between brackets; a comma may follow the last.
  mutating func parseList<Element>(
    closedBy closing: Unicode.Scalar, element: (inout Self) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    try parseBrackets(closedBy: closing, expected: "',' or ") { parser throws(Diagnostic) in
      var elements: [Element] = []
      while parser.current.kind != .mark(closing) {
        elements.append(try element(&parser))
        if parser.current.kind == .mark(",") { parser.advance() } else { break }
      }
      return elements
    }
  }

  /// Reads what is between the current bracket and the one that closes it.
  ///
  /// - Parameters:
  ///   - closing: The closing bracket.
  ///   - expected: What else could be there, for the message; nothing by default.
  ///   - content: Reads what is between the brackets.
  mutating func parseBrackets<Content>(
    closedBy closing: Unicode.Scalar, expected: String = "",
    content: (inout Self) throws(Diagnostic) -> Content
  ) throws(Diagnostic) -> Content {
    let opening = current
    let start = opening.range.lowerBound
    guard stream.nesting < Script.Limit.nesting else { throw Script.Limit.tooDeep(at: start) }
    stream.nesting += 1
    advance()
    let result = try content(&self)
    guard current.kind == .mark(closing) else {
      throw unexpected(
        expected:
          "\(expected)'\(closing)', which closes \(opening.description) of \(start.line):\(start.column)")
    }
    advance()
    stream.nesting -= 1
    return result
  }

  /// Returns the fault that the current token does not belong here.
  func unexpected(expected: String) -> Diagnostic {
    // The fault of the token itself is clearer than its position.
    if case .malformed(let fault) = current.kind { return fault }
    return Diagnostic(
      "\(current.description) is out of place", at: current.range.lowerBound, expected: expected)
  }

  /// Whether the current token begins a line, can begin a statement, and is not indented deeper than `start`.
  func beginsStatement(after start: ScriptToken) -> Bool {
    guard current.startsLine, current.range.lowerBound.column <= start.range.lowerBound.column else {
      return false
    }
    return switch current.kind {
    case .mark("."), .mark(")"), .mark("]"): false
    default: true
    }
  }
}
