import SwiftSources

/// What protocols ask of a class, with what they inherit, and without what extensions implement.
struct Requirements {
  /// The properties, each with the full name of the protocol that asks for it.
  private(set) var properties: [(property: IndexedProperty, context: String)] = []
  private(set) var functions: [(function: IndexedFunction, context: String)] = []
  /// Whether only a subclass of `NSObject` can conform.
  private(set) var needsNSObject = false
  /// Whether a value of it may be used on any thread.
  private(set) var isSendable = false
  /// A protocol whose requirements are not known; `nil` if all are.
  private(set) var foreign: String?

  init(of types: [IndexedType], in index: TypeIndex) {
    var (all, next) = ([IndexedType](), types)
    while !next.isEmpty {
      let type = next.removeFirst()
      guard !all.contains(where: { $0.name == type.name }) else { continue }
      all.append(type)
      for parent in type.inherited.flatMap(\.parts) { add(parent, of: type, in: index, &next) }
    }
    let given = Set(all.flatMap { $0.functions.filter(\.isOfExtension).map(\.signature) })
    let givenProperties = Set(all.flatMap { $0.properties.filter(\.isOfExtension).map(\.name) })
    for type in all { add(type, besides: given, givenProperties) }
  }

  private mutating func add(
    _ parent: TypeExpression, of type: IndexedType, in index: TypeIndex, _ next: inout [IndexedType]
  ) {
    guard let name = parent.lastName else { return }
    if case .named(let path, _) = parent, case .type(let found) = index.meaning(of: path, in: type.name) {
      next.append(found)
      return
    }
    switch name {
    case "AnyObject", "class": break
    case "NSObjectProtocol": needsNSObject = true
    case "Sendable": isSendable = true
    // The requirements of these are optional.
    case _ where name.hasSuffix("Delegate") || name.hasSuffix("DataSource"): needsNSObject = true
    default: foreign = foreign ?? name
    }
  }

  private mutating func add(
    _ type: IndexedType, besides given: Set<String>, _ givenProperties: Set<String>
  ) {
    for property in type.properties where !property.isOfExtension && !givenProperties.contains(property.name)
    {
      guard !properties.contains(where: { $0.property.name == property.name }),
        !property.modifiers.words.contains("optional")
      else { continue }
      properties.append((property, type.name))
    }
    for function in type.functions where !function.isOfExtension && !given.contains(function.signature) {
      guard !functions.contains(where: { $0.function.head == function.head }),
        !function.modifiers.words.contains("optional")
      else { continue }
      functions.append((function, type.name))
    }
  }
}
