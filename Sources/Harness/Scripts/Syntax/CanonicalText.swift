import SourceText

extension Statement {
  /// The statement on one line, in the one spelling that all equal statements share.
  ///
  /// One blank behind commas and colons, none around dots, no comments and no `try`. Parsing it gives the
  /// same statement, at other positions.
  public var canonicalText: String {
    switch kind {
    case .expression(let expression): expression.canonicalText
    case .declaration(let name, let value): "let \(name) = \(value.canonicalText)"
    }
  }
}

extension ScriptExpression {
  /// The expression on one line, in the one spelling that all equal expressions share.
  public var canonicalText: String {
    switch kind {
    case .string(let value): value.quoted
    case .number(let value): canonicalLiteral(value)
    case .boolean(let value): value ? "true" : "false"
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.canonicalText).joined(separator: ", "))]"
    case .chain(let leadingDot, let links):
      (leadingDot ? "." : "") + links.map(\.canonicalText).joined(separator: ".")
    }
  }
}

extension ScriptExpression.Link {
  var canonicalText: String {
    guard let arguments else { return name }
    return "\(name)(\(arguments.map(\.canonicalText).joined(separator: ", ")))"
  }
}

extension ScriptExpression.Argument {
  var canonicalText: String {
    guard let label else { return value.canonicalText }
    return "\(label): \(value.canonicalText)"
  }
}
