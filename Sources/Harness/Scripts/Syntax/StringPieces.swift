/// Collects the pieces of a string, and joins adjacent texts.
struct StringPieces: Hashable, Sendable {
  private var pieces: [ScriptExpression.StringPiece] = []
  /// The text after the last name.
  private var text = ""

  mutating func append(_ more: String) {
    text += more
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
  }

  mutating func append(name: String) {
    if !text.isEmpty { pieces.append(.text(text)) }
    pieces.append(.name(name))
    text = ""
  }

  /// The pieces as a literal; without names, a plain string.
  var literal: ScriptExpression.Kind {
    let last = text.isEmpty ? [] : [ScriptExpression.StringPiece.text(text)]
    return pieces.isEmpty ? .string(text) : .interpolation(pieces + last)
  }
}

extension ScriptExpression {
  /// The literal as Swift interpolates it; `nil` if the expression is not a string with values.
  var interpolatedText: String? {
    switch kind {
    case .string(let text): text
    case .number(let value): canonicalLiteral(value)
    case .boolean(let value): value ? "true" : "false"
    default: nil
    }
  }
}
