import SwiftSources

/// How a value of one of the app's types may be made.
struct TypeWay {
  let way: ValueMaker.Way
  let make: (inout ValueMaker) -> MadeValue
}

extension ValueMaker {
  /// Returns the value of the first way that works; else the reason of the first that does not.
  mutating func newValue(of type: IndexedType, _ arguments: [TypeExpression]) -> MadeValue {
    if index.lineage(of: type).contains(where: { $0.inherited.first?.lastName == "NSManagedObject" }) {
      return .missing("'\(type.name)' is an object of Core Data")
    }
    let types = Dictionary(
      zip(type.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    let full =
      arguments.isEmpty ? type.name : "\(type.name)<\(arguments.map(\.text).joined(separator: ", "))>"
    if !type.genericParameters.isEmpty, arguments.isEmpty {
      return .missing("'\(type.name)' needs its generic arguments")
    }
    var reason: MadeValue?
    for way in ways(of: type, full, types) where !refused.contains(way.way) {
      let value = way.make(&self)
      if !value.isMissing {
        chosen[type.name] = way.way
        return value
      }
      reason = reason ?? value
    }
    return reason ?? .missing("nothing outside of '\(type.name)' can make one")
  }

  private func ways(
    of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> [TypeWay] {
    let samples = staticWays(of: type, full) { Self.isSample($0) }
    let others = staticWays(of: type, full) { !Self.isSample($0) }
    let own = type.kind == .enum ? caseWays(of: type, full, types) : initializerWays(of: type, full, types)
    return samples + sampleWays(of: type) + own + others + factoryWays(of: type, full, types)
  }

  private func way(
    _ type: IndexedType, _ name: String, _ make: @escaping (inout ValueMaker) -> MadeValue
  ) -> TypeWay {
    TypeWay(way: Way(type: type.name, name: name), make: make)
  }

  /// Static members of the type, first those that say that they are for everybody.
  private func staticWays(
    of type: IndexedType, _ full: String, where isIncluded: (String) -> Bool
  ) -> [TypeWay] {
    let members = type.properties.filter { property in
      property.modifiers.isStatic && !property.modifiers.isPrivate && isIncluded(property.name)
        && (property.type?.lastName == type.lastName || property.type == .named(["Self"], []))
    }.map(\.name)
    let shared = ["shared", "default", "standard", "current"].filter { members.contains($0) }
    return (shared + members.filter { !shared.contains($0) }).map { name in
      way(type, "static \(name)") { _ in .code("\(full).\(name)") }
    }
  }

  private static func isSample(_ name: String) -> Bool {
    ["sample", "preview", "mock", "example", "placeholder", "fake", "stub", "dummy"].contains {
      name.lowercased().hasPrefix($0)
    }
  }

  /// Static members of other types that are there for previews and tests.
  private func sampleWays(of type: IndexedType) -> [TypeWay] {
    index.sampleTypes.flatMap { home in
      home.properties.filter {
        $0.modifiers.isStatic && !$0.modifiers.isPrivate && $0.type?.lastName == type.lastName
      }.map { property in
        way(type, "\(home.name).\(property.name)") { _ in .code("\(home.name).\(property.name)") }
      }
    }
  }

  private func caseWays(
    of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> [TypeWay] {
    let ranked = type.cases.enumerated().map { ($1.isFailure ? 1 : 0, $1.payload.isEmpty ? 0 : 1, $0, $1) }
    let ordered = ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
    return ordered.map { enumCase in
      way(type, "case \(enumCase.name)") { maker in
        let name = "\(full).\(enumCase.name)"
        guard !enumCase.payload.isEmpty else { return .code(name) }
        let parts = enumCase.payload.map { ($0.label, $0.label ?? enumCase.name, $0.type.replacing(types)) }
        return maker.call(name, parts, in: type.name)
      }
    }
  }

  private func initializerWays(
    of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> [TypeWay] {
    if let call = controllers[type.name] { return [way(type, "scene") { _ in .code(call) }] }
    let initializers = usableInitializers(of: type)
    let declared = initializers.map { initializer in
      way(type, initializer.signature) { maker in
        let needed = initializer.parameters.filter { !$0.hasDefault || $0.isNilByDefault }
        let start = initializer.isThrowing ? "try! \(full)" : full
        return maker.call(
          start, needed.map { ($0.label, $0.name, $0.type.replacing(types)) }, in: type.name,
          omitting: Set(needed.filter(\.isNilByDefault).map(\.name)), after: initializer.isFailable ? "!" : ""
        )
      }
    }
    return declared + memberwiseWays(of: type, full, types) + inheritedWays(of: type, full)
  }

  /// The initializers that code outside of the class can call, those with the fewest arguments first.
  private func usableInitializers(of type: IndexedType) -> [IndexedFunction] {
    var found: [IndexedFunction] = []
    for current in index.lineage(of: type) {
      let own = current.initializers
      found += own.filter { initializer in
        !initializer.modifiers.isPrivate && !initializer.isAsync && !initializer.isLeftOut
          && initializer.genericParameters.isEmpty
          && !["init(coder:)", "init(from:)"].contains(initializer.signature)
      }
      // A class with a designated initializer of its own inherits none.
      if own.contains(where: { !$0.modifiers.words.contains("convenience") }) { break }
    }
    let ranked = found.enumerated().map { offset, initializer in
      (
        initializer.isFailable || initializer.isThrowing ? 1 : 0,
        initializer.parameters.count { !$0.hasDefault }, offset, initializer
      )
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }

  /// The initializer that a structure has by its properties.
  private func memberwiseWays(
    of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> [TypeWay] {
    guard type.kind == .struct, !type.hasOwnInitializer else { return [] }
    let stored = type.properties.filter {
      $0.isStored && !$0.isOfExtension && !$0.modifiers.isStatic && !$0.modifiers.words.contains("lazy")
        && !($0.isConstant && $0.hasValue)
    }
    guard !stored.contains(where: { $0.modifiers.isPrivate }) else { return [] }
    let needed = stored.filter { !$0.hasValue }
    return [
      way(type, "memberwise") { maker in
        maker.call(
          full, needed.map { ($0.name, $0.name, ($0.type ?? .unreadable($0.name)).replacing(types)) },
          in: type.name)
      }
    ]
  }

  /// The initializers of a class without any of its own.
  private func inheritedWays(of type: IndexedType, _ full: String) -> [TypeWay] {
    guard type.kind == .class || type.kind == .actor,
      !index.lineage(of: type).contains(where: \.hasOwnInitializer)
    else { return [] }
    var arguments: [MadeValue.Argument] = []
    if index.inherits(type, from: ["TableViewCell"]) {
      arguments = [
        MadeValue.Argument(label: "style", value: .code(".default")),
        MadeValue.Argument(label: "reuseIdentifier", value: .nothing),
      ]
    } else if index.inherits(type, from: ["CollectionViewController"]) {
      arguments = [
        MadeValue.Argument(label: "collectionViewLayout", value: .code("UICollectionViewFlowLayout()"))
      ]
    }
    return [way(type, "init()") { [arguments] _ in .call(full, arguments) }]
  }

  /// Static functions that return a value of the type.
  private func factoryWays(
    of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> [TypeWay] {
    type.factories.map { function in
      way(type, "static \(function.signature)") { $0.call(function, of: type, full, types) }
    }
  }

  /// Returns a call of a factory.
  ///
  /// - Parameters:
  ///   - function: The factory.
  ///   - type: The type.
  ///   - full: The type as code writes it.
  ///   - types: The types of its generic parameters.
  private mutating func call(
    _ function: IndexedFunction, of type: IndexedType, _ full: String, _ types: [String: TypeExpression]
  ) -> MadeValue {
    let start = (function.isThrowing ? "try! " : "") + "\(full).\(function.name)"
    let needed = function.parameters.filter { !$0.hasDefault }
    return call(start, needed.map { ($0.label, $0.name, $0.type.replacing(types)) }, in: type.name)
  }

  /// Returns a controller by a factory that gives it something; `nil` without one that can be called.
  mutating func factoryCall(of type: IndexedType) -> MadeValue? {
    for function in type.factories where !function.parameters.isEmpty {
      let call = call(function, of: type, type.name, [:])
      if !call.isMissing { return call }
    }
    return nil
  }

  /// Returns a call with a value for each argument.
  ///
  /// - Parameter optional: The names of the arguments that the call can do without.
  mutating func call(
    _ function: String, _ parts: [(label: String?, name: String, type: TypeExpression)], in context: String,
    omitting optional: Set<String> = [], after: String = ""
  ) -> MadeValue {
    var arguments: [MadeValue.Argument] = []
    for part in parts {
      let value = value(of: part.type, for: part.name, in: context)
      if optional.contains(part.name), value.isMissing || value == .nothing { continue }
      if let reason = value.reason { return .missing(reason) }
      arguments.append(MadeValue.Argument(label: part.label, value: value))
    }
    return .call(function, arguments, after: after)
  }
}

extension IndexedCase {
  /// Whether it says that something went wrong, which is not what a screen is looked at for.
  fileprivate var isFailure: Bool {
    ["error", "fail", "invalid", "unknown"].contains { name.lowercased().contains($0) }
  }
}
