import Diagnostics

/// A word of Swift source, with its position.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name or a keyword, including `#selector` and similar ones.
    case word
    /// A name between backticks, which is not a keyword.
    case escapedWord
    case number
    /// A piece of a string between its quotes and interpolations, or a regular expression.
    case string
    /// A bracket, a separator or an operator.
    case symbol
  }

  package let kind: Kind
  /// The text, without backticks and quotes.
  package let text: String
  package let position: SourcePosition
  /// Its bytes in the UTF-8 text, including backticks and quotes.
  package let range: Range<Int>
  /// Whether only spaces and comments precede it on its line.
  package let startsLine: Bool
  /// Whether there is no space between it and the previous token.
  package let touchesPrevious: Bool

  /// Whether it is this keyword or symbol.
  package func `is`(_ text: String) -> Bool {
    (kind == .symbol || kind == .word) && self.text == text
  }

  /// Whether it can name something.
  package var isName: Bool { kind == .escapedWord || kind == .word && !text.hasPrefix("#") }
}
