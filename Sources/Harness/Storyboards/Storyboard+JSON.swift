import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

extension Storyboard {
  /// The storyboard as canonical JSON, as ``writeJSON(to:)`` writes it.
  package var json: String { String(writing: writeJSON) }

  /// Appends the storyboard as canonical JSON, with one final line feed.
  ///
  /// A step has its whole `tree` where the text has it, any other step its `changes` as in the text, unless there are
  /// no changes. An `ending` has the lists that are not empty.
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
    let changes = changeLines
    buffer.append(list: steps.indices, level: 1) { index in
      steps[index].writeJSON(changes: changes[index], to: buffer)
    }
    if !ending.isEmpty { ending.writeJSON(to: buffer) }
    buffer.append(literal: "\n}\n")
  }
}

extension StoryboardEnding {
  /// Appends the member of the storyboard's object.
  fileprivate func writeJSON(to buffer: UTF8Buffer) {
    buffer.append(key: "ending", level: 1)
    buffer.append(literal: "{")
    var separator: StaticString = ""
    for (keyword, path) in StoryboardKeyword.ofEnding where !self[keyPath: path].isEmpty {
      buffer.append(literal: separator)
      separator = ","
      buffer.appendLineStart(level: 2)
      buffer.append(jsonQuoted: keyword.rawValue)
      buffer.append(literal: ": ")
      buffer.append(list: self[keyPath: path].indices, level: 2) {
        buffer.append(jsonQuoted: self[keyPath: path][$0])
      }
    }
    buffer.appendLineStart(level: 1)
    buffer.append(literal: "}")
  }
}

extension Step {
  /// Appends the step's object, two levels below the storyboard's.
  fileprivate func writeJSON(changes: [String]?, to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n      \"cause\": ")
    buffer.append(jsonQuoted: cause)
    buffer.append(key: "calls", strings: calls)
    buffer.append(key: "animations", strings: animations)
    if let changes {
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

  fileprivate func appendLineStart(level: Int) {
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
    let keys = [Self.formatName, "use case", "script", "configuration", "steps", "ending"]
    for member in try value.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    let wanted = scenario.map { Storyboard(of: $0, steps: []) }
    self.init(
      useCase: try Self.heading("use case", in: value, wanted: wanted?.useCase),
      script: try Self.heading("script", in: value, wanted: wanted?.script),
      configuration: try Self.heading("configuration", in: value, wanted: wanted?.configuration), steps: [])
    var removed = RemovedSubtrees()
    for step in try value.member("steps").elements { try append(step, &removed) }
    if let ending = value["ending"] { self.ending = try StoryboardEnding(ending) }
  }

  private static func heading(
    _ name: String, in json: JSONValue, wanted: String?
  ) throws(Diagnostic) -> String {
    let member = try json.member(name)
    try require(try member.string, of: name, wanted: wanted, at: member.position)
    return try member.string
  }

  private mutating func append(
    _ json: JSONValue, _ removed: inout RemovedSubtrees
  ) throws(Diagnostic) {
    let keys = ["cause", "calls", "animations", "tree", "changes"]
    for member in try json.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    let tree = json["tree"]
    // A step has a tree or changes, never both; before the first step there is nothing to change.
    guard tree != nil || !steps.isEmpty, tree == nil || json["changes"] == nil else {
      throw Diagnostic(
        "the step has no tree of its own", at: json.position,
        expected: "'tree' in the first step, and in each that changes most of it, else 'changes'")
    }
    let changes = try json["changes"]?.strings ?? []
    var step = Step(
      cause: try json.member("cause").string, calls: try json["calls"]?.strings.map(\.text) ?? [],
      tree: try newTree(tree, or: changes, &removed))
    step.animations = try json["animations"]?.strings.map(\.text) ?? []
    steps.append(step)
  }

  private func newTree(
    _ tree: JSONValue?, or changes: [SourceLine], _ removed: inout RemovedSubtrees
  ) throws(Diagnostic) -> RenderNode {
    guard let tree else { return try changedTree(changes, &removed) }
    let whole = try RenderNode(json: tree)
    if let last = steps.last {
      let difference = TreeDifference(from: last.tree, to: whole)
      removed.note(difference, from: ChangingTree(last.tree), step: steps.count + 1)
    }
    return whole
  }
}

extension StoryboardEnding {
  fileprivate init(_ json: JSONValue) throws(Diagnostic) {
    self.init()
    for member in try json.members {
      guard let found = StoryboardKeyword.ofEnding.first(where: { $0.0.rawValue == member.key }) else {
        throw member.unknown(known: StoryboardKeyword.ofEnding.map(\.0.rawValue))
      }
      self[keyPath: found.1] = try member.value.strings.map(\.text)
    }
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
