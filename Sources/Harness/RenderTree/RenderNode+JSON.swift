import SourceText

extension RenderNode {
  /// The whole tree as canonical JSON, two blanks a level, absent parts left out, with one final line feed.
  public var json: String {
    jsonLines.map { $0 + "\n" }.joined()
  }

  /// The lines of ``json``, for a tree inside a larger document.
  ///
  ///     { "name": "style", "word": "value1" }
  ///
  /// An attribute tells its kind of value by its second key: `string`, `word`, `number` or `numbers`. Numbers that
  /// JSON lacks are the strings `"nan"`, `"inf"` and `"-inf"`.
  public var jsonLines: [String] {
    var lines: [String] = []
    var open = [JSONEvent.begin(self, indentation: "", end: "}")]
    while let event = open.popLast() {
      switch event {
      case .end(let line): lines.append(line)
      case .begin(let node, let indentation, let end):
        lines.append(indentation + "{")
        lines += node.jsonMembers(indentation: indentation + "  ")
        open.append(.end(indentation + end))
        open += node.jsonChildren(indentation: indentation + "  ")
      }
    }
    return lines
  }
}

/// What the writer still has to do.
private enum JSONEvent {
  case begin(RenderNode, indentation: String, end: String)
  case end(String)
}

extension RenderNode {
  /// The lines of the node's members, to the opening bracket of its children.
  fileprivate func jsonMembers(indentation: String) -> [String] {
    var members = ["\"type\": \(type.jsonQuoted)"]
    if let identifier { members.append("\"identifier\": \(identifier.jsonQuoted)") }
    if let text { members.append("\"text\": \(text.jsonQuoted)") }
    if let frame {
      members.append("\"frame\": " + [frame.x, frame.y, frame.width, frame.height].jsonArray)
    }
    if !states.isEmpty {
      members.append("\"states\": [\(states.map(\.jsonQuoted).joined(separator: ", "))]")
    }
    if !attributes.isEmpty {
      let lines = attributes.map { "\(indentation)  \($0.json)" }
      members.append("\"attributes\": [\n\(lines.joined(separator: ",\n"))\n\(indentation)]")
    }
    if !children.isEmpty { members.append("\"children\": [") }
    let text = members.map { indentation + $0 }.joined(separator: ",\n")
    return text.unicodeScalars.split(separator: "\n").map { String($0) }
  }

  /// The events that write the children and their closing bracket, the last one first.
  fileprivate func jsonChildren(indentation: String) -> [JSONEvent] {
    guard !children.isEmpty else { return [] }
    let events = children.enumerated().map { index, child in
      JSONEvent.begin(
        child, indentation: indentation + "  ", end: index == children.count - 1 ? "}" : "},")
    }
    return [.end(indentation + "]")] + events.reversed()
  }
}

extension RenderAttribute {
  /// The attribute as an object on one line.
  fileprivate var json: String {
    let value =
      switch self.value {
      case .string(let string): "\"string\": \(string.jsonQuoted)"
      case .word(let word): "\"word\": \(word.jsonQuoted)"
      case .number(let number): "\"number\": \(number.json)"
      case .numbers(let numbers): "\"numbers\": \(numbers.jsonArray)"
      }
    return "{ \"name\": \(name.jsonQuoted), \(value) }"
  }
}

extension Double {
  fileprivate var json: String { isFinite ? decimalText : decimalText.jsonQuoted }
}

extension [Double] {
  fileprivate var jsonArray: String { "[\(map(\.json).joined(separator: ", "))]" }
}
