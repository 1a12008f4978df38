import SwiftSources

extension PortingRule {
  /// Renames overrides of the methods by which Objective-C finds out which object has a method.
  static let responding = PortingRule { file, _ in
    var changes = Changes()
    for type in file.outline.allTypes where type.kind == .class {
      for function in type.members.functions where function.modifiers.isOverride {
        guard ["responds(to:)", "forwardingTarget(for:)"].contains(function.signature) else { continue }
        changes.edits += file.modifierTokens(of: .function(function), in: type.body)
          .filter { $0.is("override") }.map { .blank($0.range) }
        // With its old name it would still be an override.
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
