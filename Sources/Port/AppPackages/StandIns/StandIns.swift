import AppBreadth
import Porting

/// The types of modules that do not exist here, by module.
struct StandIns: Hashable, Sendable {
  private(set) var modules: [String: [String: StandIn]] = [:]
  /// The names that were looked at, whether or not they got a declaration.
  private var known: Set<String> = []

  /// The superclasses of the classes, by their names.
  var parents: [String: String] {
    modules.values.joined().reduce(into: [:]) { found, entry in
      if case .class(let parent) = entry.value.kind { found[entry.key] = parent }
    }
  }

  /// Returns the source of a module; `nil` if there is nothing in it.
  func source(of module: String) -> String? {
    guard let types = modules[module], !types.isEmpty else { return FrameworksInPart.source(of: module) }
    let texts = types.sorted { $0.key < $1.key }.map(\.value.source)
    return FrameworksInPart.firstLine(of: module) + "\n" + texts.joined(separator: "\n")
  }

  /// Adds the types that an app uses and that nothing declares.
  ///
  /// - Parameters:
  ///   - names: The names that the compiler did not find.
  ///   - app: The modules of the app.
  ///   - missing: The modules that do not exist here.
  ///   - elements: The classes of UIKit whose elements in storyboards have a class of the app, by that class.
  /// - Returns: Whether a type was added.
  mutating func add(
    _ names: Set<String>, in app: [AppDescription.Module], missing: Set<String>, elements: [String: String]
  ) -> Bool {
    let new = names.subtracting(known).filter { !Self.isOfToolkit($0) }
    known.formUnion(new)
    var isChanged = false
    for (name, uses) in Self.uses(of: new, in: app).sorted(by: { $0.key < $1.key }) {
      let framework = AppleFrameworks.framework(of: name).flatMap { missing.contains($0) ? $0 : nil }
      guard let module = framework ?? uses.module(among: missing) else { continue }
      modules[module, default: [:]][name] = StandIn(name, of: module, uses.uses, elements: elements)
      isChanged = true
    }
    return isChanged
  }

  /// Whether a name belongs to UIKit or Foundation, so that no module that is missing declares it.
  private static func isOfToolkit(_ name: String) -> Bool {
    AppleFrameworks.framework(of: name) == nil
      && (AppleNames.isOfUIKit(name) || FoundationNames.contains(name))
  }

  /// Removes the type around a line of a module's source, counted from 1, since it does not compile.
  mutating func removeType(atLine line: Int, of module: String) {
    var last = 2
    for (name, type) in (modules[module] ?? [:]).sorted(by: { $0.key < $1.key }) {
      // An empty line follows each type.
      last += type.source.count { $0 == "\n" } + 1
      guard line <= last else { continue }
      modules[module]?[name] = nil
      return
    }
  }

  private static func uses(of names: Set<String>, in app: [AppDescription.Module]) -> [String: UsesInApp] {
    app.reduce(into: [:]) { found, module in
      let imports = module.sources.importedModules
      for (name, uses) in module.sources.uses(of: names) {
        found[name, default: UsesInApp()].add(
          uses,
          imports: uses.files.map { file in
            module.sources.file(at: file).flatMap { imports[$0.fullPath] } ?? []
          })
      }
    }
  }
}

/// The uses of a type in all modules of an app, with the imports of each file that uses it.
private struct UsesInApp {
  var uses = TypeUses()
  private var imports: [Set<String>] = []

  mutating func add(_ other: TypeUses, imports: [Set<String>]) {
    uses.formUnion(other)
    self.imports += imports
  }

  /// The missing module that most of the files import, the first by name of several.
  func module(among missing: Set<String>) -> String? {
    let counts = imports.reduce(into: [String: Int]()) { counts, names in
      for name in names where missing.contains(name) { counts[name, default: 0] += 1 }
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

extension StandIn {
  fileprivate init(
    _ name: String, of module: String, _ uses: TypeUses, elements: [String: String]
  ) {
    let values = uses.members.sorted()
    self.init(
      name: name, module: module, kind: Self.kind(of: name, uses, elements: elements),
      genericCount: uses.genericCount,
      calls: uses.calls.sorted { $0.lexicographicallyPrecedes($1) }, values: values,
      nestedTypes: uses.nestedTypes.sorted())
  }

  private static func kind(of name: String, _ uses: TypeUses, elements: [String: String]) -> Kind {
    if uses.isError { return .error }
    let isMade = !uses.calls.isEmpty || !uses.members.isEmpty
    let isProtocol =
      uses.isConformedTo || uses.isExistential
      || ClassWords.isOfProtocol(name) && ClassWords.parent(of: name) == nil
    if isProtocol, !isMade { return .protocol(ofClasses: !uses.isOfValues && uses.genericCount == 0) }
    let element = ([name] + uses.subclasses.sorted()).lazy.compactMap { elements[$0] }.first
    return .class(element ?? ClassWords.parent(of: name, subclasses: uses.subclasses))
  }
}
