import Diagnostics

/// The tokens of a script, with a place among them.
struct TokenStream {
  private let tokens: [Token]
  private var index = 0
  /// How many brackets are open.
  var nesting = 0

  /// - Parameter tokens: the tokens of the script; the last one is ``Token/Kind/end``.
  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  var current: Token { tokens[index] }
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// Where the token before the current one ends.
  var lastEnd: SourcePosition { index > 0 ? tokens[index - 1].range.upperBound : .start }

  /// Steps to the next token, but never past the end.
  mutating func advance() {
    if current.kind != .end { index += 1 }
  }
}
