import SourceText

extension Lexer {
  /// Skips blanks, line breaks and comments; returns the fault of a comment that is never closed.
  mutating func skipBlanksAndComments() -> Diagnostic? {
    while let scalar = peek() {
      switch (scalar, peek(1)) {
      case (" ", _), ("\t", _), ("\r", _), ("\n", _), ("\u{FEFF}", _): take()
      case ("/", "/"): skipLine()
      case ("/", "*"): if let fault = skipBlockComment() { return fault }
      default: return nil
      }
    }
    return nil
  }

  private mutating func skipLine() {
    while let scalar = peek(), scalar != "\n" { take() }
  }

  /// Skips a comment and the comments in it.
  private mutating func skipBlockComment() -> Diagnostic? {
    let start = position
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (nil, _): return Diagnostic("the comment is never closed", at: start, expected: "'*/'")
      case ("/", "*"):
        depth += 1
        take()
      case ("*", "/"):
        depth -= 1
        take()
      default: break
      }
      take()
    } while depth > 0
    return nil
  }
}
