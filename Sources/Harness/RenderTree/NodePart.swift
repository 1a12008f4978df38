import TextFormats

/// One part of a node's line behind its type; the cases are in the order of the line.
public enum NodePart: Hashable, Sendable {
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
  public var printed: String { String(writing: write) }

  /// Appends the part as it is printed.
  public func write(to buffer: UTF8Buffer) {
    switch self {
    case .identifier(let identifier): buffer.append(identifier: identifier)
    case .text(let text): buffer.append(quoted: text)
    case .frame(let frame): buffer.append(frame)
    case .state(let state): buffer.append(state: state)
    case .attribute(let attribute): buffer.append(attribute)
    }
  }

  /// The part's place in the order of a line.
  public var rank: Int {
    switch self {
    case .identifier: 0
    case .text: 1
    case .frame: 2
    case .state: 3
    case .attribute: 4
    }
  }

  /// What the part is, in words for a diagnostic.
  public var kind: String {
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
  /// Whether both parts are printed alike, scalar by scalar.
  public static func == (left: NodePart, right: NodePart) -> Bool {
    left.printed.isIdentical(to: right.printed)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(printed)
  }
}

extension RenderNode {
  /// What stands on the node's line behind its type, in that order.
  public var parts: [NodePart] {
    var parts: [NodePart] = []
    if let identifier { parts.append(.identifier(identifier)) }
    if let text { parts.append(.text(text)) }
    if let frame { parts.append(.frame(frame)) }
    return parts + states.map(NodePart.state) + attributes.map(NodePart.attribute)
  }

  /// Makes a node without children of the parts of its line; of several identifiers, texts, frames the last counts.
  public init(_ type: String, parts: [NodePart]) {
    self.init(type)
    for part in parts { add(part) }
  }

  /// Sets the part, or appends it where it is a state or an attribute.
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
