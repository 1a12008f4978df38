import TextFormats
import UTF8Text

extension RenderNode {
  /// Appends the whole tree as canonical JSON, without absent parts, with two spaces for each level
  /// and a final line feed.
  ///
  /// ```text
  /// { "name": "style", "word": "value1" }
  /// ```
  ///
  /// The second key of an attribute is the kind of its value: `string`, `word`, `color`, `number` or
  /// `numbers`. A color with a name has that as `named`. Numbers that JSON does not have are the strings `"nan"`, `"inf"` and `"-inf"`.
  package func writeJSON(to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n")
    writeJSONMembers(to: buffer, level: 0)
    buffer.append(literal: "}\n")
  }

  /// Appends the members of the tree's object, without its braces, for a tree inside a larger document.
  ///
  /// Each line is indented by two spaces more than the line of the object, which has two for each level.
  package func writeJSONMembers(to buffer: UTF8Buffer, level: Int) {
    walk(
      enter: { node, depth in
        let indentation = (level + depth * 2) * 2
        if depth > 0 { buffer.appendLine("{", indentation: indentation) }
        buffer.append(membersOf: node, indentation: indentation + 2)
      },
      leave: { hasChildren, depth, isLast in
        let indentation = (level + depth * 2) * 2
        if hasChildren { buffer.appendLine("]", indentation: indentation + 2) }
        guard depth > 0 else { return }
        buffer.appendLine(isLast ? "}" : "},", indentation: indentation)
      })
  }

  /// The whole tree as canonical JSON, with two spaces for each level and a final line feed.
  ///
  /// Absent parts are left out. The second key of an attribute is the kind of its value: `string`,
  /// `word`, `number` or `numbers`. Numbers that JSON does not have are the strings `"nan"`,
  /// `"inf"` and `"-inf"`.
  public var json: String { String(writing: writeJSON) }
}

extension UTF8Buffer {
  /// Appends a node's own members, up to the opening bracket of its children.
  fileprivate func append(membersOf node: UnsafePointer<RenderNode>, indentation: Int) {
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: "\"type\": ")
    append(jsonQuoted: node.pointee.type)
    if let identifier = node.pointee.identifier {
      appendKey("\"identifier\": ", indentation: indentation)
      append(jsonQuoted: identifier)
    }
    if let text = node.pointee.text {
      appendKey("\"text\": ", indentation: indentation)
      append(jsonQuoted: text)
    }
    if let place = node.pointee.place { append(json: place, indentation: indentation) }
    if !node.pointee.states.isEmpty {
      appendKey("\"states\": ", indentation: indentation)
      append(jsonStates: node.pointee.states)
    }
    if !node.pointee.attributes.isEmpty {
      appendKey("\"attributes\": [\n", indentation: indentation)
      append(json: node.pointee.attributes, indentation: indentation)
    }
    if !node.pointee.children.isEmpty { appendKey("\"children\": [", indentation: indentation) }
    append(literal: "\n")
  }

  fileprivate func appendLine(_ text: StaticString, indentation: Int) {
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: text)
    append(literal: "\n")
  }

  /// Appends a comma after the previous member, and the next key on a new line.
  fileprivate func appendKey(_ key: StaticString, indentation: Int) {
    append(literal: ",\n")
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: key)
  }

  fileprivate func append(jsonStates states: [String]) {
    append(literal: "[")
    append(states, separatedBy: ", ") { append(jsonQuoted: $0) }
    append(literal: "]")
  }

  /// Appends a line for each attribute, and the closing bracket.
  fileprivate func append(json attributes: [RenderAttribute], indentation: Int) {
    append(attributes, separatedBy: ",\n") { attribute in
      append(repeating: UInt8(ascii: " "), count: indentation + 2)
      append(json: attribute)
    }
    append(literal: "\n")
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: "]")
  }

  private func append(json attribute: RenderAttribute) {
    append(literal: "{ \"name\": ")
    append(jsonQuoted: attribute.name)
    switch attribute.value {
    case .string(let string):
      append(literal: ", \"string\": ")
      append(jsonQuoted: string)
    case .word(let word):
      append(literal: ", \"word\": ")
      append(jsonQuoted: word)
    case .color(let value, let name):
      append(literal: ", \"color\": ")
      append(jsonQuoted: value)
      guard let name else { break }
      append(literal: ", \"named\": ")
      append(jsonQuoted: name)
    case .number(let number):
      append(literal: ", \"number\": ")
      append(json: number)
    case .numbers(let numbers):
      append(literal: ", \"numbers\": ")
      append(json: numbers)
    }
    append(literal: " }")
  }

  /// Appends a member: the frame as four numbers, and any other place as in the tree's text.
  fileprivate func append(json place: RenderPlace, indentation: Int) {
    if case .frame(let frame) = place {
      appendKey("\"frame\": ", indentation: indentation)
      return append(json: frame)
    }
    appendKey("\"place\": ", indentation: indentation)
    append(jsonQuoted: String(writing: { $0.append(place) }))
  }

  /// Appends the four numbers one by one, which creates no list for each node.
  fileprivate func append(json frame: RenderFrame) {
    append(literal: "[")
    append(json: frame.x)
    append(literal: ", ")
    append(json: frame.y)
    append(literal: ", ")
    append(json: frame.width)
    append(literal: ", ")
    append(json: frame.height)
    append(literal: "]")
  }

  fileprivate func append(json numbers: [Double]) {
    append(literal: "[")
    append(numbers, separatedBy: ", ") { append(json: $0) }
    append(literal: "]")
  }

  private func append(json number: Double) {
    if !number.isFinite { append(literal: "\"") }
    append(decimal: number)
    if !number.isFinite { append(literal: "\"") }
  }
}
