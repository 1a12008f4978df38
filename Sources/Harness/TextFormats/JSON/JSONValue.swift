import Diagnostics
import Platform

/// A JSON value with its position in its file.
///
///     let plan = try JSONValue(text)
///     let version = try plan.member("version").integer
///
/// Members keep the order of the source, and numbers their text, so that a fault of a plan or a golden can
/// be reported with its position.
package struct JSONValue: Hashable, Sendable {
  /// The start of the value.
  package var position: SourcePosition
  package var content: Content

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as written in the source: `1`, `-0.5e3`.
    case number(String)
    /// A string, without quotes and with its escapes replaced.
    case string(String)
    case array([JSONValue])
    /// Members in the order of the source; no two have the same key.
    case object([JSONMember])
  }

  package init(_ content: Content, at position: SourcePosition = .start) {
    self.content = content
    self.position = position
  }

  /// Parses a JSON text.
  ///
  /// It accepts exactly RFC 8259: no comments, no trailing commas, no lone surrogates. In addition, an object
  /// may not have a key twice, and values nest at most ``maximumDepth`` deep. Throws what was found, what was
  /// expected, and where.
  package init(_ text: String) throws(Diagnostic) {
    var parser = JSONParser(text)
    self = try parser.parseDocument()
  }

  /// The deepest nesting of arrays and objects.
  package static let maximumDepth = 5000
}

/// A key of an object, with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  /// The position of the key.
  package var position: SourcePosition
  package var value: JSONValue

  package init(_ key: String, at position: SourcePosition = .start, _ value: JSONValue) {
    self.key = key
    self.position = position
    self.value = value
  }
}

extension JSONValue {
  /// The kind of value, in words for a diagnostic: `a string`.
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

  /// The truth value; throws if it is another kind of value.
  package var boolean: Bool {
    get throws(Diagnostic) {
      guard case .boolean(let value) = content else { throw unexpected("a boolean") }
      return value
    }
  }

  /// The nearest double-precision number; throws if it is another kind of value.
  package var number: Double {
    get throws(Diagnostic) {
      guard case .number(let spelling) = content, let value = Double(spelling) else {
        throw unexpected("a number")
      }
      return value
    }
  }

  /// The whole number, however it is written (`1`, `1.0`, `1e0`); throws if it is another kind of value.
  package var integer: Int {
    get throws(Diagnostic) {
      guard case .number(let spelling) = content,
        // As an integer first, since a double has too few digits for the largest ones.
        let value = Int(spelling) ?? Double(spelling).flatMap(Int.init(exactly:))
      else { throw unexpected("a whole number") }
      return value
    }
  }

  /// The string; throws if it is another kind of value.
  package var string: String {
    get throws(Diagnostic) {
      guard case .string(let value) = content else { throw unexpected("a string") }
      return value
    }
  }

  /// The string, of at least one character; throws if it is empty, or another kind of value.
  package var nonEmptyString: String {
    get throws(Diagnostic) {
      let text = try string
      guard !text.isEmpty else {
        throw Diagnostic("found an empty string", at: position, expected: "a string that is not empty")
      }
      return text
    }
  }

  /// The array's values; throws if it is another kind of value.
  package var elements: [JSONValue] {
    get throws(Diagnostic) {
      guard case .array(let values) = content else { throw unexpected("an array") }
      return values
    }
  }

  /// The object's members; throws if it is another kind of value.
  package var members: [JSONMember] {
    get throws(Diagnostic) {
      guard case .object(let members) = content else { throw unexpected("an object") }
      return members
    }
  }

  /// The value of `key`; `nil` if the object lacks it or the value is not an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the value of `key`; throws if the object lacks it or the value is not an object.
  package func member(_ key: String) throws(Diagnostic) -> JSONValue {
    let members = try members
    guard let value = self[key] else {
      throw Diagnostic(
        "the key '\(key)' is missing", at: position, expected: "an object with '\(key)'",
        nearest: nearestName(to: key, in: members.map(\.key)))
    }
    return value
  }

  /// Returns a fault at this value, which is not the `expected` one.
  package func unexpected(_ expected: String) -> Diagnostic {
    Diagnostic("found \(kind)", at: position, expected: expected)
  }
}

extension JSONValue {
  /// Releases the value level by level and leaves `null`, since releasing a deep value at once could overflow
  /// the stack.
  package mutating func dismantle() {
    var open = [content]
    content = .null
    while let content = open.popLast() {
      switch content {
      case .array(let elements): open += elements.map(\.content)
      case .object(let members): open += members.map(\.value.content)
      case .null, .boolean, .number, .string: break
      }
    }
  }
}
