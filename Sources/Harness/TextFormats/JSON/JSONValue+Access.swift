import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension JSONValue {
  /// What sort of value it is, in words for a diagnostic: `a string`.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package var isNull: Bool { content == .null }

  /// The truth value; throws where it is something else.
  package var boolean: Bool {
    get throws(Diagnostic) {
      guard case .boolean(let value) = content else { throw unexpected("a boolean") }
      return value
    }
  }

  /// The nearest double-precision number; throws where it is something else.
  package var number: Double {
    get throws(Diagnostic) {
      guard case .number(let spelling) = content, let value = Double(spelling) else {
        throw unexpected("a number")
      }
      return value
    }
  }

  /// The whole number, however it is spelt (`1`, `1.0`, `1e0`); throws where it is something else.
  package var integer: Int {
    get throws(Diagnostic) {
      guard case .number(let spelling) = content,
        let value = Int(spelling) ?? Double(spelling).flatMap(Int.init(exactly:))
      else { throw unexpected("a whole number") }
      return value
    }
  }

  /// The string; throws where it is something else.
  package var string: String {
    get throws(Diagnostic) {
      guard case .string(let value) = content else { throw unexpected("a string") }
      return value
    }
  }

  /// The array's values; throws where it is something else.
  package var elements: [JSONValue] {
    get throws(Diagnostic) {
      guard case .array(let values) = content else { throw unexpected("an array") }
      return values
    }
  }

  /// The object's members; throws where it is something else.
  package var members: [JSONMember] {
    get throws(Diagnostic) {
      guard case .object(let members) = content else { throw unexpected("an object") }
      return members
    }
  }

  /// The value of `key`, or `nil` where the object lacks it or this is no object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value of `key`; throws where the object lacks it or this is no object.
  package func member(_ key: String) throws(Diagnostic) -> JSONValue {
    let members = try members
    guard let value = self[key] else {
      throw Diagnostic(
        "the key '\(key)' is missing", at: position, expected: "an object with '\(key)'",
        nearest: nearestName(to: key, in: members.map(\.key)))
    }
    return value
  }

  /// A fault at this value: it is something else than `expected`.
  package func unexpected(_ expected: String) -> Diagnostic {
    Diagnostic("found \(kind)", at: position, expected: expected)
  }
}
