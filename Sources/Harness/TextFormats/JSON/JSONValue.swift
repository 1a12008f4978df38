import Diagnostics

/// A JSON value that remembers where it stood in its file.
///
///     let plan = try JSONValue(text)
///     let version = try plan.member("version").integer
///
/// Members keep the order of the source, numbers its spelling. What a plan or a golden has wrong can so be told
/// with its place.
package struct JSONValue: Hashable, Sendable {
  /// Where the value begins.
  package var position: SourcePosition
  package var content: Content

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is spelt in the source: `1`, `-0.5e3`.
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
  /// It is RFC 8259 to the letter: no comments, no trailing commas, no lone surrogates. Beyond that, no object
  /// may have a key twice, and values nest at most ``maximumDepth`` deep. Throws what was found, what was
  /// expected, and where.
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
  /// Where the key stands.
  package var position: SourcePosition
  package var value: JSONValue

  package init(_ key: String, at position: SourcePosition = .start, _ value: JSONValue) {
    self.key = key
    self.position = position
    self.value = value
  }
}
