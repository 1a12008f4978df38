import Diagnostics

extension ObjectiveCExpression {
  /// The same value in Swift, at the same place of the text.
  func translated() throws(Diagnostic) -> ScriptExpression {
    ScriptExpression(try translatedKind(), range: range)
  }

  private func translatedKind() throws(Diagnostic) -> ScriptExpression.Kind {
    switch kind {
    case .string(let value): return .string(value)
    case .number(let value): return .number(value)
    case .boxed(let value): return try value.translatedKind()
    case .name(let name): return try translated(name)
    case .array(let elements):
      return .array(try elements.map { element throws(Diagnostic) in try element.translated() })
    case .call(let name, let arguments): return .chain(leadingDot: false, [try translated(name, arguments)])
    case .message(let receiver, let parts): return try translated(receiver, parts)
    }
  }

  private func translated(_ name: String) throws(Diagnostic) -> ScriptExpression.Kind {
    switch name {
    case "YES", "true", "TRUE": return .boolean(true)
    case "NO", "false", "FALSE": return .boolean(false)
    case "nil", "NULL", "Nil": return .null
    default: break
    }
    if let member = ObjectiveCConstants.member(for: name) {
      return .chain(leadingDot: true, [.init(member, range: range)])
    }
    if ObjectiveCConstants.hasPrefix(of: name) {
      throw Diagnostic(
        "'\(name)' is not a constant that scripts know", at: range.lowerBound,
        nearest: nearestName(to: name, in: ObjectiveCConstants.fullNames))
    }
    return .chain(leadingDot: false, [.init(name, range: range)])
  }

  var isNull: Bool {
    guard case .name(let name) = kind else { return false }
    return ["nil", "NULL"].contains(name)
  }
}
