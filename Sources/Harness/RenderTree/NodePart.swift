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
  case place(RenderPlace)
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
    case .place(let place): buffer.append(place)
    case .state(let state): buffer.append(state: state)
    case .attribute(let attribute): buffer.append(attribute)
    }
  }

  /// The part's rank in the order of a line.
  package var rank: Int {
    switch self {
    case .identifier: 0
    case .text: 1
    case .place: 2
    case .state: 3
    case .attribute: 4
    }
  }

  /// The kind of the part in words, for diagnostics.
  package var kind: String {
    switch self {
    case .identifier: "an identifier"
    case .text: "a text"
    case .place: "a place"
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
    case (.place(let left), .place(let right)): left == right
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
    if let place { parts.append(.place(place)) }
    return parts + states.map(NodePart.state) + attributes.map(NodePart.attribute)
  }

  /// Creates a node without children from the parts of its line; the last of several identifiers,
  /// texts or places is used.
  package init(_ type: String, parts: [NodePart]) {
    self.init(type)
    for part in parts { add(part) }
  }

  /// Sets the part, or appends it if it is a state or an attribute.
  package mutating func add(_ part: NodePart) {
    switch part {
    case .identifier(let identifier): self.identifier = identifier
    case .text(let text): self.text = text
    case .place(let place): self.place = place
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
    case "(": return .place(try scanPlace())
    case "[": return .state(try scanState())
    case "\"":
      let string = try scanQuoted()
      // Before an equals sign, a name that is not a plain word is in quotes.
      return skip("=") ? .attribute(RenderAttribute(string, try scanAttributeValue())) : .text(string)
    default:
      let name = try scanBareOrQuoted(
        expected: "#identifier, \"text\", (x y; width height), [state] or name=value")
      guard skip("=") else { throw unexpected(expected: "'=' and the value of '\(name)'") }
      return .attribute(RenderAttribute(name, try scanAttributeValue()))
    }
  }

  /// Reads an attribute's name, bare or in quotes.
  package mutating func scanAttributeName() throws(Diagnostic) -> String {
    try scanBareOrQuoted(expected: "the name of an attribute")
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

  private mutating func scanPlace() throws(Diagnostic) -> RenderPlace {
    advance()
    if skip("fill)") { return .fill }
    for reason in RenderFold.Reason.allCases where skip("\(reason.rawValue); ") {
      return .folded(try scanFold(reason))
    }
    return .frame(try scanFrame())
  }

  /// Reads `4 nodes cc1e0e6f)`.
  private mutating func scanFold(_ reason: RenderFold.Reason) throws(Diagnostic) -> RenderFold {
    let start = self
    guard let count = Int(take { ("0"..."9").contains($0) }), count > 0,
      skip(count == 1 ? " node " : " nodes ")
    else { throw start.unexpected(expected: "the number of nodes, as '1 node' or '4 nodes'") }
    let beforeDigest = self
    let digits = take { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
    guard digits.utf8.count == 8, let digest = UInt32(digits, radix: 16), skip(")") else {
      throw beforeDigest.unexpected(expected: "a digest of eight digits from 0 to f, and ')'")
    }
    return RenderFold(reason, count: count, digest: digest)
  }

  private mutating func scanFrame() throws(Diagnostic) -> RenderFrame {
    let x = try scanNumber(followedBy: " ")
    let y = try scanNumber(followedBy: "; ")
    let width = try scanNumber(followedBy: " ")
    let height = try scanNumber(followedBy: ")")
    return RenderFrame(x: x, y: y, width: width, height: height)
  }

  /// Reads an attribute's value as ``RenderValue/text`` writes it.
  package mutating func scanAttributeValue() throws(Diagnostic) -> RenderValue {
    switch next {
    case "\"": return .string(try scanQuoted())
    case "(": return .numbers(try scanNumbers())
    case "#": return .color(try scanColor(), name: nil)
    case let next? where next.isWordStart: return try scanWord()
    default: return .number(try scanNumber())
    }
  }

  private mutating func scanWord() throws(Diagnostic) -> RenderValue {
    if skip("word(") {
      // A color may have the name `word`, too.
      if next == "#" { return try scanColor(of: "word") }
      let word = try scanQuoted()
      guard skip(")") else { throw unexpected(expected: "')' after the word") }
      return skip("(") ? try scanColor(of: word) : .word(word)
    }
    let word = take { $0.isWordPart() }
    if stands("(#"), skip("(") { return try scanColor(of: word) }
    if word.isNumberWord { return .number(word == "nan" ? .nan : .infinity) }
    return .word(try scanDetail(of: word))
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
