import Diagnostics
import TextFormats
import UTF8Text

/// One word, literal or mark of a script.
struct ScriptToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    case string(String)
    /// A string with the values of names in it.
    case interpolation(StringPieces)
    case number(Double)
    /// Any other scalar: a bracket, a comma, or something that no script holds.
    case mark(Unicode.Scalar)
    /// A faulty literal or comment. The parser throws the diagnostic when it gets here.
    case malformed(Diagnostic)
    case end
  }

  var kind: Kind
  var range: Range<SourcePosition>
  /// Whether a line break is between the token and the one before it.
  var startsLine: Bool

  /// How a message names the token.
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
  /// How many brackets are open.
  var nesting = 0

  /// - Parameter tokens: the tokens of the script; the last one is ``ScriptToken/Kind/end``.
  init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
  }

  var current: ScriptToken { tokens[index] }
  var following: ScriptToken { tokens[min(index + 1, tokens.count - 1)] }

  /// Where the token before the current one ends.
  var lastEnd: SourcePosition { index > 0 ? tokens[index - 1].range.upperBound : .start }

  /// Steps to the next token, but never past the end.
  mutating func advance() {
    if current.kind != .end { index += 1 }
  }
}

/// A parser of either language: it reads tokens one by one.
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

  /// Steps over a mark; throws where the current token is another one.
  mutating func take(_ mark: Unicode.Scalar) throws(Diagnostic) {
    guard current.kind == .mark(mark) else { throw unexpected(expected: "'\(mark)'") }
    advance()
  }

  /// Reads elements separated by commas, from bracket to bracket; a comma may follow the last.
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
  ///   - closing: the closing bracket.
  ///   - expected: what else might be there, for the message.
  ///   - content: reads what is between the brackets.
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

  /// The fault that the current token does not belong here.
  func unexpected(expected: String) -> Diagnostic {
    // What is wrong with the token itself says more than where it is.
    if case .malformed(let fault) = current.kind { return fault }
    return Diagnostic(
      "\(current.description) is out of place", at: current.range.lowerBound, expected: expected)
  }

  /// Whether the current token begins a line and can begin a statement, no deeper indented than `start`.
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
