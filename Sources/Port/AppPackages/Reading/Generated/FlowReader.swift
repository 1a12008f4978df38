/// Reads a value of YAML within a line: a text, or lists and maps in brackets and braces.
struct FlowReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  /// Returns the value that begins here; `nil` if it cannot be read.
  mutating func value(inBrackets isInner: Bool = false) -> YAMLValue? {
    skipSpaces()
    switch rest.first {
    case "[": return list()
    case "{": return map()
    case "\"", "'": return quoted().map { .text($0) }
    // Anchors, aliases and tags.
    case "&", "*", "!", "%", "@", "`": return nil
    default: return .text(plain(inBrackets: isInner))
    }
  }

  private mutating func list() -> YAMLValue? {
    rest.removeFirst()
    var elements: [YAMLValue] = []
    while true {
      skipSpaces()
      if take("]") { return .list(elements) }
      guard !rest.isEmpty, let element = value(inBrackets: true) else { return nil }
      elements.append(element)
      skipSpaces()
      if !take(","), rest.first != "]" { return nil }
    }
  }

  private mutating func map() -> YAMLValue? {
    rest.removeFirst()
    var entries: [YAMLValue.Entry] = []
    while true {
      skipSpaces()
      if take("}") { return .map(entries) }
      guard !rest.isEmpty, let key = rest.first == "\"" || rest.first == "'" ? quoted() : key() else {
        return nil
      }
      skipSpaces()
      guard take(":"), let value = value(inBrackets: true) else { return nil }
      entries.append(YAMLValue.Entry(key: key, value: value))
      skipSpaces()
      if !take(","), rest.first != "}" { return nil }
    }
  }

  private mutating func key() -> String? {
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    defer { rest = rest[colon...] }
    return rest[..<colon].trimmedSpaces
  }

  private mutating func plain(inBrackets isInner: Bool) -> String {
    let end = isInner ? rest.firstIndex { ",]}".contains($0) } ?? rest.endIndex : rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end].trimmedSpaces
  }

  private mutating func quoted() -> String? {
    guard let quote = rest.popFirst() else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        // Two single quotes are one.
        guard quote == "'", take("'") else { return text }
        text.append("'")
      } else if character == "\\", quote == "\"" {
        guard let escaped = rest.popFirst() else { return nil }
        text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }
}
