import Diagnostics

/// A parser of either language: it reads tokens one by one.
protocol TokenReading {
  var stream: TokenStream { get set }
}

extension TokenReading {
  var current: Token { stream.current }
  var following: Token { stream.following }
  var lastEnd: SourcePosition { stream.lastEnd }

  mutating func advance() {
    stream.advance()
  }

  /// Steps over a mark; throws where another token stands there.
  mutating func take(_ mark: Unicode.Scalar) throws(Diagnostic) {
    guard current.kind == .mark(mark) else { throw unexpected(expected: "'\(mark)'") }
    advance()
  }

  /// Reads elements parted by commas, from bracket to bracket; a comma may follow the last.
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

  /// Reads what stands between the bracket that is current and the one that closes it.
  ///
  /// - Parameter expected: what might stand in place of the closing bracket, for the message.
  mutating func parseBrackets<Content>(
    closedBy closing: Unicode.Scalar, expected: String = "",
    content: (inout Self) throws(Diagnostic) -> Content
  ) throws(Diagnostic) -> Content {
    let opening = current
    let place = opening.range.lowerBound
    guard stream.nesting < Script.Limit.nesting else { throw Script.Limit.tooDeep(at: place) }
    stream.nesting += 1
    advance()
    let result = try content(&self)
    guard current.kind == .mark(closing) else {
      throw unexpected(
        expected:
          "\(expected)'\(closing)', which closes \(opening.description) of \(place.line):\(place.column)")
    }
    advance()
    stream.nesting -= 1
    return result
  }

  /// The fault that the current token does not belong here.
  func unexpected(expected: String) -> Diagnostic {
    if case .malformed(let fault) = current.kind { return fault }
    return Diagnostic(
      "\(current.description) is out of place", at: current.range.lowerBound, expected: expected)
  }

  /// Whether the current token begins a line and can begin a statement, no deeper indented than `start`.
  func beginsStatement(after start: Token) -> Bool {
    guard current.startsLine, current.range.lowerBound.column <= start.range.lowerBound.column else {
      return false
    }
    return switch current.kind {
    case .mark("."), .mark(")"), .mark("]"): false
    default: true
    }
  }
}
