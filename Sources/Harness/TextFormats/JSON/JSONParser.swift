import Diagnostics

/// Parses JSON with a stack of its own, so that deep nesting cannot overflow the thread's.
struct JSONParser {
  var scanner: SourceScanner
  private var open: [OpenContainer] = []

  init(_ text: String) {
    scanner = SourceScanner(text)
  }

  mutating func parseDocument() throws(Diagnostic) -> JSONValue {
    while true {
      skipBlanks()
      guard let value = try parseValue(), let document = try place(value) else { continue }
      skipBlanks()
      guard scanner.isAtEnd else { throw scanner.unexpected(expected: "nothing after the value") }
      return document
    }
  }

  /// Parses a value that is complete at once, or opens a container and returns `nil`.
  private mutating func parseValue() throws(Diagnostic) -> JSONValue? {
    let position = scanner.position
    switch scanner.next {
    case "{", "[": return try openContainer()
    case "\"": return JSONValue(.string(try parseString()), at: position)
    case let next? where next == "-" || ("0"..."9").contains(next):
      return JSONValue(.number(try parseNumber()), at: position)
    default: return JSONValue(try parseWord(), at: position)
    }
  }

  private mutating func parseWord() throws(Diagnostic) -> JSONValue.Content {
    let start = scanner
    switch scanner.take(while: { $0.properties.isAlphabetic }) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "": throw start.unexpected(expected: "a JSON value")
    case let word:
      throw Diagnostic(
        "'\(word)' is not a JSON value", at: start.position, expected: "a JSON value",
        nearest: nearestName(to: word, in: ["true", "false", "null"]))
    }
  }

  mutating func skipBlanks() {
    while let next = scanner.next, next == " " || next == "\n" || next == "\t" || next == "\r" {
      scanner.advance()
    }
  }
}

/// An array or object whose closing bracket is still to come.
private struct OpenContainer {
  let position: SourcePosition
  let isObject: Bool
  var elements: [JSONValue] = []
  var members: [JSONMember] = []
  var keys: Set<String> = []
  /// The key, and its place, that awaits its value.
  var key = ("", SourcePosition.start)

  var closing: String { isObject ? "}" : "]" }

  var value: JSONValue {
    JSONValue(isObject ? .object(members) : .array(elements), at: position)
  }

  mutating func append(_ value: JSONValue) {
    if isObject {
      members.append(JSONMember(key.0, at: key.1, value))
    } else {
      elements.append(value)
    }
  }
}

extension JSONParser {
  /// Opens an array or object; an empty one is returned, since it is complete.
  private mutating func openContainer() throws(Diagnostic) -> JSONValue? {
    let container = OpenContainer(position: scanner.position, isObject: scanner.next == "{")
    guard open.count < JSONValue.maximumDepth else {
      throw Diagnostic(
        "the value is nested too deeply", at: scanner.position,
        expected: "at most \(JSONValue.maximumDepth) levels of arrays and objects")
    }
    scanner.advance()
    skipBlanks()
    if scanner.skip(container.closing) { return container.value }
    open.append(container)
    if container.isObject { try parseKey() }
    return nil
  }

  /// Puts a value into the innermost open container, and closes what ends here; returns the finished document.
  private mutating func place(_ value: JSONValue) throws(Diagnostic) -> JSONValue? {
    var value = value
    while let last = open.indices.last {
      open[last].append(value)
      skipBlanks()
      if scanner.skip(",") {
        skipBlanks()
        if open[last].isObject { try parseKey() }
        return nil
      }
      guard scanner.skip(open[last].closing) else {
        throw scanner.unexpected(expected: "',' or '\(open[last].closing)'")
      }
      value = open.removeLast().value
    }
    return value
  }

  private mutating func parseKey() throws(Diagnostic) {
    let position = scanner.position
    guard scanner.next == "\"" else { throw scanner.unexpected(expected: "a key in double quotes") }
    let key = try parseString()
    let last = open.count - 1
    guard open[last].keys.insert(key).inserted else {
      throw Diagnostic("the key '\(key)' stands twice", at: position, expected: "each key once in an object")
    }
    open[last].key = (key, position)
    skipBlanks()
    guard scanner.skip(":") else { throw scanner.unexpected(expected: "':' after the key") }
  }
}
