import SwiftSources

extension PortingRule {
  /// Lets classes declare what their extensions override, and what subclasses override of their extensions.
  ///
  /// Only Objective-C overrides in extensions. The extension's member gets another name, and the class a member that
  /// calls it, on the line of its closing brace.
  static let extensionOverrides = PortingRule { file, app in
    var changes = Changes()
    for (path, declaration) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
      let name = path.joined(separator: ".")
      if declaration.kind == .extension {
        changes.add(AppTypes.Extension(file: file, declaration: declaration).renaming(of: name, in: app))
      }
      guard declaration.kind == .class, app.types.classes[name]?.file == file.path else { continue }
      let members = (app.types.extensions[name] ?? []).flatMap { part in
        part.movable(of: name, in: app).map { part.forwarder(to: $0) }
      }
      guard !members.isEmpty, let brace = file.closingBrace(of: declaration) else { continue }
      let separator = brace.startsLine || declaration.body.isEmpty ? "" : "; "
      changes.edits.append(
        .insert(separator + members.joined(separator: "; ") + " ", at: brace.range.lowerBound))
    }
    return changes
  }
}

/// A member of an extension that is overridden, or that overrides.
private enum ExtensionMember {
  case function(Function)
  case property(Property)

  var modifiers: Modifiers {
    switch self {
    case .function(let function): function.modifiers
    case .property(let property): property.modifiers
    }
  }

  /// The name as overrides are compared by it.
  var name: String {
    switch self {
    case .function(let function): function.signature
    case .property(let property): property.name.text
    }
  }

  var nameToken: SwiftToken {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    }
  }
}

extension AppTypes.Extension {
  /// The members that have to be declared by the class.
  fileprivate func movable(of name: String, in app: AppSources) -> [ExtensionMember] {
    guard app.types.classes[name] != nil else { return [] }
    return candidates.filter { member in
      !member.modifiers.isPrivate
        && (member.modifiers.isOverride || app.types.isOverridden(member.name, of: name))
    }
  }

  /// Functions, and properties with a type and without a place of their own.
  private var candidates: [ExtensionMember] {
    let functions = declaration.members.functions.filter {
      $0.name.isName && !["init", "subscript"].contains($0.name.text) && $0.body != nil
        && !$0.modifiers.words.contains("static")
    }
    let properties = declaration.members.properties.filter {
      !$0.isStored && $0.type != nil && !$0.modifiers.words.contains("static")
    }
    return functions.map(ExtensionMember.function) + properties.map(ExtensionMember.property)
  }

  /// The changes of the extension itself.
  fileprivate func renaming(of name: String, in app: AppSources) -> Changes {
    var changes = Changes()
    for member in movable(of: name, in: app) {
      changes.edits.append(.insert("ported_", at: member.nameToken.range.lowerBound))
      changes.edits += modifierTokens(of: member).filter { ["override", "open"].contains($0.text) }
        .map { .blank($0.range) }
    }
    guard app.types.classes[name] == nil else { return changes }
    changes.findings += candidates.filter(\.modifiers.isOverride).map { member in
      file.finding(
        at: member.nameToken, "an extension of \(name) cannot override '\(member.name)'",
        instead: "a subclass of \(name) that does")
    }
    return changes
  }

  /// The words before a member's keyword.
  private func modifierTokens(of member: ExtensionMember) -> [SwiftToken] {
    guard let name = file.tokens.firstIndex(of: member.nameToken) else { return [] }
    var (words, index) = ([SwiftToken](), name - 2)
    while index >= declaration.body.lowerBound, file.tokens[index].kind == .word,
      member.modifiers.words.contains(file.tokens[index].text)
    {
      words.append(file.tokens[index])
      index -= 1
    }
    return words
  }

  /// A declaration, on one line, that calls the extension's member.
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
    let words = Set(head.map { file.tokens[$0] }.filter { $0.kind == .word }.map(\.text))
    let effects = (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
    let arguments = function.parameters.map { parameter in
      let isReference = parameter.type.tokens.first?.is("inout") == true
      let value = (isReference ? "&" : "") + file.spelling(of: parameter.name)
      return parameter.label.text == "_" ? value : "\(file.spelling(of: parameter.label)): \(value)"
    }
    return "\(file.source(of: head)) { \(effects)ported_\(function.name.text)"
      + "(\(arguments.joined(separator: ", "))) }"
  }

  private func forwarder(to property: Property) -> String {
    let name = property.name.text
    let type = property.type?.tokens.map { file.spelling(of: $0, afterBlank: !$0.touchesPrevious) }.joined()
    let accessors =
      property.isSettable
      ? "{ get { ported_\(name) } set { ported_\(name) = newValue } }" : "{ ported_\(name) }"
    return "var \(name):\(type ?? "") \(accessors)"
  }
}

extension AppFile {
  fileprivate func spelling(of token: SwiftToken, afterBlank: Bool = false) -> String {
    (afterBlank ? " " : "") + String(decoding: bytes[token.range], as: UTF8.self)
  }

  fileprivate func closingBrace(of type: TypeDeclaration) -> SwiftToken? {
    list.has("}", at: type.body.upperBound) ? tokens[type.body.upperBound] : nil
  }
}
