import Diagnostics
import TextFormats
import UTF8Text

extension RenderNode {
  /// Reads a tree from JSON, which need not be canonical.
  ///
  /// - Parameter json: One object, with the keys that ``json`` writes.
  /// - Throws: A diagnostic with what was found, what was expected, and the position.
  public init(json: String) throws(Diagnostic) {
    var value = try JSONValue(json)
    // Releasing a deep value level by level does not overflow the stack.
    defer { value.dismantle() }
    self = try RenderNode(json: value)
  }

  /// Reads a tree from a JSON object as ``json`` writes it.
  package init(json: JSONValue) throws(Diagnostic) {
    var open: [(node: RenderNode, rest: ArraySlice<JSONValue>)] = [try Self.opened(json)]
    while true {
      let last = open.count - 1
      if let child = open[last].rest.popFirst() {
        open.append(try Self.opened(child))
      } else if last > 0 {
        let child = open.removeLast().node
        open[last - 1].node.children.append(child)
      } else {
        self = open[0].node
        return
      }
    }
  }

  /// Returns the node of a JSON object, and its children, which are not read yet.
  private static func opened(
    _ json: JSONValue
  ) throws(Diagnostic) -> (node: RenderNode, rest: ArraySlice<JSONValue>) {
    var node = RenderNode(try json.member("type").string)
    var children: [JSONValue] = []
    for member in try json.members {
      if member.key == "children" {
        children = try member.value.elements
      } else {
        try node.read(member)
      }
    }
    return (node, children[...])
  }

  private mutating func read(_ member: JSONMember) throws(Diagnostic) {
    switch member.key {
    case "type": type = try member.value.string
    case "identifier": identifier = try member.value.string
    case "text": text = try member.value.string
    case "frame": frame = try RenderFrame(json: member.value)
    case "place": place = try RenderPlace(json: member.value)
    case "states":
      for state in try member.value.elements { states.append(try state.string) }
    case "attributes":
      for attribute in try member.value.elements { attributes.append(try RenderAttribute(json: attribute)) }
    default:
      throw member.unknown(
        known: ["type", "identifier", "text", "frame", "place", "states", "attributes", "children"])
    }
  }
}

extension JSONMember {
  /// Returns the fault that this key is not one of the `known` keys.
  package func unknown(known: [String]) -> Diagnostic {
    Diagnostic(
      "the key '\(key)' is not known here", at: position, expected: known.joined(separator: ", "),
      nearest: nearestName(to: key, in: known))
  }
}

extension RenderFrame {
  fileprivate init(json: JSONValue) throws(Diagnostic) {
    let numbers = try json.treeNumbers
    guard numbers.count == 4 else {
      throw Diagnostic(
        "found \(numbers.count) numbers", at: json.position, expected: "four: x, y, width, height")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension RenderPlace {
  fileprivate init(json: JSONValue) throws(Diagnostic) {
    var scanner = SourceScanner(try json.string)
    guard case .place(let place) = try? scanner.scanPart(), scanner.isAtEnd else {
      throw json.unexpected("a place, as \"(fill)\"")
    }
    if case .frame = place { throw json.unexpected("\"frame\" with four numbers, rather than \"place\"") }
    self = place
  }
}

extension RenderAttribute {
  fileprivate init(json: JSONValue) throws(Diagnostic) {
    let name = try json.member("name").string
    let members = try json.members
    let values = members.filter { $0.key != "name" && $0.key != "named" }
    guard let member = values.first, values.count == 1 else {
      throw Diagnostic(
        "found \(values.count) values of the attribute '\(name)'", at: json.position,
        expected: "one of string, word, color, number, numbers")
    }
    let value = try RenderValue(json: member)
    self.init(name, try members.first { $0.key == "named" }.map(value.named) ?? value)
  }
}

extension RenderValue {
  private static let keys = ["name", "string", "word", "color", "number", "numbers"]

  /// Returns the color with the name of a member; throws if the value is not a color.
  fileprivate func named(_ member: JSONMember) throws(Diagnostic) -> RenderValue {
    guard case .color(let value, _) = self else { throw member.unknown(known: Self.keys) }
    return .color(value, name: try member.value.string)
  }

  fileprivate init(json member: JSONMember) throws(Diagnostic) {
    switch member.key {
    case "string": self = .string(try member.value.string)
    case "word": self = .word(try member.value.string)
    case "color": self = .color(try member.value.color, name: nil)
    case "number": self = .number(try member.value.treeNumber)
    case "numbers": self = .numbers(try member.value.treeNumbers)
    default: throw member.unknown(known: Self.keys)
    }
  }
}

extension JSONValue {
  /// A color in the spelling of trees.
  fileprivate var color: String {
    get throws(Diagnostic) {
      let text = try string
      guard text.isColorText else {
        throw Diagnostic(
          "found \(text.quoted)", at: position,
          expected:
            "a color as \"#RRGGBB\" or \"#RRGGBBAA\", with digits from 0 to 9 and from A to F")
      }
      return text
    }
  }

  /// A number, or the name of a number that JSON lacks.
  fileprivate var treeNumber: Double {
    get throws(Diagnostic) {
      guard case .string(let name) = content else { return try number }
      guard let number = Double(decimalText: name), !number.isFinite else {
        throw unexpected("a number, or \"nan\", \"inf\" or \"-inf\"")
      }
      return number
    }
  }

  fileprivate var treeNumbers: [Double] {
    get throws(Diagnostic) {
      var numbers: [Double] = []
      for element in try elements { numbers.append(try element.treeNumber) }
      return numbers
    }
  }
}
