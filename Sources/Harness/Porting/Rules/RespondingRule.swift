import SwiftSources

extension PortingRule {
  /// Makes methods of their own of what only Objective-C asks an object for: whether it has a method, and who else has it.
  static let responding = PortingRule { file, _ in
    var changes = Changes()
    for type in file.outline.allTypes where type.kind == .class {
      for function in type.members.functions where function.modifiers.isOverride {
        guard ["responds(to:)", "forwardingTarget(for:)"].contains(function.signature) else { continue }
        changes.edits += file.modifierTokens(of: .function(function), in: type.body)
          .filter { $0.is("override") }.map { .blank($0.range) }
        // By its own name it would still be an override.
        changes.edits.append(.insert("ported_", at: function.name.range.lowerBound))
        changes.findings.append(
          file.finding(
            at: function.name, "nothing asks an object for '\(function.name.text)' here",
            instead: "an object that has the methods itself"))
      }
    }
    return changes
  }
}
