import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

extension Storyboard {
  /// The storyboard as canonical JSON, as ``writeJSON(to:)`` writes it.
  package var json: String { String(writing: writeJSON) }

  /// Appends the storyboard as canonical JSON, with one final line feed.
  ///
  /// A key frame has its whole `tree`, any other step its `changes` as in the text, unless there are
  /// no changes.
  package func writeJSON(to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n  ")
    buffer.append(jsonQuoted: Self.formatName)
    buffer.append(literal: ": ")
    buffer.append(Self.formatVersion)
    for heading in headings {
      buffer.append(key: heading.name, level: 1)
      buffer.append(jsonQuoted: heading.value)
    }
    buffer.append(key: "steps", level: 1)
    buffer.append(list: steps.indices, level: 1) { index in
      steps[index].writeJSON(after: index > 0 ? steps[index - 1].tree : nil, to: buffer)
    }
    buffer.append(literal: "\n}\n")
  }
}

extension Step {
  /// Appends the step's object, two levels below the storyboard's.
  fileprivate func writeJSON(after previous: RenderNode?, to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n      \"cause\": ")
    buffer.append(jsonQuoted: cause)
    buffer.append(key: "calls", strings: calls)
    buffer.append(key: "pending", strings: pending)
    buffer.append(key: "awaited", strings: awaited)
    if let changes = changeLines(after: previous) {
      buffer.append(key: "changes", strings: changes)
      buffer.append(literal: "\n")
    } else {
      buffer.append(key: "tree", level: 3)
      buffer.append(literal: "{\n")
      tree.writeJSONMembers(to: buffer, level: 3)
      buffer.append(literal: "      }\n")
    }
    buffer.append(literal: "    }")
  }
}

extension UTF8Buffer {
  /// Appends a comma after the previous member, and the next key on a new line.
  fileprivate func append(key: String, level: Int) {
    append(literal: ",")
    appendLineStart(level: level)
    append(jsonQuoted: key)
    append(literal: ": ")
  }

  /// Appends a member of a step whose value is a list of strings, unless the list is empty.
  fileprivate func append(key: String, strings: [String]) {
    guard !strings.isEmpty else { return }
    append(key: key, level: 3)
    append(list: strings.indices, level: 3) { append(jsonQuoted: strings[$0]) }
  }

  /// Appends items in brackets, each on its own line.
  fileprivate func append(list indices: Range<Int>, level: Int, item: (Int) -> Void) {
    append(literal: "[")
    for index in indices {
      if index > 0 { append(literal: ",") }
      appendLineStart(level: level + 1)
      item(index)
    }
    if !indices.isEmpty { appendLineStart(level: level) }
    append(literal: "]")
  }

  private func appendLineStart(level: Int) {
    append(literal: "\n")
    append(repeating: UInt8(ascii: " "), count: level * 2)
  }
}

extension Storyboard {
  /// Reads a storyboard from JSON, canonical or not; throws what was found, what was expected, and where.
  ///
  /// - Parameters:
  ///   - json: One object.
  ///   - scenario: The scenario that it must name; any scenario by default.
  package init(json: String, of scenario: ScenarioName? = nil) throws(Diagnostic) {
    var value = try JSONValue(json)
    // Releasing deeply nested values would recurse as deeply.
    defer { value.dismantle() }
    guard case .number(let version) = try value.member(Self.formatName).content else {
      throw try value.member(Self.formatName).unexpected("the version, a number")
    }
    try Self.checkVersion(version, at: try value.member(Self.formatName).position)
    let keys = [Self.formatName, "use case", "script", "configuration", "steps"]
    for member in try value.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    let wanted = scenario.map { Storyboard(of: $0, steps: []) }
    self.init(
      useCase: try Self.heading("use case", in: value, wanted: wanted?.useCase),
      script: try Self.heading("script", in: value, wanted: wanted?.script),
      configuration: try Self.heading("configuration", in: value, wanted: wanted?.configuration), steps: [])
    for step in try value.member("steps").elements { try append(step) }
  }

  private static func heading(
    _ name: String, in json: JSONValue, wanted: String?
  ) throws(Diagnostic) -> String {
    let member = try json.member(name)
    try require(try member.string, of: name, wanted: wanted, at: member.position)
    return try member.string
  }

  private mutating func append(_ json: JSONValue) throws(Diagnostic) {
    let keys = ["cause", "calls", "pending", "awaited", "tree", "changes"]
    for member in try json.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    let calls = try json["calls"]?.strings.map(\.text) ?? []
    let tree = json["tree"]
    // A step has a tree or changes, never both; before the first step there is nothing to change.
    guard tree != nil || !steps.isEmpty, tree == nil || json["changes"] == nil else {
      throw Diagnostic(
        "the step has no tree of its own", at: json.position,
        expected: "'tree' in the first step and each key frame, else 'changes'")
    }
    let changes = try json["changes"]?.strings ?? []
    var step = Step(
      cause: try json.member("cause").string, calls: calls, isKeyFrame: tree != nil,
      tree: try newTree(tree, or: changes))
    step.pending = try json["pending"]?.strings.map(\.text) ?? []
    step.awaited = try json["awaited"]?.strings.map(\.text) ?? []
    steps.append(step)
  }

  private func newTree(_ tree: JSONValue?, or changes: [SourceLine]) throws(Diagnostic) -> RenderNode {
    guard let tree else { return try changedTree(changes) }
    return try RenderNode(json: tree)
  }
}

extension JSONValue {
  /// The strings of an array, with their positions.
  fileprivate var strings: [SourceLine] {
    get throws(Diagnostic) {
      var strings: [SourceLine] = []
      for element in try elements { strings.append(SourceLine(try element.string, at: element.position)) }
      return strings
    }
  }
}
