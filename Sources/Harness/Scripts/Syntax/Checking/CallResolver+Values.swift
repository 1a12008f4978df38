import Diagnostics

extension CallResolver {
  /// Resolves an expression as a value of a kind.
  mutating func value(of expression: ScriptExpression, as kind: ScriptValueKind) -> ScriptValue? {
    switch (kind, constant(expression).kind) {
    case (.optional, .null): return .null
    case (.optional(let kind), _): return value(of: expression, as: kind)
    case (.list(let element), .array(let elements)): return list(elements, of: element, in: expression)
    case (.setting, .array(let elements)):
      // A setting may be an empty list, such as `blockedURLRegex`, which then blocks nothing.
      return elements.isEmpty ? .list([]) : list(elements, of: .string, in: expression)
    case (.matcher, .chain), (.action, .chain), (.assertion, .chain), (.instance, .chain):
      return call(expression, as: kind)
    case (.member(let type, let names), .chain): return member(expression, of: type, names)
    case (.members(let type, let names), .chain):
      return member(expression, of: type, names).map { .list([$0]) }
    case (.members(let type, let names), .array(let elements)):
      // As in Swift, an option set may be empty.
      return elements.isEmpty
        ? .list([]) : list(elements, of: .member(type: type, names: names), in: expression)
    case (.errorPointer, .reference(let name)):
      return isVariable(name, at: expression.range.lowerBound) ? .errorPointer(name) : nil
    case (.error, .chain):
      guard let name = expression.plainName else { return mismatch(expression, kind) }
      return isVariable(name, at: expression.range.lowerBound) ? .error(name) : nil
    default: return constant(expression).literal(as: kind) ?? mismatch(expression, kind)
    }
  }

  /// Returns whether a name is that of a variable for errors; if not, reports it.
  private mutating func isVariable(_ name: String, at position: SourcePosition) -> Bool {
    if errorVariables.contains(name) { return true }
    report(
      Diagnostic(
        "'\(name)' is not an error variable", at: position, expected: "'var \(name): NSError?' before it",
        nearest: nearestName(to: name, in: errorVariables.sorted())))
    return false
  }

  /// Returns the literal that a constant's name represents; any other expression unchanged.
  private func constant(_ expression: ScriptExpression) -> ScriptExpression {
    guard let kind = expression.plainName.flatMap({ vocabulary.constants[$0] }) else { return expression }
    return ScriptExpression(kind, range: expression.range)
  }

  private mutating func list(
    _ elements: [ScriptExpression], of kind: ScriptValueKind, in expression: ScriptExpression
  ) -> ScriptValue? {
    guard !elements.isEmpty else {
      report(Diagnostic("the array is empty", at: expression.range.lowerBound, expected: kind.description))
      return nil
    }
    let values = elements.compactMap { value(of: $0, as: kind) }
    let isOrdered = checkOrder(values)
    return values.count == elements.count && isOrdered ? .list(values) : nil
  }

  /// Returns whether matchers about visibility are last in their list, as EarlGrey requires; reports those
  /// that are not.
  private mutating func checkOrder(_ values: [ScriptValue]) -> Bool {
    let early = values.dropLast().compactMap { value -> ResolvedCall? in
      guard case .call(let call) = value, vocabulary.isAboutVisibility(call.name) else { return nil }
      return call
    }
    for call in early {
      report(
        Diagnostic(
          "'\(call.name)' is about visibility, but not the last of its array", at: call.position,
          expected: "matchers about visibility at the end, since they cost most"))
    }
    return early.isEmpty
  }

  /// Resolves a call that creates a matcher, an action, an assertion or another instance.
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
    return endsChain(rest, after: function) ? .call(call) : nil
  }

  /// Returns whether nothing is chained to a call that is not an interaction; otherwise reports it.
  mutating func endsChain(_ rest: ArraySlice<ScriptExpression.Link>, after function: ScriptFunction) -> Bool {
    guard let link = rest.first else { return true }
    report(
      Diagnostic(
        "'.\(link.name)' follows '\(function.name)', which gives \(function.role.description)",
        at: link.range.lowerBound, expected: "an interaction before '.\(link.name)'"))
    return false
  }
}

extension CallResolver {
  /// Reports that an expression is not of the required kind.
  mutating func mismatch(_ expression: ScriptExpression, _ kind: ScriptValueKind) -> ScriptValue? {
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
    case .instance(let type): role == .instance(of: type)
    default: false
    }
  }
}

extension CallResolver {
  /// Resolves one of the named members of a type.
  mutating func member(
    _ expression: ScriptExpression, of type: String, _ names: [String]
  ) -> ScriptValue? {
    let kind = ScriptValueKind.member(type: type, names: names)
    guard let name = expression.memberName(of: type) else { return mismatch(expression, kind) }
    let known = names.first { $0 == name } ?? expression.constant(of: type, in: names)
    if known == nil {
      report(
        Diagnostic(
          "'.\(name)' is not a member of \(type)", at: expression.lastPosition, expected: kind.description,
          nearest: nearestName(to: name, in: names).map { ".\($0)" }))
    }
    return known.map { .member($0) }
  }
}

extension ScriptExpression {
  /// The name in `.up`, `GREYDirection.up`, `XCUIElement.KeyModifierFlags.shift` or, in
  /// Objective-C's spelling, `kGREYDirectionUp`.
  fileprivate func memberName(of type: String) -> String? {
    guard case .chain(let leadingDot, let links) = kind, links.allSatisfy(\.isName) else {
      return nil
    }
    let prefix = links.dropLast().map(\.name).joined(separator: ".")
    return prefix == (leadingDot ? "" : type) ? links.last?.name : constantName(of: type)
  }

  /// `Up` in `kGREYDirectionUp`.
  private func constantName(of type: String) -> String? {
    guard let plainName, plainName.hasPrefix("k\(type)") else { return nil }
    return String(plainName.dropFirst(type.count + 1))
  }

  /// Returns the member that an Objective-C constant represents; the first letters differ in case.
  fileprivate func constant(of type: String, in names: [String]) -> String? {
    guard let name = constantName(of: type)?.lowercased() else { return nil }
    return names.first { $0.lowercased() == name }
  }

  /// The start of the last name of a chain.
  fileprivate var lastPosition: SourcePosition {
    guard case .chain(_, let links) = kind, let last = links.last else { return range.lowerBound }
    return last.range.lowerBound
  }
}
