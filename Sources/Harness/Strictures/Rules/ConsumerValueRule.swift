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

/// Looks through types for something that is no value.
private struct ValueWalk {
  let types: TypeIndex
  let values: [String]

  /// What in a type is no value, with its path; `nil` where all is.
  func fault(of type: TypeText, _ path: String, visited: Set<String>) -> String? {
    fault(of: TypeShape(type), path, visited)
  }

  private func fault(of shape: TypeShape, _ path: String, _ visited: Set<String>) -> String? {
    switch shape {
    case .function: "\(path) is a function"
    case .existential(let text): "\(path) is \(text), which may be an object"
    case .group(let parts): parts.lazy.compactMap { fault(of: $0, path, visited) }.first
    case .named(let name, let arguments):
      fault(ofTypeNamed: name, path, visited)
        ?? arguments.lazy.compactMap { fault(of: $0, path, visited) }.first
    }
  }

  private func fault(ofTypeNamed name: String, _ path: String, _ visited: Set<String>) -> String? {
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
    return parts.lazy.compactMap { fault(of: $1, "\(path).\($0)", visited: known) }.first
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

/// How a type is put together.
private indirect enum TypeShape {
  case named(String, [TypeShape])
  /// A tuple, an array or a dictionary.
  case group([TypeShape])
  case function
  /// `any P`, or several protocols.
  case existential(String)

  init(_ type: TypeText) {
    self.init(OutlineReader(list: TokenList(tokens: type.tokens)), 0..<type.tokens.count)
  }

  private init(_ reader: OutlineReader, _ range: Range<Int>) {
    let list = reader.list
    var range = range
    while let first = range.first, list.stands("@", at: first) {
      range = reader.endOfAttribute(at: first, before: range.upperBound)..<range.upperBound
    }
    while let first = range.first, list.stands("inout", at: first) || list.stands("sending", at: first) {
      range = first + 1..<range.upperBound
    }
    guard let first = range.first else {
      self = .existential("nothing that can be read")
      return
    }
    let top = Self.topLevel(list, range)
    if top.contains(where: { list.stands("->", at: $0) }) {
      self = .function
    } else if list.stands("any", at: first) || list.stands("some", at: first)
      || top.contains(where: { list.stands("&", at: $0) })
      || ["Any", "AnyObject"].contains(list.tokens[first].text)
    {
      self = .existential(list.text(of: range))
    } else if list.stands("(", at: first) || list.stands("[", at: first) {
      self = .group(Self.elements(reader, list.inside(first)))
    } else {
      self = Self.name(reader, range)
    }
  }

  /// The indices of a range that are in no brackets.
  private static func topLevel(_ list: TokenList, _ range: Range<Int>) -> [Int] {
    var (indices, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      indices.append(index)
      index = list.end(of: index)
    }
    return indices
  }

  /// What stands between parentheses or square brackets, labels left out.
  private static func elements(_ reader: OutlineReader, _ range: Range<Int>) -> [TypeShape] {
    reader.list.split(range).flatMap { part -> [TypeShape] in
      guard let colon = part.first(where: { reader.list.stands(":", at: $0) }) else {
        return [TypeShape(reader, part)]
      }
      let value = TypeShape(reader, colon + 1..<part.upperBound)
      // A label begins with a small letter, a dictionary's key does not.
      let isLabel = reader.list.tokens[part.lowerBound].text.first?.isUppercase != true
      return isLabel && !reader.list.stands("[", at: part.lowerBound)
        ? [value] : [TypeShape(reader, part.lowerBound..<colon), value]
    }
  }

  /// A name with its generic arguments.
  private static func name(_ reader: OutlineReader, _ range: Range<Int>) -> TypeShape {
    let tokens = reader.list.tokens
    let name = TypeText(tokens: Array(tokens[range])).baseName ?? reader.list.text(of: range)
    guard let open = range.first(where: { tokens[$0].is("<") }) else { return .named(name, []) }
    var (arguments, index) = ([TypeShape](), open + 1)
    while index < range.upperBound {
      let end = reader.endOfType(at: index, before: range.upperBound)
      guard end > index else { break }
      arguments.append(TypeShape(reader, index..<end))
      index = end + 1
      guard reader.list.stands(",", at: end) else { break }
    }
    return .named(name, arguments)
  }
}
