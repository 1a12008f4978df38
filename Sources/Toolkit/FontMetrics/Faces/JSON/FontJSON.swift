/// A JSON value with its position, as families' files have it.
///
///     let document = try FontJSON(Array("{\"weight\": 700}".utf8))
///
/// Whole numbers are the only ones that such a file has, so any other number keeps its spelling.
struct FontJSON {
  /// Where the value begins, in bytes from the file's start.
  let offset: Int
  let content: Content

  enum Content {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number that is not whole, or too large, as it is written.
    case number(String)
    case string(String)
    case array([FontJSON])
    /// Members in the order of the file; no two have the same key.
    case object([Member])
  }

  /// A key with its value.
  struct Member {
    let key: String
    /// Where the key begins.
    let offset: Int
    let value: FontJSON
  }

  /// Parses a file: exactly RFC 8259, with each key once in an object.
  ///
  /// - Parameter bytes: The file's contents.
  init(_ bytes: [UInt8]) throws(FontJSONFaults) {
    if let offset = bytes.firstInvalidUTF8 {
      throw FontJSONFaults("the file is not UTF-8", at: offset, expected: "a JSON text in UTF-8")
    }
    var parser = FontJSONParser(bytes)
    self = try parser.document()
  }

  init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The value in words for an error: a number or word as it is, the kind of any other.
  var description: String {
    switch content {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let spelling): spelling.shownInError
    case .string(let value): "the text '\(value.shownInError)'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A fault of a file, with its position in bytes.
struct FontJSONFault: Hashable {
  /// Where the fault is, in bytes from the file's start.
  let offset: Int
  /// The keys that lead to it.
  var path: [String] = []
  let problem: String
  var expected: String?
  var nearest: String?
}

/// The faults because of which a file cannot be used.
struct FontJSONFaults: Error {
  let all: [FontJSONFault]

  init(_ all: [FontJSONFault]) {
    self.all = all
  }

  init(_ problem: String, at offset: Int, expected: String? = nil) {
    all = [FontJSONFault(offset: offset, problem: problem, expected: expected)]
  }
}

extension [UInt8] {
  /// Where the bytes stop being UTF-8; `nil` if all of them are.
  fileprivate var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var index = 0
    while case .valid(let encoded) = parser.parseScalar(from: &rest) { index += encoded.count }
    return index
  }
}
