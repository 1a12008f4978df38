import SwiftSources

/// Members of UIKit class extensions that subclasses override; only Objective-C dispatches these dynamically.
struct ToolkitOverrides: Sendable {
  /// A member and the type or extension that declares it.
  struct Place: Sendable {
    let file: String
    /// The type's name, after the names of the types around it.
    let type: String
    let declaration: TypeDeclaration
    let member: ExtensionMember

    /// The name of the function that contains the ported body.
    var portedName: String { "ported_\(type.replacing(".", with: "_"))_\(member.nameToken.text)" }
  }

  /// A member of a UIKit class's extension, with its overrides: subclasses before their superclasses.
  struct Overridden: Sendable {
    let base: Place
    let overrides: [Place]

    /// Returns what `super` refers to in an override, given the superclasses of its type.
    func next(above ancestors: [String]) -> Place {
      ancestors.lazy.compactMap { name in overrides.first { $0.type == name } }.first ?? base
    }
  }

  let members: [Overridden]

  init(_ files: [AppFile], _ types: AppTypes) {
    let bases = Self.places(in: files).filter { place in
      place.declaration.kind == .extension && types.classes[place.type] == nil
        && !place.member.modifiers.isOverride && place.member.canDispatch
    }
    let overrides = Self.places(in: files).filter(\.member.modifiers.isOverride)
    members = bases.compactMap { base in
      let found = overrides.filter { place in
        place.member.key == base.member.key && place.declaration.genericParameters.isEmpty
          && types.lineage(of: place.type).contains(base.type)
      }
      guard !found.isEmpty else { return nil }
      return Overridden(
        base: base,
        overrides: found.sorted {
          (types.lineage(of: $1.type).count, $0.type) < (types.lineage(of: $0.type).count, $1.type)
        })
    }
  }

  /// Whether a member is dispatched by its object's class, so that no other rule applies.
  func contains(_ member: ExtensionMember, in file: String) -> Bool {
    members.contains { overridden in
      ([overridden.base] + overridden.overrides).contains {
        $0.file == file && $0.member.nameToken.range == member.nameToken.range
      }
    }
  }

  private static func places(in files: [AppFile]) -> [Place] {
    files.flatMap { file in
      file.outline.members.types.flatMap { $0.withPaths(in: []) }.flatMap { path, type -> [Place] in
        guard type.kind == .class || type.kind == .extension else { return [] }
        return type.members.ofExtensions.map {
          Place(file: file.path, type: path.joined(separator: "."), declaration: type, member: $0)
        }
      }
    }
  }
}

extension AppTypes {
  /// Returns the superclasses of a class, first those of the app, then UIKit's.
  func lineage(of name: String) -> [String] {
    let own = ancestors(of: name)
    return own + ToolkitClasses.ancestors(of: own.last ?? name)
  }
}
