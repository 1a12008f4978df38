import Diagnostics

extension Parser {
  mutating func parseExpression() throws(Diagnostic) -> ScriptExpression {
    let start = current.range.lowerBound
    let kind = try parseExpressionKind()
    return ScriptExpression(kind, range: start..<lastEnd)
  }

  private mutating func parseExpressionKind() throws(Diagnostic) -> ScriptExpression.Kind {
    switch current.kind {
    case .string(let value): literal(.string(value))
    case .number(let value): literal(.number(value))
    case .word("true"): literal(.boolean(true))
    case .word("false"): literal(.boolean(false))
    case .word("nil"): literal(.null)
    case .mark("["):
      .array(try parseList(closedBy: "]") { parser throws(Diagnostic) in try parser.parseExpression() })
    case .mark("."), .word: try parseChain()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func literal(_ kind: ScriptExpression.Kind) -> ScriptExpression.Kind {
    advance()
    return kind
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

  /// Behind a dot a keyword is a name like any other.
  private mutating func parseLink(
    expected: String, allowsKeyword: Bool
  ) throws(Diagnostic) -> ScriptExpression.Link {
    let start = current.range.lowerBound
    let name = try parseName(expected: expected, allowsKeyword: allowsKeyword)
    guard current.kind == .mark("("), !current.startsLine else {
      return ScriptExpression.Link(name, range: start..<lastEnd)
    }
    let arguments = try parseList(closedBy: ")") { parser throws(Diagnostic) in try parser.parseArgument() }
    return ScriptExpression.Link(name, arguments: arguments, range: start..<lastEnd)
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
