import Diagnostics

extension ObjectiveCStatement {
  /// The same statement in Swift.
  func translated() throws(Diagnostic) -> Statement {
    switch kind {
    case .expression(let expression):
      return Statement(.expression(try translated(expression)), range: range)
    case .declaration(_, let name, let value):
      return Statement(.declaration(name: name, value: try translated(value)), range: range)
    }
  }

  /// In Swift there may be more brackets, so they are counted again.
  private func translated(_ expression: ObjectiveCExpression) throws(Diagnostic) -> ScriptExpression {
    let translated = try expression.translated()
    guard translated.nesting <= Script.Limit.nesting else {
      throw Script.Limit.tooDeep(at: expression.range.lowerBound)
    }
    return translated
  }
}
