import SwiftSources

extension Stricture {
  static let consumerValues = Stricture(
    25, "only values, collections of them, and data classes cross to a consumer",
    wayOut:
      "hand the values themselves, a struct of them or a DataClass, or name a foreign value type in 'values'"
  ) { package in
    package.types.parts(in: package.files, where: package.types.isConsumer).flatMap { part in
      let walk = ValueWalk(types: package.types, values: package.configuration.values)
      let parameters = part.members.functions.flatMap { function in
        function.parameters.map { (function.signature, $0.name, $0.type) }
      }
      let properties = part.members.properties.compactMap { property in
        property.type.map { (property.name.text, property.name, $0) }
      }
      return (parameters + properties).compactMap { owner, name, type in
        walk.fault(of: type, name.text, visited: []).map {
          part.file.violation(at: name, "\(part.name).\(owner): \($0)")
        }
      }
    }
  }
}

/// Searches types for parts that are not values.
///
/// All parts of a type are checked before the first fault is returned, since a lazy sequence would check it
/// twice on each level.
private struct ValueWalk {
  let types: TypeIndex
  let values: [String]

  /// Returns the part of a type that is not a value, with its path; `nil` if all parts are values.
  func fault(of type: TypeText, _ path: String, visited: Set<String>) -> String? {
    fault(of: TypeShape(type), path, visited)
  }

  private func fault(of shape: TypeShape, _ path: String, _ visited: Set<String>) -> String? {
    switch shape {
    case .function: "\(path) is a function"
    case .existential(let text): "\(path) is \(text), which may be an object"
    case .group(let parts): parts.compactMap { fault(of: $0, path, visited) }.first
    case .named(let name, let arguments):
      fault(ofTypeNamed: name, path, visited)
        ?? arguments.compactMap { fault(of: $0, path, visited) }.first
    }
  }

  private func fault(ofTypeNamed name: String, _ path: String, _ visited: Set<String>) -> String? {
    // A type that contains itself is checked once.
    if Self.known.contains(name) || values.contains(name) || visited.contains(name) { return nil }
    if let other = types.typealiases[name] {
      return fault(of: other, path, visited: visited.union([name]))
    }
    guard let type = types.declaration(of: name) else {
      return "\(path) is \(name), which is not known to be a value"
    }
    switch type.declaration.kind {
    case .protocol: return "\(path) is \(name), which may be an object"
    case .actor: return "\(path) is an actor, \(name)"
    case .class where !isDataClass(type): return "\(path) is an object, \(name)"
    case .class, .struct, .enum, .extension: return faultOfParts(of: type, path, visited.union([name]))
    }
  }

  private func isDataClass(_ type: TypeIndex.Part) -> Bool {
    type.declaration.modifiers.words.contains("final") && types.inherits(type.name, "DataClass")
  }

  private func faultOfParts(of type: TypeIndex.Part, _ path: String, _ visited: Set<String>) -> String? {
    let properties = type.members.properties.filter { $0.isStored && !$0.modifiers.isStatic }
    let parts =
      properties.compactMap { property in property.type.map { (property.name.text, $0) } }
      + type.members.cases.flatMap { enumCase in enumCase.payload.map { (enumCase.name.text, $0) } }
    let known = visited.union(type.declaration.genericParameters)
    return parts.compactMap { fault(of: $1, "\(path).\($0)", visited: known) }.first
  }

  /// Values of the standard library, of Foundation, and of geometry.
  private static let known: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float",
    "CGFloat", "Bool", "String", "Substring", "Character", "Scalar", "Void", "Never", "Duration", "Array",
    "Dictionary", "Set", "Optional", "Range", "ClosedRange", "ArraySlice", "Result", "Date", "URL", "Data",
    "UUID",
    "Decimal", "IndexPath", "IndexSet", "TimeInterval", "DateComponents", "DateInterval", "Locale",
    "TimeZone",
    "Calendar", "AttributedString", "PersonNameComponents", "CGPoint", "CGSize", "CGRect", "CGVector",
    "CGAffineTransform", "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSRange",
  ]
}
