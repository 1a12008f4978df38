import SwiftSources

/// The classes of an app, with what their extensions declare and what their subclasses override.
struct AppTypes: Sendable {
  /// A class's own declaration.
  struct Class: Sendable {
    let file: String
    let declaration: TypeDeclaration
    /// The last name of the first type that it inherits from.
    let parent: String?
  }

  /// An extension of a type that is not a nested one's.
  struct Extension: Sendable {
    let file: AppFile
    let declaration: TypeDeclaration
  }

  /// The classes by their names with those of the types around them: `Outer.Inner`.
  let classes: [String: Class]
  /// The extensions by the names that they are written with, in the order of the files.
  let extensions: [String: [Extension]]
  /// The superclass of each class, by its last name.
  private let parents: [String: String?]
  /// For each class, by its last name, the names of what its subclasses override.
  private let overriddenBelow: [String: Set<String>]

  init(_ files: [AppFile]) {
    var classes: [String: Class] = [:]
    var extensions: [String: [Extension]] = [:]
    for file in files {
      for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
        let name = path.joined(separator: ".")
        if type.kind == .class, classes[name] == nil {
          classes[name] = Class(
            file: file.path, declaration: type, parent: type.inheritance.first?.baseName)
        } else if type.kind == .extension {
          extensions[name, default: []].append(Extension(file: file, declaration: type))
        }
      }
    }
    self.classes = classes
    self.extensions = extensions
    // Of classes with one last name the first one in the order of whole names counts.
    parents = Dictionary(
      classes.sorted { $0.key < $1.key }.map { ($0.key.lastName, $0.value.parent) },
      uniquingKeysWith: { first, _ in first })
    overriddenBelow = Self.overriddenBelow(classes, extensions, parents)
  }

  /// Whether all methods of a name are those of a class itself and not of its objects.
  func isStatic(_ method: String, of name: String) -> Bool {
    let parts = [name] + ancestors(of: name)
    let declarations =
      parts.compactMap { classes[$0]?.declaration }
      + parts.flatMap { extensions[$0] ?? [] }.map(\.declaration)
    let methods = declarations.flatMap(\.members.functions).filter { $0.name.text == method }
    return !methods.isEmpty && methods.allSatisfy(\.modifiers.isStatic)
  }

  /// Whether a subclass in the app overrides a member of a class.
  func isOverridden(_ member: String, of name: String) -> Bool {
    overriddenBelow[name.lastName]?.contains(member) == true
  }

  /// The superclasses of a class, by its last name.
  func ancestors(of name: String) -> [String] {
    var (found, next) = ([String](), parents[name.lastName] ?? nil)
    while let parent = next, !found.contains(parent) {
      found.append(parent)
      next = parents[parent] ?? nil
    }
    return found
  }

  private static func overriddenBelow(
    _ classes: [String: Class], _ extensions: [String: [Extension]], _ parents: [String: String?]
  ) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (name, type) in classes {
      let parts = [type.declaration] + (extensions[name] ?? []).map(\.declaration)
      let overrides = Set(parts.flatMap(\.members.overrides))
      guard !overrides.isEmpty else { continue }
      var (ancestor, seen) = (type.parent, Set<String>())
      while let next = ancestor, seen.insert(next).inserted {
        found[next, default: []].formUnion(overrides)
        ancestor = parents[next] ?? nil
      }
    }
    return found
  }
}

extension Members {
  /// The names of what is declared with `override`.
  fileprivate var overrides: [String] {
    functions.filter(\.modifiers.isOverride).map(\.signature)
      + properties.filter(\.modifiers.isOverride).map(\.name.text)
  }
}

extension TypeDeclaration {
  /// The type and those within it, with the names of the types around them and their own.
  func withPaths(in outer: [String]) -> [(path: [String], type: TypeDeclaration)] {
    let path = outer + self.path
    return [(path, self)] + members.types.flatMap { $0.withPaths(in: path) }
  }
}

extension AppFile {
  /// The name of the innermost type or extension around a token, as a member of it can write it.
  func typeName(around index: Int) -> String? {
    let around = outline.members.types.flatMap { $0.withPaths(in: []) }
      .filter { $0.type.body.contains(index) }
    return around.min { $0.type.body.count < $1.type.body.count }?.path.joined(separator: ".")
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
