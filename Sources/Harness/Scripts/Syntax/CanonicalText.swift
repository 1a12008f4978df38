import TextFormats
import UTF8Text

extension Statement {
  /// The statement on one line, in the one form that all equal statements share.
  ///
  /// There is one space after commas and colons and no space around dots; comments and `try` are left out.
  /// Parsing it gives the same statement at other positions. `f( 1.0 ,2 )` becomes `f(1, 2)`.
  package var canonicalText: String {
    switch kind {
    case .expression(let expression): expression.canonicalText
    case .declaration(let name, let value): "let \(name) = \(value.canonicalText)"
    case .errorVariable(let name): "var \(name): NSError?"
    }
  }
}

extension ScriptExpression {
  /// The expression on one line, in the one form that all equal expressions share.
  package var canonicalText: String { text(quoting: \.quoted) }

  /// The expression as the cause of a step: ``canonicalText``, but with invisible characters as they are.
  ///
  /// They are escaped when the cause is written; escaped twice, they would be harder to read.
  var causeText: String { text(quoting: \.quotedAsItIs) }

  fileprivate func text(quoting quote: (String) -> String) -> String {
    switch kind {
    case .string(let value): quote(value)
    case .interpolation(let pieces): "\"\(pieces.map { $0.text(quoting: quote) }.joined())\""
    case .number(let value): canonicalLiteral(value)
    case .boolean(let value): value ? "true" : "false"
    case .null: "nil"
    case .reference(let name): "&\(name)"
    case .array(let elements): "[\(elements.map { $0.text(quoting: quote) }.joined(separator: ", "))]"
    case .chain(let leadingDot, let links):
      (leadingDot ? "." : "") + links.map { $0.text(quoting: quote) }.joined(separator: ".")
    }
  }
}

extension ScriptExpression.StringPiece {
  fileprivate func text(quoting quote: (String) -> String) -> String {
    switch self {
    // Without quotes, since the pieces are joined inside the quotes of the whole string.
    case .text(let text): String(quote(text).dropFirst().dropLast())
    case .name(let name): "\\(\(name))"
    }
  }
}

extension ScriptExpression.Link {
  fileprivate func text(quoting quote: (String) -> String) -> String {
    let call = arguments.map { "(\($0.map { $0.text(quoting: quote) }.joined(separator: ", ")))" } ?? ""
    return name + call + indexes.map { "[\($0.text(quoting: quote))]" }.joined()
  }
}

extension ScriptExpression.Argument {
  fileprivate func text(quoting quote: (String) -> String) -> String {
    (label.map { "\($0): " } ?? "") + value.text(quoting: quote)
  }
}

extension String {
  /// The string in double quotes; only what would end the string or its line is escaped.
  fileprivate var quotedAsItIs: String {
    "\"" + unicodeScalars.map { Self.necessaryEscapes[$0] ?? String($0) }.joined() + "\""
  }

  private static let necessaryEscapes: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]
}

/// Returns the number in its shortest decimal form: no final `.0`, no exponent, no `-0`.
func canonicalLiteral(_ value: Double) -> String {
  // `-0` has no sign as an integer.
  if let whole = Int(exactly: value) { return String(whole) }
  let text = value.description
  guard let exponentMark = text.firstIndex(of: "e"),
    let exponent = Int(text[text.index(after: exponentMark)...])
  else { return text }
  return (value < 0 ? "-" : "")
    + smallDecimal(digits: text[..<exponentMark].filter(\.isNumber), exponent: exponent)
}

/// Returns `d.ddd` times ten to a negative power, without an exponent. Numbers with a positive one are whole.
private func smallDecimal(digits: String, exponent: Int) -> String {
  let significant = digits.hasSuffix("0") ? String(digits.dropLast()) : digits
  return "0." + String(repeating: "0", count: -exponent - 1) + significant
}
