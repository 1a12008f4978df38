import SwiftSources

/// What extensions of UIKit's classes declare and subclasses override, which only Objective-C calls by an object's class.
struct ToolkitOverrides: Sendable {
  /// A member with the type or the extension that declares it.
  struct Place: Sendable {
    let file: String
    /// The type's name, with those of the types around it.
    let type: String
    let declaration: TypeDeclaration
    let member: ExtensionMember

    /// The name of the function that the member's body becomes.
    var portedName: String { "ported_\(type.replacing(".", with: "_"))_\(member.nameToken.text)" }
  }

  /// A member of an extension of a UIKit class, with what overrides it: subclasses before their superclasses.
  struct Overridden: Sendable {
    let base: Place
    let overrides: [Place]

    /// What `super` means in an override, by the superclasses of its type.
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

  /// Whether a member is called by its object's class, so that it needs no other rule.
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
  /// The superclasses of a class, of the app's first and then of UIKit's.
  func lineage(of name: String) -> [String] {
    let own = ancestors(of: name)
    return own + ToolkitClasses.ancestors(of: own.last ?? name)
  }
}
