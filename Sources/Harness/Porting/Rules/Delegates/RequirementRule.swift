import SwiftSources

extension PortingRule {
  /// Makes methods that UIKit finds by selector available to the toolkit, which finds them by protocol.
  ///
  /// A method with another Swift name gets a second one with the requirement's name. A class gets the protocol
  /// of its methods and, if only its subclasses have a method, one for these to override.
  static let requirements = PortingRule { file, app in
    var changes = Changes()
    for method in app.requirements.methods where method.file.path == file.path {
      changes.edits += method.edits(in: app)
    }
    for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
      let name = path.joined(separator: ".")
      guard type.kind == .class, app.types.classes[name]?.file == file.path else { continue }
      changes.edits += file.requirementEdits(of: type, named: name, in: app)
    }
    for method in app.requirements.blocked where method.file.path == file.path {
      changes.findings.append(method.blockedFinding)
    }
    for method in app.requirements.unresolved where method.file.path == file.path {
      changes.findings.append(method.unresolvedFinding)
    }
    for method in app.requirements.uncalled where method.file.path == file.path {
      changes.findings.append(method.uncalledFinding)
    }
    return changes
  }
}

extension AppFile {
  /// Returns additional declarations of a class: protocols, methods that subclasses override, and extension
  /// methods that override others.
  fileprivate func requirementEdits(
    of type: TypeDeclaration, named name: String, in app: AppSources
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    if let added = app.requirements.added[name] { edits.append(conformance(of: type, to: added)) }
    let overridden = app.requirements.inherited(by: name).map { $0.baseMember(in: app) }
    let overrides = app.requirements.methods
      .filter { $0.type == name && $0.base != nil && $0.declaration.kind == .extension }
      .map { $0.witness(in: app) }
    let members = overridden + overrides
    guard !members.isEmpty, list.has("}", at: type.body.upperBound) else { return edits }
    let brace = tokens[type.body.upperBound]
    let separator = brace.startsLine || type.body.isEmpty ? "" : "; "
    edits.append(
      .insert(separator + members.map { $0 + "; " }.joined(), at: brace.range.lowerBound))
    return edits
  }

  private func conformance(of type: TypeDeclaration, to names: [String]) -> SourceEdit {
    let list = names.joined(separator: ", ")
    if let last = type.inheritance.last?.tokens.last {
      return .insert(", \(list)", at: last.range.upperBound)
    }
    let name = tokens.firstIndex(of: type.name) ?? 0
    let end = (name + 1..<type.body.lowerBound).first {
      self.list.has("{", at: $0) || self.list.has("where", at: $0)
    }
    return .insert(": \(list)", at: tokens[(end ?? name + 1) - 1].range.upperBound)
  }
}
