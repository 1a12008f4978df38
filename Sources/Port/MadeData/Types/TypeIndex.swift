import SwiftSources

/// The types of an app's modules, with what data can be made up of.
///
/// Two indexes of the same sources are the same: types are found by name, and of several with one name, the one in the
/// last module whose file comes first.
package struct TypeIndex: Sendable {
  /// A module, as far as it is compiled.
  package struct Module: Sendable {
    package let name: String
    /// The texts of its files, by their paths.
    package let texts: [String: String]
    /// Whether its declarations are the main actor's unless they say otherwise.
    package let isMainActor: Bool
    /// The flags that are set in conditions.
    package let conditions: Set<String>

    package init(
      name: String, texts: [String: String], isMainActor: Bool = false, conditions: Set<String> = ["DEBUG"]
    ) {
      (self.name, self.texts, self.isMainActor, self.conditions) = (name, texts, isMainActor, conditions)
    }
  }

  /// The types by their full names.
  package private(set) var types: [String: IndexedType] = [:]
  /// The full names of types, by their last names.
  private var names: [String: [String]] = [:]
  /// Other names of types, after the names of the types around them.
  private var aliases: [String: TypeExpression] = [:]
  /// The names of types that conform to a protocol or inherit from a class, by its last name.
  private var inheritors: [String: [String]] = [:]
  /// The types with static members for previews and tests, by name.
  private(set) var sampleTypes: [IndexedType] = []
  /// The static variables that code reads without looking whether they are set, such as `User.current`, by name.
  private(set) var unsetStatics: [(type: IndexedType, property: IndexedProperty)] = []
  private let modules: [String]
  private let mainActorModules: Set<String>

  /// Reads modules.
  ///
  /// - Parameters:
  ///   - modules: The modules, each after those that it imports.
  ///   - importable: The modules that `canImport` finds.
  package init(_ modules: [Module], importing importable: Set<String>) {
    self.modules = modules.map(\.name)
    mainActorModules = Set(modules.filter(\.isMainActor).map(\.name))
    var extensions: [(type: TypeDeclaration, list: TokenList, path: [String], module: Module)] = []
    for module in modules.reversed() {
      for (_, text) in module.texts.sorted(by: { $0.key < $1.key }) {
        let list = TokenList(ActiveSource(text, importing: importable, flags: module.conditions).text)
        let members = SourceOutline(list).members
        addAliases(members.typealiases, in: [])
        for type in members.types {
          for (names, type) in type.withPaths(in: []) where type.kind == .extension {
            extensions.append((type, list, names, module))
          }
          add(type, in: [], isPrivate: false, of: list, module)
        }
      }
    }
    for (type, list, names, module) in extensions { addExtension(type, of: list, path: names, module) }
    indexNames()
  }

  private mutating func add(
    _ type: TypeDeclaration, in outer: [String], isPrivate: Bool, of list: TokenList, _ module: Module
  ) {
    guard type.kind != .extension else { return }
    let path = outer + type.path
    let name = path.joined(separator: ".")
    let isPrivate = isPrivate || type.modifiers.isPrivate
    if types[name] == nil {
      var indexed = IndexedType(
        name: name, module: module.name, kind: type.kind, genericParameters: type.genericParameters,
        isPrivate: isPrivate,
        hasMainActor: type.modifiers.attributes.contains("MainActor"))
      indexed.add(type, of: list)
      types[name] = indexed
    }
    addAliases(type.members.typealiases, in: path)
    for inner in type.members.types {
      add(inner, in: path, isPrivate: isPrivate, of: list, module)
    }
  }

  /// Adds what an extension declares to its type, and the types inside it.
  private mutating func addExtension(
    _ type: TypeDeclaration, of list: TokenList, path: [String], _ module: Module
  ) {
    let name = path.joined(separator: ".")
    // Members of an extension with requirements are not there for all types.
    if type.requirements.tokens.isEmpty || types[name]?.kind == .protocol { types[name]?.add(type, of: list) }
    addAliases(type.members.typealiases, in: path)
    for inner in type.members.types {
      add(inner, in: path, isPrivate: type.modifiers.isPrivate, of: list, module)
    }
  }

  private mutating func addAliases(_ found: [Typealias], in path: [String]) {
    for alias in found {
      let name = (path + [alias.name.text]).joined(separator: ".")
      if aliases[name] == nil { aliases[name] = TypeExpression(alias.type) }
    }
  }

  private mutating func indexNames() {
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      names[type.lastName, default: []].append(name)
      for parent in type.inherited.flatMap(\.parts) {
        parent.lastName.map { inheritors[$0, default: []].append(name) }
      }
      guard !type.isPrivate else { continue }
      if type.isForSamples { sampleTypes.append(type) }
      unsetStatics += type.properties.filter(\.isUnsetStatic).map { (type, $0) }
    }
  }
}

extension TypeIndex {
  /// What a name means.
  enum Meaning {
    case type(IndexedType)
    /// Another name, with the type that it stands for.
    case alias(TypeExpression)
  }

  /// Returns what a name means inside a type.
  ///
  /// - Parameters:
  ///   - path: The names, such as `Outer` and `Inner`.
  ///   - context: The full name of the type in which it is written; empty outside of types.
  func meaning(of path: [String], in context: String) -> Meaning? {
    var outer = context.split(separator: ".").map(String.init)
    while true {
      let name = (outer + path).joined(separator: ".")
      if let type = types[name] { return .type(type) }
      if let alias = aliases[name] { return .alias(alias) }
      guard !outer.isEmpty else { break }
      outer.removeLast()
    }
    if path.count > 1, modules.contains(path[0]) { return meaning(of: Array(path.dropFirst()), in: "") }
    return meaningOfSuperclass(path, in: context)
  }

  /// What a name means that a superclass declares.
  private func meaningOfSuperclass(_ path: [String], in context: String) -> Meaning? {
    guard let type = types[context], let parent = superclass(of: type), parent.name != context else {
      return nil
    }
    return meaning(of: path, in: parent.name)
  }

  /// The superclass of a class, if it is in the modules.
  func superclass(of type: IndexedType) -> IndexedType? {
    guard type.kind == .class, let first = type.inherited.first, case .named(let path, _) = first else {
      return nil
    }
    let name = path.joined(separator: ".")
    let found =
      types[name]
      ?? types[(type.name.split(separator: ".").dropLast().map(String.init) + path).joined(separator: ".")]
    return found.flatMap { $0.kind == .class && $0.name != type.name ? $0 : nil }
  }

  /// A class and its superclasses in the modules, nearest first.
  func lineage(of type: IndexedType) -> [IndexedType] {
    var (found, next) = ([IndexedType](), Optional(type))
    while let current = next, !found.contains(where: { $0.name == current.name }) {
      found.append(current)
      next = superclass(of: current)
    }
    return found
  }

  /// Returns the modules that declare types with some last names.
  package func modules(ofTypes lastNames: Set<String>) -> Set<String> {
    Set(lastNames.flatMap { names[$0] ?? [] }.compactMap { types[$0]?.module })
  }

  /// The types that name a protocol among those that they inherit, by name.
  func conformers(to name: String) -> [IndexedType] {
    (inheritors[name] ?? []).compactMap { types[$0] }
  }

  /// Whether code that uses a type has to be on the main actor.
  func isOfMainActor(_ type: IndexedType) -> Bool {
    if type.hasMainActor || mainActorModules.contains(type.module) { return true }
    let parts = lineage(of: type)
    if parts.dropFirst().contains(where: \.hasMainActor) { return true }
    return parts.flatMap(\.inherited).flatMap(\.parts).contains { part in
      guard let name = part.lastName else { return false }
      if name.hasPrefix("UI") || name.hasPrefix("WK") { return types[name] == nil }
      guard let found = types[name], found.kind == .protocol, found.name != type.name else { return false }
      return found.hasMainActor || mainActorModules.contains(found.module)
    }
  }

  /// Whether a call, such as `try! Store.open`, has to be on the main actor.
  func isOfMainActor(calling name: String) -> Bool {
    var path = name.replacing("try! ", with: "").split(separator: ".").map(String.init)
    while !path.isEmpty {
      if let type = types[path.joined(separator: ".")] { return isOfMainActor(type) }
      path.removeLast()
    }
    return false
  }

  /// Whether a class inherits from one of UIKit's whose name ends in some words.
  func inherits(_ type: IndexedType, from endings: [String]) -> Bool {
    guard let root = lineage(of: type).last?.inherited.first?.lastName else { return false }
    return root.hasPrefix("UI") && endings.contains { root.hasSuffix($0) }
  }
}

extension TypeExpression {
  /// The parts of a composition, or the type itself.
  var parts: [TypeExpression] {
    if case .composition(let parts) = self { parts.flatMap(\.parts) } else { [self] }
  }
}

extension IndexedType {
  /// Whether its name says that it is there for previews and tests.
  fileprivate var isForSamples: Bool {
    ["Preview", "Mock", "Stub", "Fake", "Sample"].contains { lastName.contains($0) }
  }
}

extension IndexedProperty {
  /// Whether it is a variable of the type that has no value yet, and is read as if it had one.
  fileprivate var isUnsetStatic: Bool {
    modifiers.isStatic && isImplicitlyUnwrapped && isStored && isSettable && !isConstant && !hasValue
      && !modifiers.isPrivate && !modifiers.hasNarrowSetter
  }
}
