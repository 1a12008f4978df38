import Diagnostics
import TextFormats
import UTF8Text

/// Checks JSON against a schema, to the extent that the event log's schema needs; an unknown key is a fault.
struct SchemaCheck {
  private let root: JSONValue
  /// The keys of objects in values, each as `<path of its object in the schema>.<key>`.
  private(set) var seenKeys: Set<String> = []

  init(_ schema: String) throws {
    root = try JSONValue(schema)
  }

  /// All keys that the schema names.
  var keys: Set<String> { Self.keys(in: root) }

  /// The fault of a value; `nil` if there is no fault.
  mutating func fault(in value: JSONValue) throws -> String? {
    var seen: Set<String> = []
    let fault = try fault(in: value, root, &seen)
    if fault == nil { seenKeys.formUnion(seen) }
    return fault
  }

  private func fault(in value: JSONValue, _ schema: JSONValue, _ seen: inout Set<String>) throws -> String? {
    if let reference = try schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      return try fault(in: value, root.member("$defs").member(name), &seen)
    }
    if let branches = try schema["oneOf"]?.elements { return try fault(in: value, oneOf: branches, &seen) }
    if let constant = schema["const"] {
      return value.content == constant.content ? nil : "\(value.kind) is not \(constant.content)"
    }
    if let words = try schema["enum"]?.elements {
      return words.contains { $0.content == value.content } ? nil : "\(value.content) is not a known word"
    }
    return try fault(in: value, type: schema.member("type").string, schema, &seen)
  }

  private func fault(
    in value: JSONValue, oneOf branches: [JSONValue], _ seen: inout Set<String>
  ) throws -> String? {
    var faults: [String] = []
    var found: [Set<String>] = []
    for branch in branches {
      var keys: Set<String> = []
      if let fault = try fault(in: value, branch, &keys) { faults.append(fault) } else { found.append(keys) }
    }
    guard found.count == 1 else { return "\(found.count) forms match: \(faults)" }
    seen.formUnion(found[0])
    return nil
  }

  private func fault(
    in value: JSONValue, type: String, _ schema: JSONValue, _ seen: inout Set<String>
  ) throws -> String? {
    switch (type, value.content) {
    case ("string", .string), ("boolean", .boolean), ("number", .number): return nil
    case ("integer", .number(let spelling)):
      return Int(spelling) == nil ? "\(spelling) is not an integer" : nil
    case ("array", .array(let elements)):
      if let least = try schema["minItems"]?.integer, elements.count < least { return "too few elements" }
      if let most = try schema["maxItems"]?.integer, elements.count > most { return "too many elements" }
      for element in elements {
        if let fault = try fault(in: element, schema.member("items"), &seen) { return fault }
      }
      return nil
    case ("object", .object(let members)): return try fault(in: members, schema, &seen)
    default: return "\(value.kind) is not a \(type)"
    }
  }

  private func fault(
    in members: [JSONMember], _ schema: JSONValue, _ seen: inout Set<String>
  ) throws -> String? {
    let keys = Set(members.map(\.key))
    for required in try schema["required"]?.elements ?? [] where !keys.contains(try required.string) {
      return "'\(try required.string)' is missing"
    }
    for member in members {
      guard let schema = try schema.member("properties")[member.key] else {
        return "'\(member.key)' is not known"
      }
      seen.insert(Self.location(of: schema, member.key))
      if let fault = try fault(in: member.value, schema, &seen) { return "\(member.key): \(fault)" }
    }
    return nil
  }

  /// A key by its location in the schema.
  private static func location(of schema: JSONValue, _ key: String) -> String {
    "\(schema.position.line):\(schema.position.column) \(key)"
  }

  private static func keys(in schema: JSONValue) -> Set<String> {
    switch schema.content {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    case .object(let members):
      return members.reduce(into: []) { keys, member in
        keys.formUnion(Self.keys(in: member.value))
        guard member.key == "properties", case .object(let properties) = member.value.content else { return }
        keys.formUnion(properties.map { location(of: $0.value, $0.key) })
      }
    default: return []
    }
  }
}
