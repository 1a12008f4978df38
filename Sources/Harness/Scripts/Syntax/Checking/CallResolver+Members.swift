import Diagnostics

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
  /// The name in `.up`, `GREYDirection.up`, `XCUIElement.KeyModifierFlags.shift` or, in Objective-C's spelling, `kGREYDirectionUp`.
  fileprivate func memberName(of type: String) -> String? {
    guard case .chain(let leadingDot, let links) = kind, links.allSatisfy({ $0.arguments == nil }) else {
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

  /// The member that a constant of Objective-C stands for; the two begin with letters of different case.
  fileprivate func constant(of type: String, in names: [String]) -> String? {
    guard let name = constantName(of: type)?.lowercased() else { return nil }
    return names.first { $0.lowercased() == name }
  }

  /// Where the last name of a chain begins.
  fileprivate var lastPosition: SourcePosition {
    guard case .chain(_, let links) = kind, let last = links.last else { return range.lowerBound }
    return last.range.lowerBound
  }
}
