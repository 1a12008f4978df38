import Diagnostics
import RenderTree
import TextFormats

extension Storyboard {
  /// Reads a storyboard from JSON, canonical or not; throws what was found, what was expected, and where.
  package init(json: String) throws(Diagnostic) {
    var value = try JSONValue(json)
    defer { value.dismantle() }
    guard case .number(let version) = try value.member(Self.formatName).content else {
      throw try value.member(Self.formatName).unexpected("the version, a number")
    }
    try Self.checkVersion(version, at: try value.member(Self.formatName).position)
    let keys = [Self.formatName, "use case", "script", "configuration", "steps"]
    for member in try value.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    self.init(
      useCase: try value.member("use case").string, script: try value.member("script").string,
      configuration: try value.member("configuration").string, steps: [])
    for step in try value.member("steps").elements { try append(step) }
  }

  private mutating func append(_ json: JSONValue) throws(Diagnostic) {
    let keys = ["cause", "calls", "tree", "changes"]
    for member in try json.members where !keys.contains(member.key) { throw member.unknown(known: keys) }
    let calls = try json["calls"]?.strings.map(\.text) ?? []
    let tree = json["tree"]
    guard tree != nil || !steps.isEmpty, tree == nil || json["changes"] == nil else {
      throw Diagnostic(
        "the step has no tree of its own", at: json.position,
        expected: "'tree' in the first step and each key frame, else 'changes'")
    }
    let changes = try json["changes"]?.strings ?? []
    steps.append(
      Step(
        cause: try json.member("cause").string, calls: calls, isKeyFrame: tree != nil,
        tree: try newTree(tree, or: changes)))
  }

  private func newTree(_ tree: JSONValue?, or changes: [SourceLine]) throws(Diagnostic) -> RenderNode {
    guard let tree else { return try changedTree(changes) }
    return try RenderNode(json: tree)
  }
}

extension JSONValue {
  /// The strings of an array, with their places.
  fileprivate var strings: [SourceLine] {
    get throws(Diagnostic) {
      var strings: [SourceLine] = []
      for element in try elements { strings.append(SourceLine(try element.string, at: element.position)) }
      return strings
    }
  }
}
