import SwiftSources

/// The types of a package by name, and their roles in the architecture.
///
/// Types with the same name count as one. Of a type that the package does not declare, only the name is known.
struct TypeIndex: Sendable {
  /// All declarations and extensions, by name.
  let parts: [String: [Part]]
  /// The types of type aliases, by name.
  let typealiases: [String: TypeText]
  private let ancestors: [String: Set<String>]
  private let configuration: StrictureConfiguration

  /// A type's declaration or an extension of it, with its file.
  struct Part: Sendable {
    let file: SourceFile
    let declaration: TypeDeclaration

    var name: String { declaration.name.text }
    var members: Members { declaration.members }

    func violation(_ problem: String) -> Violation { file.violation(at: declaration.name, problem) }

    /// The tokens between the braces, as indices in the file.
    var body: Range<Int> { declaration.body }
  }

  init(_ files: [SourceFile], _ configuration: StrictureConfiguration) {
    self.configuration = configuration
    let parts = files.flatMap { file in file.outline.allTypes.map { Part(file: file, declaration: $0) } }
    self.parts = Dictionary(grouping: parts, by: \.name)
    let aliases = files.flatMap { file in
      file.outline.members.typealiases + file.outline.allTypes.flatMap(\.members.typealiases)
    }
    typealiases = Dictionary(aliases.map { ($0.name.text, $0.type) }, uniquingKeysWith: { first, _ in first })
    ancestors = Self.ancestors(self.parts, typealiases)
  }

  /// Returns, for each declared type, all types that it inherits from or conforms to, directly or indirectly.
  private static func ancestors(
    _ parts: [String: [Part]], _ typealiases: [String: TypeText]
  ) -> [String: Set<String>] {
    let parents = parts.mapValues { parts in
      Set(
        parts.flatMap(\.declaration.inheritance).flatMap(\.components).flatMap {
          typealiases[$0]?.components ?? [$0]
        })
    }
    return parents.mapValues { direct in
      var (found, waiting) = (direct, Array(direct))
      // Each name is followed once, so that types that inherit from each other do not cause an endless loop.
      while let name = waiting.popLast() {
        waiting += (parents[name] ?? []).filter { found.insert($0).inserted }
      }
      return found
    }
  }

  /// Whether one type inherits from another or conforms to it.
  func inherits(_ name: String, _ ancestor: String) -> Bool { ancestors[name]?.contains(ancestor) == true }

  func ancestors(of name: String) -> Set<String> { ancestors[name] ?? [] }

  /// Returns the declaration that is not an extension; `nil` for types of other packages.
  func declaration(of name: String) -> Part? {
    parts[name]?.first { $0.declaration.kind != .extension }
  }

  /// Returns the components of a type, after resolving type aliases.
  func components(of type: TypeText) -> [String] {
    type.components.flatMap { typealiases[$0]?.components ?? [$0] }
  }

  /// Returns all declarations except extensions, by file and position.
  func declarations(in files: [SourceFile]) -> [Part] {
    files.flatMap { file in
      file.outline.allTypes.filter { $0.kind != .extension }.map { Part(file: file, declaration: $0) }
    }
  }

  /// Returns all declarations and extensions, by file and position.
  func parts(in files: [SourceFile]) -> [Part] {
    files.flatMap { file in file.outline.allTypes.map { Part(file: file, declaration: $0) } }
  }

  // The roles of types.

  /// Whether it is a class of the package that inherits from a view controller.
  func isViewController(_ name: String) -> Bool {
    guard declaration(of: name)?.declaration.kind == .class else { return false }
    return ancestors(of: name).contains { $0 == configuration.viewController || isForeignController($0) }
  }

  /// Whether it is one of the toolkit's view controllers, other than the base class.
  func isForeignController(_ name: String) -> Bool {
    guard name != configuration.viewController, declaration(of: name) == nil else { return false }
    return name.hasPrefix("UI") && name.hasSuffix("ViewController") || Self.otherControllers.contains(name)
  }

  /// View controllers whose names do not end in `ViewController`; a `UIPresentationController` is not one.
  private static let otherControllers: Set<String> = [
    "UINavigationController", "UITabBarController", "UIAlertController", "UISearchController",
    "UIHostingController", "UIImagePickerController", "UIVideoEditorController", "UICloudSharingController",
  ]

  func isCoordinator(_ name: String) -> Bool {
    declaration(of: name)?.declaration.kind == .class && inherits(name, configuration.coordinator)
  }

  func isMediator(_ name: String) -> Bool {
    guard let kind = declaration(of: name)?.declaration.kind, kind != .protocol else { return false }
    return name.hasSuffix("Mediator") || inherits(name, "Mediator")
  }

  func isProtocol(_ name: String) -> Bool { declaration(of: name)?.declaration.kind == .protocol }

  func isConsumer(_ name: String) -> Bool { name.hasSuffix("Consumer") && isProtocol(name) }

  /// Whether it is a protocol of commands: one of the commands' layer, or one with such a name.
  func isCommands(_ name: String) -> Bool {
    guard let part = declaration(of: name), part.declaration.kind == .protocol else { return false }
    return part.file.layer == .commands || name.hasSuffix("Commands")
  }

  func isModel(_ name: String) -> Bool { declaration(of: name)?.file.layer == .model }

  /// Returns all parts of the types for which `isWanted` is true, except mocks and glue, by file and position.
  func parts(in files: [SourceFile], where isWanted: (String) -> Bool) -> [Part] {
    parts(in: files.filter(\.layer.isOrdered)).filter { isWanted($0.name) }
  }

  /// Returns all functions of a type, with their files.
  func functions(of name: String) -> [(file: SourceFile, function: Function)] {
    (parts[name] ?? []).flatMap { part in part.members.functions.map { (part.file, $0) } }
  }
}
