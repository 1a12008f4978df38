import Diagnostics
import TextFormats
import UTF8Text

/// One part of a node's line after its type; the cases are in the order of the line.
///
///     let node = RenderNode("UISwitch", identifier: "sync", states: ["off"])
///     node.parts.map(\.printed)  // ["#sync", "[off]"]
package enum NodePart: Hashable, Sendable {
  /// `#settings.sync`
  case identifier(String)
  /// `"Sync"`
  case text(String)
  /// `(0 44; 390 44)`
  case frame(RenderFrame)
  /// `[selected]`
  case state(String)
  /// `style=value1`
  case attribute(RenderAttribute)

  /// The part as it is printed.
  package var printed: String { String(writing: write) }

  /// Appends the part as it is printed.
  package func write(to buffer: UTF8Buffer) {
    switch self {
    case .identifier(let identifier): buffer.append(identifier: identifier)
    case .text(let text): buffer.append(quoted: text)
    case .frame(let frame): buffer.append(frame)
    case .state(let state): buffer.append(state: state)
    case .attribute(let attribute): buffer.append(attribute)
    }
  }

  /// The part's rank in the order of a line.
  package var rank: Int {
    switch self {
    case .identifier: 0
    case .text: 1
    case .frame: 2
    case .state: 3
    case .attribute: 4
    }
  }

  /// The kind of the part in words, for diagnostics.
  package var kind: String {
    switch self {
    case .identifier: "an identifier"
    case .text: "a text"
    case .frame: "a frame"
    case .state: "a state"
    case .attribute: "an attribute"
    }
  }
}

extension NodePart {
  /// Whether both parts are printed with the same scalars.
  package static func == (left: NodePart, right: NodePart) -> Bool {
    switch (left, right) {
    case (.identifier(let left), .identifier(let right)), (.text(let left), .text(let right)),
      (.state(let left), .state(let right)):
      left.isIdentical(to: right)
    case (.frame(let left), .frame(let right)): left == right
    case (.attribute(let left), .attribute(let right)): left == right
    default: false
    }
  }
}

extension RenderNode {
  /// The parts of the node's line after its type, in order.
  package var parts: [NodePart] {
    var parts: [NodePart] = []
    if let identifier { parts.append(.identifier(identifier)) }
    if let text { parts.append(.text(text)) }
    if let frame { parts.append(.frame(frame)) }
    return parts + states.map(NodePart.state) + attributes.map(NodePart.attribute)
  }

  /// Creates a node without children from the parts of its line; the last of several identifiers,
  /// texts or frames is used.
  package init(_ type: String, parts: [NodePart]) {
    self.init(type)
    for part in parts { add(part) }
  }

  /// Sets the part, or appends it if it is a state or an attribute.
  mutating func add(_ part: NodePart) {
    switch part {
    case .identifier(let identifier): self.identifier = identifier
    case .text(let text): self.text = text
    case .frame(let frame): self.frame = frame
    case .state(let state): states.append(state)
    case .attribute(let attribute): attributes.append(attribute)
    }
  }
}

extension SourceScanner {
  /// Reads a node's type: bare, with `<` and `>` if it is generic, or in quotes.
  package mutating func scanType() throws(Diagnostic) -> String {
    try scanBareOrQuoted(as: .type, expected: "a type, as UILabel")
  }

  /// Reads one part of a node's line as ``NodePart/printed`` writes it.
  package mutating func scanPart() throws(Diagnostic) -> NodePart {
    switch next {
    case "#": return .identifier(try scanIdentifier())
    case "(": return .frame(try scanFrame())
    case "[": return .state(try scanState())
    case "\"":
      let string = try scanQuoted()
      // Before an equals sign, a name that is not a plain word is in quotes.
      return skip("=") ? .attribute(RenderAttribute(string, try scanValue())) : .text(string)
    default:
      let name = try scanBareOrQuoted(
        expected: "#identifier, \"text\", (x y; width height), [state] or name=value")
      guard skip("=") else { throw unexpected(expected: "'=' and the value of '\(name)'") }
      return .attribute(RenderAttribute(name, try scanValue()))
    }
  }

  private mutating func scanIdentifier() throws(Diagnostic) -> String {
    advance()
    return try scanBareOrQuoted(as: .identifier, expected: "an identifier, as #settings.sync")
  }

  private mutating func scanState() throws(Diagnostic) -> String {
    advance()
    let state = try scanBareOrQuoted(expected: "a state, as [selected]")
    guard skip("]") else { throw unexpected(expected: "']' after the state") }
    return state
  }

  private mutating func scanFrame() throws(Diagnostic) -> RenderFrame {
    advance()
    let x = try scanNumber(followedBy: " ")
    let y = try scanNumber(followedBy: "; ")
    let width = try scanNumber(followedBy: " ")
    let height = try scanNumber(followedBy: ")")
    return RenderFrame(x: x, y: y, width: width, height: height)
  }

  private mutating func scanValue() throws(Diagnostic) -> RenderValue {
    switch next {
    case "\"": return .string(try scanQuoted())
    case "(": return .numbers(try scanNumbers())
    case let next? where next.isWordStart: return try scanWord()
    default: return .number(try scanNumber())
    }
  }

  private mutating func scanWord() throws(Diagnostic) -> RenderValue {
    if skip("word(") {
      let word = try scanQuoted()
      guard skip(")") else { throw unexpected(expected: "')' after the word") }
      return .word(word)
    }
    let word = take { $0.isWordPart() }
    return word.isNumberWord ? .number(word == "nan" ? .nan : .infinity) : .word(word)
  }

  private mutating func scanNumbers() throws(Diagnostic) -> [Double] {
    advance()
    var numbers: [Double] = []
    while !skip(")") {
      if !numbers.isEmpty, !skip(" ") { throw unexpected(expected: "' ' or ')'") }
      numbers.append(try scanNumber())
    }
    return numbers
  }

  private mutating func scanNumber(followedBy end: String) throws(Diagnostic) -> Double {
    let number = try scanNumber()
    guard skip(end) else { throw unexpected(expected: "'\(end)'") }
    return number
  }

  private mutating func scanNumber() throws(Diagnostic) -> Double {
    let start = self
    guard let number = Double(decimalText: take { $0.isWordPart() }) else {
      throw start.unexpected(expected: "a number, as 6.5, nan, inf or -inf")
    }
    return number
  }
}
