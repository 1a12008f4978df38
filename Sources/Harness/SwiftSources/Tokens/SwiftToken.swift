import Diagnostics

/// A word of Swift source, with its position.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword; `#selector` and the like are words, too.
    case word
    /// A name between backticks, which is no keyword.
    case escapedWord
    case number
    /// A piece of a string between its quotes and interpolations, or a regular expression.
    case string
    /// A bracket, a separator or an operator.
    case symbol
  }

  package let kind: Kind
  /// The spelling, without backticks and quotes.
  package let text: String
  package let position: SourcePosition
  /// Its bytes in the text's UTF-8, with backticks and quotes.
  package let range: Range<Int>
  /// Whether only blanks and comments precede it on its line.
  package let startsLine: Bool
  /// Whether it touches the token before it.
  package let touchesPrevious: Bool

  /// Whether it is this keyword or symbol.
  package func `is`(_ text: String) -> Bool {
    (kind == .symbol || kind == .word) && self.text == text
  }

  /// Whether it can name something.
  package var isName: Bool { kind == .escapedWord || kind == .word && !text.hasPrefix("#") }
}
