import SwiftSources

/// The classes of an app, what their extensions declare, and what their subclasses override.
package struct AppTypes: Sendable {
  /// A class's own declaration.
  package struct Class: Sendable {
    /// The path of its file, relative to the app's folder.
    package let file: String
    package let declaration: TypeDeclaration
    /// The last name of the first type that it inherits from; `nil` if it inherits from none.
    package let parent: String?
  }

  /// An extension of a type that is not nested.
  struct Extension: Sendable {
    let file: AppFile
    let declaration: TypeDeclaration
  }

  /// The classes by name, after the names of the types around them: `Outer.Inner`.
  package let classes: [String: Class]
  /// The extensions by the name of the extended type as written, in the order of the files.
  let extensions: [String: [Extension]]
  /// The full name of each class, by its last name.
  private let fullNames: [String: String]
  /// The superclass of each class, by its last name.
  private let parents: [String: String?]
  /// The names of the members that each class's subclasses override, by the class's last name.
  private let overriddenBelow: [String: Set<String>]

  /// - Parameters:
  ///   - files: The files of a module.
  ///   - outer: The classes of the app's other modules.
  init(_ files: [AppFile], beside outer: OuterClasses = OuterClasses()) {
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
    // Of several classes with one last name, the first in the order of full names is used.
    fullNames = Dictionary(
      classes.keys.sorted().map { ($0.lastName, $0) }, uniquingKeysWith: { first, _ in first })
    parents = fullNames.mapValues { classes[$0]?.parent }.merging(outer.parents) { own, _ in own }
    overriddenBelow = Self.overriddenBelow(classes, extensions, parents)
  }

  /// Returns the class with a last name, and its full name: of several, the first in the order of full names.
  package func `class`(lastName: String) -> (name: String, type: Class)? {
    fullNames[lastName].flatMap { name in classes[name].map { (name, $0) } }
  }

  /// Returns the initializers in a class's declaration and in its extensions, by the class's full name.
  package func initializers(of name: String) -> [Function] {
    let parts = [classes[name]?.declaration].compactMap { $0 } + (extensions[name] ?? []).map(\.declaration)
    return parts.flatMap { $0.members.functions.filter { $0.name.text == "init" } }
  }

  /// Whether all methods with a name are type methods.
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

  /// Returns the superclasses of a class, by its last name.
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
  /// The names of the members declared with `override`.
  fileprivate var overrides: [String] {
    functions.filter(\.modifiers.isOverride).map(\.signature)
      + properties.filter(\.modifiers.isOverride).map(\.name.text)
  }
}

extension AppFile {
  /// Returns the name of the innermost type or extension around a token, as its members can write it.
  func typeName(around index: Int) -> String? {
    let around = outline.members.types.flatMap { $0.withPaths(in: []) }
      .filter { $0.type.body.contains(index) }
    return around.min { $0.type.body.count < $1.type.body.count }?.path.joined(separator: ".")
  }
}

extension String {
  /// The last component: `Inner` of `Outer.Inner`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
