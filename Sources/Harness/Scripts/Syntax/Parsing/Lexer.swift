import Diagnostics
import UTF8Text

/// Splits the text of a script into tokens. It never fails: text that is not a token becomes a malformed one.
///
///     var lexer = Lexer("tap(1)", language: .swift)
///     lexer.tokens()  // a word, a mark, a number, a mark and the end
struct Lexer {
  let language: ScriptLanguage
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var position = SourcePosition.start
  /// The comments so far.
  var comments: [ScriptComment] = []

  init(_ text: String, language: ScriptLanguage) {
    self.language = language
    scalars = Array(text.unicodeScalars)
  }

  /// Reads all tokens; the last one is always ``ScriptToken/Kind/end``.
  mutating func tokens() -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    repeat { tokens.append(next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// Returns the scalar `offset` scalars ahead; `nil` after the end.
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

  /// Takes scalars while they satisfy the condition, and returns them.
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
  private mutating func next() -> ScriptToken {
    let line = position.line
    let isFirst = index == 0
    let faultyComment = skipBlanksAndComments()
    let start = position
    let kind: ScriptToken.Kind = if let faultyComment { .malformed(faultyComment) } else { nextKind() }
    return ScriptToken(kind: kind, range: start..<position, startsLine: isFirst || start.line > line)
  }

  private mutating func nextKind() -> ScriptToken.Kind {
    switch peek() {
    case nil: .end
    case "\"": string()
    case let scalar? where Lexer.isDigit(scalar): number()
    case "-" where peek(1).map(Lexer.isDigit) == true: number()
    case let scalar? where Lexer.isNameStart(scalar): .word(take(while: Lexer.isNamePart))
    case let scalar?: mark(scalar)
    }
  }

  private mutating func mark(_ scalar: Unicode.Scalar) -> ScriptToken.Kind {
    take()
    return .mark(scalar)
  }

  /// Whether a scalar in a string or comment would mislead a reader: a control character, or one that
  /// changes the text's direction.
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

extension Lexer {
  /// Skips spaces, line breaks and comments; returns the fault of a comment, and stops after it.
  mutating func skipBlanksAndComments() -> Diagnostic? {
    while let scalar = peek() {
      switch (scalar, peek(1)) {
      // U+FEFF is the byte order mark that some editors write at the start of a file.
      case (" ", _), ("\t", _), ("\r", _), ("\n", _), ("\u{FEFF}", _): take()
      case ("/", "/"), ("/", "*"): if let fault = comment(isBlock: peek(1) == "*") { return fault }
      default: return nil
      }
    }
    return nil
  }

  /// Takes a comment; returns its fault, if any.
  private mutating func comment(isBlock: Bool) -> Diagnostic? {
    let start = position
    var text = String.UnicodeScalarView()
    guard isBlock ? takeBlock(into: &text) : takeLine(into: &text) else {
      return Diagnostic("the comment is never closed", at: start, expected: "'*/'")
    }
    comments.append(ScriptComment(text: String(text), range: start..<position))
    var current = start
    for scalar in text {
      if scalar != "\n", Lexer.isHidden(scalar) {
        return Diagnostic(
          "the comment holds the invisible \(scalar.codePoint)", at: current, expected: "visible text")
      }
      current = current.advanced(over: scalar)
    }
    return nil
  }

  private mutating func takeLine(into text: inout String.UnicodeScalarView) -> Bool {
    while let scalar = peek(), scalar != "\n" {
      text.append(scalar)
      take()
    }
    return true
  }

  /// Takes a comment, including nested comments; returns whether it is closed.
  private mutating func takeBlock(into text: inout String.UnicodeScalarView) -> Bool {
    var depth = 0
    repeat {
      guard let first = take() else { return false }
      text.append(first)
      switch (first, peek()) {
      // Comments nest in Swift; in Objective-C they end at the first end mark.
      case ("/", "*") where depth == 0 || language == .swift: depth += 1
      case ("*", "/"): depth -= 1
      default: continue
      }
      if let second = take() { text.append(second) }
    } while depth > 0
    return true
  }
}
