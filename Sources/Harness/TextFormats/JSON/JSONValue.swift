import Diagnostics
import Platform

/// A JSON value with its position in its file.
///
///     let plan = try JSONValue(text)
///     let version = try plan.member("version").integer
///
/// Members keep the order of the source, and numbers their spelling. A fault of a plan or a golden can
/// therefore be reported with its position.
package struct JSONValue: Hashable, Sendable {
  /// Where the value begins.
  package var position: SourcePosition
  package var content: Content

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is spelled in the source: `1`, `-0.5e3`.
    case number(String)
    /// A string without quotes and escapes.
    case string(String)
    case array([JSONValue])
    /// Members in the order of the source, no key twice.
    case object([JSONMember])
  }

  package init(_ content: Content, at position: SourcePosition = .start) {
    self.content = content
    self.position = position
  }

  /// Parses a JSON text.
  ///
  /// It is RFC 8259 to the letter: no comments, no trailing commas, no lone surrogates. Beyond
  /// that, no object may have a key twice, and values nest at most ``maximumDepth`` deep. Throws
  /// what was found, what was expected, and where.
  package init(_ text: String) throws(Diagnostic) {
    var parser = JSONParser(text)
    self = try parser.parseDocument()
  }

  /// How deep arrays and objects may nest in each other.
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

  /// The whole number, however it is spelled (`1`, `1.0`, `1e0`); throws where it is something else.
  package var integer: Int {
    get throws(Diagnostic) {
      guard case .number(let spelling) = content,
        // As an integer first: a double has too few digits for the largest ones.
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

  /// Returns a fault at this value, which is not what is `expected`.
  package func unexpected(_ expected: String) -> Diagnostic {
    Diagnostic("found \(kind)", at: position, expected: expected)
  }
}

extension JSONValue {
  /// Takes the value apart level by level and leaves `null`: releasing a deep value at once could overflow
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
