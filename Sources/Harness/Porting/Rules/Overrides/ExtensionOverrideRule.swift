import SwiftSources

extension PortingRule {
  /// Lets classes declare what their extensions override, and what subclasses override of their extensions.
  ///
  /// Only Objective-C can override in extensions. The extension's member is renamed, and the class gets a
  /// member that calls it, on the line of its closing brace.
  static let extensionOverrides = PortingRule { file, app in
    var changes = Changes()
    for (path, declaration) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
      let name = path.joined(separator: ".")
      if declaration.kind == .extension {
        changes.add(AppTypes.Extension(file: file, declaration: declaration).renaming(of: name, in: app))
      }
      guard declaration.kind == .class, app.types.classes[name]?.file == file.path else { continue }
      let members = (app.types.extensions[name] ?? []).flatMap { part in
        part.movable(of: name, in: app).filter { !part.file.isUnavailable($0) }.map { part.forwarder(to: $0) }
      }
      guard !members.isEmpty, let brace = file.closingBrace(of: declaration) else { continue }
      let separator = brace.startsLine || declaration.body.isEmpty ? "" : "; "
      changes.edits.append(
        .insert(separator + members.joined(separator: "; ") + " ", at: brace.range.lowerBound))
    }
    return changes
  }
}

extension AppTypes.Extension {
  /// Returns the members that the class has to declare.
  fileprivate func movable(of name: String, in app: AppSources) -> [ExtensionMember] {
    guard app.types.classes[name] != nil else { return [] }
    return declaration.members.ofExtensions.filter { member in
      !member.modifiers.isPrivate && !app.toolkitOverrides.contains(member, in: file.path)
        && (member.modifiers.isOverride || app.types.isOverridden(member.name, of: name))
    }
  }

  /// Returns the edits of the extension itself.
  fileprivate func renaming(of name: String, in app: AppSources) -> Changes {
    var changes = Changes()
    for member in movable(of: name, in: app) {
      changes.edits.append(.insert("ported_", at: member.nameToken.range.lowerBound))
      changes.edits += file.modifierTokens(of: member, in: declaration.body).filter {
        ["override", "open"].contains($0.text)
      }
      .map { .blank($0.range) }
    }
    guard app.types.classes[name] == nil else { return changes }
    changes.findings += uncalledOverrides(in: app).map { member in
      file.finding(
        at: member.nameToken, "an extension of \(name) cannot override '\(member.name)'",
        instead: "a subclass of \(name) that does")
    }
    return changes
  }

  /// Returns overrides that no class of the app declares and that are not dispatched by the object's class.
  private func uncalledOverrides(in app: AppSources) -> [ExtensionMember] {
    declaration.members.ofExtensions.filter {
      $0.modifiers.isOverride && !app.toolkitOverrides.contains($0, in: file.path)
    }
  }

  /// Returns a declaration, on one line, that calls the extension's member.
  fileprivate func forwarder(to member: ExtensionMember) -> String {
    let access = ["open", "public", "package"].first {
      member.modifiers.words.contains($0) || declaration.modifiers.words.contains($0)
    }
    let words = [
      access, member.modifiers.isOverride ? "override" : nil, member.modifiers.isStatic ? "class" : nil,
    ]
    let prefix = words.compactMap { $0 }.map { $0 + " " }.joined()
    switch member {
    case .function(let function): return prefix + forwarder(to: function)
    case .property(let property): return prefix + forwarder(to: property)
    }
  }

  private func forwarder(to function: Function) -> String {
    let body = function.body.map { $0.lowerBound - 1 } ?? function.range.upperBound
    let head = function.range.lowerBound..<body
    return "\(file.source(of: head)) { \(file.call(of: function, as: "ported_\(function.name.text)")) }"
  }

  private func forwarder(to property: Property) -> String {
    let name = property.name.text
    let written = property.type?.tokens.map { file.spelling(of: $0, afterBlank: !$0.touchesPrevious) }
      .joined()
    let type = property.narrowedDelegate.map { " \($0)" } ?? written
    let accessors =
      property.isSettable
      ? "{ get { ported_\(name) } set { ported_\(name) = newValue } }" : "{ ported_\(name) }"
    return "var \(name):\(type ?? "") \(accessors)"
  }
}

extension AppFile {
  fileprivate func closingBrace(of type: TypeDeclaration) -> SwiftToken? {
    list.has("}", at: type.body.upperBound) ? tokens[type.body.upperBound] : nil
  }
}
