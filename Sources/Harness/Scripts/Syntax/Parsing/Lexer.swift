import Diagnostics

/// Splits the text of a script into tokens, without ever failing: what is no token becomes a malformed one.
struct Lexer {
  let language: ScriptLanguage
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var position = SourcePosition.start
  /// The comments so far.
  var comments: [Comment] = []

  init(_ text: String, language: ScriptLanguage) {
    self.language = language
    scalars = Array(text.unicodeScalars)
  }

  /// Reads all tokens; the last one is always ``Token/Kind/end``.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    repeat { tokens.append(next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// The scalar `offset` places ahead; `nil` behind the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  /// Takes one scalar, if there is one.
  @discardableResult
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    index += 1
    position = position.advanced(over: scalar)
    return scalar
  }

  /// Takes scalars as long as they satisfy the condition, and returns them.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = peek(), condition(scalar) {
      taken.append(scalar)
      take()
    }
    return String(taken)
  }
}

extension Lexer {
  private mutating func next() -> Token {
    let line = position.line
    let isFirst = index == 0
    let faultyComment = skipBlanksAndComments()
    let start = position
    let kind: Token.Kind = if let faultyComment { .malformed(faultyComment) } else { nextKind() }
    return Token(kind: kind, range: start..<position, startsLine: isFirst || start.line > line)
  }

  private mutating func nextKind() -> Token.Kind {
    switch peek() {
    case nil: .end
    case "\"": string()
    case let scalar? where Lexer.isDigit(scalar): number()
    case "-" where peek(1).map(Lexer.isDigit) == true: number()
    case let scalar? where Lexer.isNameStart(scalar): .word(take(while: Lexer.isNamePart))
    case let scalar?: mark(scalar)
    }
  }

  private mutating func mark(_ scalar: Unicode.Scalar) -> Token.Kind {
    take()
    return .mark(scalar)
  }

  /// Whether a reader would be misled by the scalar in a string or comment: a control, or one that turns text.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != "\t", scalar != "\r" else { return false }
    return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue
  }
}
