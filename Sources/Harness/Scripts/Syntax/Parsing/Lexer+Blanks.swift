import Diagnostics
import TextFormats

extension Lexer {
  /// Skips blanks, line breaks and comments; returns the fault of a comment, behind which it stops.
  mutating func skipBlanksAndComments() -> Diagnostic? {
    while let scalar = peek() {
      switch (scalar, peek(1)) {
      case (" ", _), ("\t", _), ("\r", _), ("\n", _), ("\u{FEFF}", _): take()
      case ("/", "/"), ("/", "*"): if let fault = comment(isBlock: peek(1) == "*") { return fault }
      default: return nil
      }
    }
    return nil
  }

  /// Takes a comment; returns what is wrong with it.
  private mutating func comment(isBlock: Bool) -> Diagnostic? {
    let start = position
    var text = String.UnicodeScalarView()
    guard isBlock ? takeBlock(into: &text) : takeLine(into: &text) else {
      return Diagnostic("the comment is never closed", at: start, expected: "'*/'")
    }
    comments.append(Comment(text: String(text), range: start..<position))
    var place = start
    for scalar in text {
      if scalar != "\n", Lexer.isHidden(scalar) {
        return Diagnostic(
          "the comment holds the invisible \(scalar.codePoint)", at: place, expected: "visible text")
      }
      place = place.advanced(over: scalar)
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

  /// Takes a comment and the comments in it; returns whether it is closed.
  private mutating func takeBlock(into text: inout String.UnicodeScalarView) -> Bool {
    var depth = 0
    repeat {
      guard let first = take() else { return false }
      text.append(first)
      switch (first, peek()) {
      case ("/", "*"): depth += 1
      case ("*", "/"): depth -= 1
      default: continue
      }
      if let second = take() { text.append(second) }
    } while depth > 0
    return true
  }
}
