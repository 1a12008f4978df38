import Diagnostics
import TextFormats

/// One word, literal or mark of a script.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word(String)
    case string(String)
    case number(Double)
    /// Any other scalar: a bracket, a comma, or something that no script holds.
    case mark(Unicode.Scalar)
    /// A faulty literal or comment. The parser throws the diagnostic when it gets here.
    case malformed(Diagnostic)
    case end
  }

  var kind: Kind
  var range: Range<SourcePosition>
  /// Whether a line break parts the token from the one before it.
  var startsLine: Bool

  /// How a message names the token.
  var description: String {
    switch kind {
    case .word(let name): "'\(name)'"
    case .string(let value): value.quoted
    case .number(let value): canonicalLiteral(value)
    case .mark(let scalar): "'\(String(scalar).quoted.dropFirst().dropLast())'"
    case .malformed(let diagnostic): diagnostic.problem
    case .end: "the end of the script"
    }
  }
}
