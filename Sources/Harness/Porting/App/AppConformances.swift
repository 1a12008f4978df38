import SwiftSources

/// The UIKit protocols that each class of an app conforms to, as far as its sources show.
struct AppConformances: Sendable {
  /// The protocols that a class, by last name, declares itself or in extensions, and those that these refine.
  private var own: [String: Set<String>] = [:]
  private let types: AppTypes

  init(_ files: [AppFile], _ types: AppTypes) {
    self.types = types
    let all = files.flatMap(\.outline.allTypes)
    let protocols = Dictionary(
      all.filter { $0.kind == .protocol }.map { ($0.name.text, $0.inheritance.flatMap(\.components)) },
      uniquingKeysWith: { first, _ in first })
    for type in all where type.kind == .class || type.kind == .extension {
      let named = type.inheritance.flatMap(\.components)
      own[type.name.text, default: []].formUnion(Self.closure(of: named, by: protocols))
    }
  }

  /// Returns the protocols that a class conforms to itself, without those of its superclasses.
  func named(by name: String) -> Set<String> { own[name.lastName] ?? [] }

  /// Returns the protocols that a class and its superclasses, including UIKit's, conform to.
  func all(of name: String) -> Set<String> {
    types.lineage(of: name).reduce(into: named(by: name)) { found, ancestor in
      found.formUnion(named(by: ancestor))
      for name in ToolkitProtocol.ofClasses[ancestor] ?? [] {
        found.formUnion(ToolkitProtocol.lineage(of: name))
      }
    }
  }

  /// Returns the protocols whose methods a class's UIKit superclass has.
  func ofToolkit(_ name: String) -> Set<String> {
    Set(
      types.lineage(of: name).flatMap { ToolkitProtocol.ofClasses[$0] ?? [] }
        .flatMap(ToolkitProtocol.lineage))
  }

  /// Returns the farthest app superclass of a class that conforms to a protocol, unless a UIKit superclass does.
  func base(of name: String, for protocolName: String) -> String? {
    guard !ofToolkit(name).contains(protocolName) else { return nil }
    return types.ancestors(of: name).last { named(by: $0).contains(protocolName) }
  }

  /// Whether a subclass in the app declares a protocol itself.
  func isNamedBelow(_ name: String, _ protocolName: String) -> Bool {
    types.classes.keys.contains {
      named(by: $0).contains(protocolName) && types.ancestors(of: $0).contains(name.lastName)
    }
  }

  mutating func add(_ protocolName: String, to name: String) {
    own[name.lastName, default: []].formUnion(ToolkitProtocol.lineage(of: protocolName))
  }

  private static func closure(of names: [String], by protocols: [String: [String]]) -> Set<String> {
    var (found, next) = (Set<String>(), names)
    while let name = next.popLast() {
      guard found.insert(name).inserted else { continue }
      next += (protocols[name] ?? []) + ToolkitProtocol.lineage(of: name)
    }
    return found
  }
}
