import Diagnostics
import TextFormats
import UTF8Text

extension ObjectiveCParser {
  mutating func parseExpression() throws(Diagnostic) -> ObjectiveCExpression {
    let start = current.range.lowerBound
    let kind = try parseExpressionKind()
    return ObjectiveCExpression(kind, range: start..<lastEnd)
  }

  private mutating func parseExpressionKind() throws(Diagnostic) -> ObjectiveCExpression.Kind {
    switch current.kind {
    case .mark("@"): return try parseLiteral()
    case .mark("["):
      return try parseBrackets(closedBy: "]") { parser throws(Diagnostic) in try parser.parseMessage() }
    case .mark("("):
      return try parseBrackets(closedBy: ")") { parser throws(Diagnostic) in try parser.parseExpression().kind
      }
    case .number(let value):
      advance()
      return .number(value)
    case .word:
      let start = current.range.lowerBound
      return try parseIndexes(after: try parseNameOrCall(), from: start)
    case .mark("&"):
      advance()
      return .reference(try parseWord(expected: "the name of an error"))
    case .mark("^"): throw Script.block(at: current.range.lowerBound)
    case .string(let value):
      throw Diagnostic(
        "\(value.quoted) is a string of C", at: current.range.lowerBound, expected: value.objectiveCLiteral)
    default: throw unexpected(expected: "a value")
    }
  }

  /// Reads a literal that begins with an at sign.
  private mutating func parseLiteral() throws(Diagnostic) -> ObjectiveCExpression.Kind {
    advance()
    switch current.kind {
    case .string: return .string(parseStrings())
    case .mark("["):
      return .array(
        try parseList(closedBy: "]") { parser throws(Diagnostic) in try parser.parseExpression() })
    case .mark("("), .number, .word: return .boxed(try parseExpression())
    default: throw unexpected(expected: #"a literal, as @"Done", @1, @YES or @[ ]"#)
    }
  }

  /// Reads adjacent strings, which the compiler joins.
  private mutating func parseStrings() -> String {
    var value = ""
    while true {
      if current.kind == .mark("@"), case .string = following.kind { advance() }
      guard case .string(let piece) = current.kind else { return value }
      value += piece
      advance()
    }
  }

  /// Reads the indexes in square brackets after a name, as in `rows[0]`.
  private mutating func parseIndexes(
    after kind: ObjectiveCExpression.Kind, from start: SourcePosition
  ) throws(Diagnostic) -> ObjectiveCExpression.Kind {
    var kind = kind
    // A bracket on a new line begins the next message; a semicolon is missing.
    while current.kind == .mark("["), !current.startsLine {
      let array = ObjectiveCExpression(kind, range: start..<lastEnd)
      let index = try parseBrackets(closedBy: "]") { parser throws(Diagnostic) in
        try parser.parseExpression()
      }
      kind = .element(of: array, index: index)
    }
    return kind
  }

  private mutating func parseNameOrCall() throws(Diagnostic) -> ObjectiveCExpression.Kind {
    let start = current.range.lowerBound
    var name = try parseWord(expected: "a name")
    while current.kind == .mark(":"), following.kind == .mark(":") {
      advance()
      advance()
      name += "::" + (try parseWord(expected: "a name"))
    }
    if current.kind == .mark("("), !current.startsLine {
      return .call(
        name: name,
        try parseList(closedBy: ")") { parser throws(Diagnostic) in try parser.parseExpression() })
    }
    let kind = ObjectiveCExpression.Kind.name(name)
    // `UISwitch.class` is `[UISwitch class]`, written as a property.
    guard current.kind == .mark("."), following.kind == .word("class") else { return kind }
    let receiver = ObjectiveCExpression(kind, range: start..<lastEnd)
    advance()
    return .message(receiver: receiver, [try parsePart()])
  }

  /// Reads a message between its brackets.
  private mutating func parseMessage() throws(Diagnostic) -> ObjectiveCExpression.Kind {
    let receiver = try parseExpression()
    var parts = [try parsePart()]
    // A word without an argument is the whole message.
    while parts[0].argument != nil, case .word = current.kind {
      let part = try parsePart()
      guard part.argument != nil else { throw unexpected(expected: "':' after '\(part.word)'") }
      parts.append(part)
    }
    return .message(receiver: receiver, parts)
  }

  private mutating func parsePart() throws(Diagnostic) -> ObjectiveCExpression.Part {
    let start = current.range.lowerBound
    let word = try parseWord(expected: "a message")
    guard current.kind == .mark(":") else {
      return ObjectiveCExpression.Part(word: word, range: start..<lastEnd)
    }
    advance()
    let argument = try parseExpression()
    var more: [ObjectiveCExpression] = []
    while current.kind == .mark(",") {
      advance()
      more.append(try parseExpression())
    }
    return ObjectiveCExpression.Part(word: word, argument: argument, more: more, range: start..<lastEnd)
  }

  mutating func parseWord(expected: String) throws(Diagnostic) -> String {
    guard case .word(let word) = current.kind else { throw unexpected(expected: expected) }
    advance()
    return word
  }
}
