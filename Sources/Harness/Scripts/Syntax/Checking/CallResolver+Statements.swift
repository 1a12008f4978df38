import Diagnostics

extension CallResolver {
  /// Resolves the expression of a statement.
  mutating func operation(of expression: ScriptExpression) -> ScriptOperation? {
    guard let (head, rest) = expression.splitCall else {
      reportMismatch(expression, expected: "a statement")
      return nil
    }
    guard let (function, call) = resolve(head) else {
      // The rest is resolved anyway, to report its faults.
      _ = rest.map { link($0) }
      return nil
    }
    return switch function.role {
    case .selection: interaction(function, call, rest, in: expression)
    case .snapshot: endsChain(rest, after: function) ? snapshot(call, function) : nil
    case .statement: endsChain(rest, after: function) ? .command(call) : nil
    default: endsChain(rest, after: function) ? useless(function, in: expression) : nil
    }
  }

  private mutating func snapshot(_ call: ResolvedCall, _ function: ScriptFunction) -> ScriptOperation? {
    call.string(0).map { .snapshot($0) } ?? misfit(function, at: call.position)
  }

  private mutating func useless(
    _ function: ScriptFunction, in expression: ScriptExpression
  ) -> ScriptOperation? {
    report(
      Diagnostic(
        "'\(function.name)' gives \(function.role.description), which does nothing by itself",
        at: expression.range.lowerBound, expected: "a statement"))
    return nil
  }
}

extension CallResolver {
  private mutating func interaction(
    _ function: ScriptFunction, _ call: ResolvedCall, _ rest: ArraySlice<ScriptExpression.Link>,
    in expression: ScriptExpression
  ) -> ScriptOperation? {
    // All links are resolved before one is judged, so that all faults are reported.
    let links = rest.compactMap { link($0) }
    guard links.count == rest.count else { return nil }
    guard links.contains(where: \.isEffective) else {
      report(
        Diagnostic(
          "the interaction does nothing", at: expression.range.lowerBound, expected: "'.perform' or '.assert'"
        ))
      return nil
    }
    guard let matcher = call.call(0) else { return misfit(function, at: call.position) }
    return .interaction(selection: matcher, links: links)
  }

  mutating func link(_ link: ScriptExpression.Link) -> InteractionLink? {
    guard let head = CallHead(member: link) else {
      report(
        Diagnostic(
          "'.\(link.name)' is not called", at: link.range.lowerBound, expected: "'(' and its arguments"))
      return nil
    }
    guard let (function, call) = resolve(head) else { return nil }
    return InteractionLink(call, role: function.role) ?? misfit(function, at: call.position)
  }

  /// Reports a vocabulary row whose parameters do not fit its role.
  private mutating func misfit<Result>(_ function: ScriptFunction, at position: SourcePosition) -> Result? {
    report(Diagnostic("the vocabulary's '\(function.signature)' does not fit its role", at: position))
    return nil
  }
}

extension InteractionLink {
  fileprivate init?(_ call: ResolvedCall, role: ScriptFunction.Role) {
    switch role {
    case .inRoot: if let matcher = call.call(0) { self = .inRoot(matcher) } else { return nil }
    case .atIndex: if let index = call.integer(0) { self = .atIndex(index) } else { return nil }
    case .usingSearch:
      guard let action = call.call(0), let matcher = call.call(1) else { return nil }
      self = .usingSearch(action: action, onElementWith: matcher)
    case .perform:
      guard let action = call.call(0) else { return nil }
      self = .perform(action, error: call.error)
    case .assert:
      guard let assertion = call.call(0) else { return nil }
      self = .assert(assertion, error: call.error)
    default: return nil
    }
  }

  /// Whether the link does more than select.
  var isEffective: Bool {
    switch self {
    case .perform, .assert: true
    case .inRoot, .atIndex, .usingSearch: false
    }
  }
}

extension ResolvedCall {
  /// The variable that receives the call's error; `nil` if the call has none.
  package var error: String? {
    arguments.lazy.compactMap { if case .errorPointer(let name) = $0 { name } else { nil } }.first
  }

  fileprivate func call(_ index: Int) -> ResolvedCall? {
    guard arguments.indices.contains(index), case .call(let value) = arguments[index] else { return nil }
    return value
  }

  fileprivate func integer(_ index: Int) -> Int? {
    guard arguments.indices.contains(index), case .integer(let value) = arguments[index] else { return nil }
    return value
  }

  fileprivate func string(_ index: Int) -> String? {
    guard arguments.indices.contains(index), case .string(let value) = arguments[index] else { return nil }
    return value
  }
}

extension CallResolver {
  /// Returns whether a `let` may keep the expression; if not, reports why.
  ///
  /// Matchers, actions, assertions, selections, classes, points, dates, literals and arrays of them
  /// can be kept. Expressions with an effect cannot, since a `let` is not a step.
  mutating func isStorable(_ expression: ScriptExpression) -> Bool {
    switch expression.kind {
    case .string, .interpolation, .number, .boolean: return true
    // All elements are checked before one is judged, so that all faults are reported.
    case .array(let elements): return elements.map { isStorable($0) }.allSatisfy { $0 }
    case .chain where expression.className != nil: return true
    case .null, .reference, .chain:
      if expression.isZeroPoint || expression.plainName.map({ vocabulary.constants[$0] != nil }) == true {
        return true
      }
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
    case .matcher, .action, .assertion, .instance: return endsChain(rest, after: function)
    // Again, all links are checked for faults.
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
  /// The kinds whose literals look like calls, by the called name.
  fileprivate static let literals: [String: ScriptValueKind] = [
    "CGPoint": .point, "NSStringFromCGPoint": .string, "date": .date, "Date": .date,
    "NSClassFromString": .className,
  ]
}
