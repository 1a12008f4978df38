import SourceText

extension CallResolver {
  /// Resolves an expression as a value of a kind.
  mutating func value(of expression: ScriptExpression, as kind: ScriptValueKind) -> ScriptValue? {
    switch (kind, expression.kind) {
    case (.list(let element), .array(let elements)): return list(elements, of: element, in: expression)
    case (.matcher, .chain), (.action, .chain), (.assertion, .chain): return call(expression, as: kind)
    case (.point, .chain(leadingDot: false, let links)): return point(links, in: expression)
    case (.member(let type, let names), .chain(let leadingDot, let links)):
      return member(leadingDot: leadingDot, links, of: type, names, in: expression)
    default: return literal(expression, as: kind) ?? mismatch(expression, kind)
    }
  }

  private func literal(_ expression: ScriptExpression, as kind: ScriptValueKind) -> ScriptValue? {
    switch (kind, expression.kind) {
    case (.string, .string(let value)): .string(value)
    case (.number, .number(let value)): .number(value)
    case (.seconds, .number(let value)) where (0...Script.Limit.seconds).contains(value): .number(value)
    case (.integer, .number(let value)): Int(exactly: value).map { .integer($0) }
    case (.index, .number(let value)) where value >= 0: Int(exactly: value).map { .integer($0) }
    case (.boolean, .boolean(let value)): .boolean(value)
    case (.className, _): expression.className.map { .className($0) }
    default: nil
    }
  }

  private mutating func list(
    _ elements: [ScriptExpression], of kind: ScriptValueKind, in expression: ScriptExpression
  ) -> ScriptValue? {
    guard !elements.isEmpty else {
      report(Diagnostic("the array is empty", at: expression.range.lowerBound, expected: kind.description))
      return nil
    }
    let values = elements.compactMap { value(of: $0, as: kind) }
    return values.count == elements.count ? .list(values) : nil
  }

  private mutating func point(
    _ links: [ScriptExpression.Link], in expression: ScriptExpression
  ) -> ScriptValue? {
    guard links.count == 1, links[0].name == "CGPoint", let arguments = links[0].arguments,
      arguments.map(\.label) == ["x", "y"], case .number(let x) = arguments[0].value.kind,
      case .number(let y) = arguments[1].value.kind
    else { return mismatch(expression, .point) }
    return .point(x: x, y: y)
  }

  private mutating func member(
    leadingDot: Bool, _ links: [ScriptExpression.Link], of type: String, _ names: [String],
    in expression: ScriptExpression
  ) -> ScriptValue? {
    let isMember = leadingDot ? links.count == 1 : links.count == 2 && links[0].name == type
    guard isMember, let link = links.last, links.allSatisfy({ $0.arguments == nil }) else {
      return mismatch(expression, .member(type: type, names: names))
    }
    guard names.contains(link.name) else {
      report(
        Diagnostic(
          "'.\(link.name)' is not a member of \(type)", at: link.range.lowerBound,
          expected: ScriptValueKind.member(type: type, names: names).description,
          nearest: nearestName(to: link.name, in: names).map { ".\($0)" }))
      return nil
    }
    return .member(link.name)
  }

  /// Resolves a call that gives a matcher, an action or an assertion.
  private mutating func call(_ expression: ScriptExpression, as kind: ScriptValueKind) -> ScriptValue? {
    guard let (head, rest) = expression.splitCall else { return mismatch(expression, kind) }
    guard let (function, call) = resolve(head) else { return nil }
    guard kind.accepts(function.role) else {
      let position = expression.range.lowerBound
      report(
        Diagnostic(
          "'\(head.name)' gives \(function.role.description)", at: position, expected: kind.description))
      return nil
    }
    return endsChain(rest, behind: function) ? .call(call) : nil
  }

  /// Whether nothing is chained to a call that is no interaction; reports what is.
  mutating func endsChain(_ rest: ArraySlice<ScriptExpression.Link>, behind function: ScriptFunction) -> Bool
  {
    guard let link = rest.first else { return true }
    report(
      Diagnostic(
        "'.\(link.name)' follows '\(function.name)', which gives \(function.role.description)",
        at: link.range.lowerBound, expected: "an interaction before '.\(link.name)'"))
    return false
  }
}

extension CallResolver {
  /// Reports that an expression is of another kind than wanted.
  private mutating func mismatch(_ expression: ScriptExpression, _ kind: ScriptValueKind) -> ScriptValue? {
    reportMismatch(expression, expected: kind.description)
    return nil
  }

  mutating func reportMismatch(_ expression: ScriptExpression, expected: String) {
    let position = expression.range.lowerBound
    if let name = expression.plainName {
      report(undeclared(name, at: position, expected: expected))
    } else {
      report(Diagnostic("\(expression.namedForMessage) is out of place", at: position, expected: expected))
    }
  }
}

extension ScriptValueKind {
  fileprivate func accepts(_ role: ScriptFunction.Role) -> Bool {
    switch self {
    case .matcher: role == .matcher
    case .action: role == .action
    case .assertion: role == .assertion || role == .matcher
    default: false
    }
  }
}
