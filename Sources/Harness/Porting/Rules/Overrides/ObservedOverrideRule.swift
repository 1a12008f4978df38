import SwiftSources

extension PortingRule {
  /// Lets classes observe properties that their extensions override with observers, as only Objective-C can.
  ///
  /// The extension's property becomes a function, which the class calls from the line of its closing brace.
  static let observedOverrides = PortingRule { file, app in
    var changes = Changes()
    for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
      let name = path.joined(separator: ".")
      guard app.types.classes[name] != nil else { continue }
      if type.kind == .extension {
        for observed in AppTypes.Extension(file: file, declaration: type).observedOverrides {
          changes.edits += observed.edits
        }
      }
      guard type.kind == .class, app.types.classes[name]?.file == file.path,
        file.list.has("}", at: type.body.upperBound)
      else { continue }
      let members = (app.types.extensions[name] ?? []).flatMap(\.observedOverrides).map(\.member)
      guard !members.isEmpty else { continue }
      let brace = file.tokens[type.body.upperBound]
      let separator = brace.startsLine || type.body.isEmpty ? "" : "; "
      changes.edits.append(
        .insert(separator + members.map { $0 + "; " }.joined(), at: brace.range.lowerBound))
    }
    return changes
  }
}

/// A property of an extension that overrides another one to observe it.
private struct ObservedOverride {
  let file: AppFile
  let declaration: TypeDeclaration
  let property: Property
  /// The index of the property's name.
  let name: Int
  /// The index of the brace before `didSet` or `willSet`.
  let brace: Int
  /// The index of the brace after it.
  let body: Int

  init?(_ property: Property, in declaration: TypeDeclaration, of file: AppFile) {
    guard property.isStored, property.modifiers.isOverride, property.value == nil,
      let name = file.tokens.firstIndex(of: property.name), let type = property.type?.tokens.last,
      let brace = file.tokens.firstIndex(of: type).map({ $0 + 1 }), file.list.has("{", at: brace),
      ["didSet", "willSet"].contains(where: { file.list.has($0, at: brace + 1) })
    else { return nil }
    let body = file.list.has("(", at: brace + 2) ? file.list.end(of: brace + 2) : brace + 2
    // Two observers would each need a function.
    guard file.list.has("{", at: body), file.list.end(of: body) == file.list.inside(brace).upperBound
    else { return nil }
    (self.file, self.declaration, self.property) = (file, declaration, property)
    (self.name, self.brace, self.body) = (name, brace, body)
  }

  private var observer: String { file.tokens[brace + 1].text }
  private var usualParameter: String { observer == "didSet" ? "oldValue" : "newValue" }
  private var type: String { property.type?.text ?? "" }

  /// The edits that turn the property into a function.
  var edits: [SourceEdit] {
    let parameter = body > brace + 2 ? file.source(of: brace + 3..<body - 1) : usualParameter
    return file.modifierTokens(of: .property(property), in: declaration.body)
      .filter { ["override", "open"].contains($0.text) }.map { .blank($0.range) }
      + [
        SourceEdit(
          file.bytes(of: name - 1..<brace), "func ported_\(property.name.text)(_ \(parameter): \(type))"),
        SourceEdit(file.bytes(of: brace + 1..<body), "do"),
      ]
  }

  /// The property that the class declares.
  var member: String {
    let access = ["open", "public", "package"].first {
      property.modifiers.words.contains($0) || declaration.modifiers.words.contains($0)
    }
    let prefix = access.map { $0 + " " } ?? ""
    return "\(prefix)override var \(property.name.text): \(type) "
      + "{ \(observer) { ported_\(property.name.text)(\(usualParameter)) } }"
  }
}

extension AppTypes.Extension {
  fileprivate var observedOverrides: [ObservedOverride] {
    declaration.members.properties.compactMap { ObservedOverride($0, in: declaration, of: file) }
  }
}
