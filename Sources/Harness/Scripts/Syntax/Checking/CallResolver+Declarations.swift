import Diagnostics

extension CallResolver {
  /// Whether a `let` may keep the expression; reports why not.
  ///
  /// Matchers, actions, assertions, selections, classes, points, dates, literals and arrays of them can be kept.
  /// What does something cannot, since a `let` is no step.
  mutating func isStorable(_ expression: ScriptExpression) -> Bool {
    switch expression.kind {
    case .string, .number, .boolean: return true
    case .array(let elements): return elements.map { isStorable($0) }.allSatisfy { $0 }
    case .chain where expression.className != nil: return true
    case .null, .chain:
      guard let (head, rest) = expression.splitCall else {
        reportMismatch(expression, expected: "a value to keep")
        return false
      }
      return isStorable(head, rest, in: expression)
    }
  }

  private mutating func isStorable(
    _ head: CallHead, _ rest: ArraySlice<ScriptExpression.Link>, in expression: ScriptExpression
  ) -> Bool {
    if let kind = ScriptValueKind.literals[head.name] { return value(of: expression, as: kind) != nil }
    guard let (function, _) = resolve(head) else { return false }
    switch function.role {
    case .matcher, .action, .assertion, .instance: return endsChain(rest, behind: function)
    case .selection: return rest.map { isStorable($0) }.allSatisfy { $0 }
    default:
      report(
        Diagnostic(
          "'\(function.name)' gives nothing to keep", at: expression.range.lowerBound,
          expected: "an interaction, a matcher or another value"))
      return false
    }
  }

  private mutating func isStorable(_ link: ScriptExpression.Link) -> Bool {
    guard let resolved = self.link(link) else { return false }
    guard !resolved.isEffective else {
      report(
        Diagnostic(
          "'.\(link.name)' does something, so a 'let' cannot keep it", at: link.range.lowerBound,
          expected: "a statement of its own"))
      return false
    }
    return true
  }
}

extension ScriptValueKind {
  /// The kinds whose literals look like calls, by the name of the call.
  fileprivate static let literals: [String: ScriptValueKind] = ["CGPoint": .point, "date": .date]
}
