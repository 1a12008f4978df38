import SwiftSources

extension PortingRule {
  /// Adds initializers to classes that the toolkit requires and UIKit does not.
  static let requiredInitializers = PortingRule { file, app in
    var changes = Changes()
    for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) })
    where type.kind == .class {
      let name = path.joined(separator: ".")
      guard let root = app.types.ancestors(of: name).last, let required = RequiredInitializer.of(root)
      else { continue }
      changes.edits += file.requiredModifiers(of: type, required)
      guard let member = app.types.missingInitializer(of: name, required),
        file.list.has("}", at: type.body.upperBound)
      else { continue }
      let brace = file.tokens[type.body.upperBound]
      let separator = brace.startsLine || type.body.isEmpty ? "" : "; "
      changes.edits.append(
        .insert("\(separator)\(type.isPublic ? "public " : "")\(member); ", at: brace.range.lowerBound))
    }
    return changes
  }
}

extension AppFile {
  /// Returns edits that replace `override` by `required`, if the superclass requires the initializer.
  fileprivate func requiredModifiers(
    of type: TypeDeclaration, _ required: RequiredInitializer
  ) -> [SourceEdit] {
    let overrides = type.members.functions.filter {
      $0.signature == required.signature && $0.modifiers.isOverride
        && !$0.modifiers.words.contains("required")
    }
    return overrides.compactMap { function in
      tokens[type.body.lowerBound..<function.range.lowerBound].last { $0.is("override") }
        .map { SourceEdit($0.range, "required") }
    }
  }
}

extension AppTypes {
  /// Returns the initializer, if a class does not inherit it since it has some initializers but not all of its
  /// superclass's.
  fileprivate func missingInitializer(of name: String, _ required: RequiredInitializer) -> String? {
    guard let type = classes[name] else { return nil }
    let own = type.initializers
    let names = Set(own.map(\.signature))
    guard own.contains(where: { !$0.modifiers.words.contains("convenience") }),
      !names.contains(required.signature), !names.isSuperset(of: designated(above: name, required))
    else { return nil }
    let usable = Set(own.filter { !$0.modifiers.attributes.contains("available") }.map(\.signature))
    let call =
      required.calls.first { usable.contains($0.signature) }?.call
      ?? "fatalError(\"Use of unimplemented initializer '\(required.nameOnApple)' for class '\(name)'\")"
    let modifiers = required.calls.isEmpty ? "required" : "required convenience"
    return "\(modifiers) init(\(required.parameters)) { \(call) }"
  }

  /// Returns the designated initializers of a class's superclass.
  private func designated(above name: String, _ required: RequiredInitializer) -> Set<String> {
    for ancestor in ancestors(of: name) {
      let own = classes.first { $0.key.lastName == ancestor }?.value.initializers
        .filter { !$0.modifiers.words.contains("convenience") }
      if let own, !own.isEmpty { return Set(own.map(\.signature)) }
    }
    return required.designated
  }
}

extension AppTypes.Class {
  fileprivate var initializers: [Function] { declaration.members.functions.filter { $0.name.text == "init" } }
}
