import RenderTree
import TextFormats

/// What tells a node from its siblings.
struct Sibling {
  let node: RenderNode
  /// What the node and the first of its descendants say, or `nil` where they say nothing.
  let content: String?

  init(_ node: RenderNode) {
    self.node = node
    var words: [String] = []
    var open = [node]
    for _ in 0..<24 {
      guard let next = open.popLast() else { break }
      words += [next.identifier.map { "#\($0)" }, next.text].compactMap(\.self)
      open += next.children.prefix(24).reversed()
    }
    content = words.isEmpty ? nil : words.joined(separator: "\n")
  }

  var identifier: String? { node.identifier }

  /// Whether both nodes have the same line and say the same; their descendants may yet differ.
  func looksLike(_ other: Sibling) -> Bool {
    node.hasSameLine(as: other.node) && content == other.content
  }

  /// How sure it is that both are one node; 0 where their types differ.
  func likeness(to other: Sibling) -> Int {
    guard node.type.isIdentical(to: other.node.type) else { return 0 }
    var score = 1
    if identifier == other.identifier { score += identifier == nil ? 1 : 16 }
    if content == other.content { score += content == nil ? 1 : 8 }
    if node.text == other.node.text { score += 2 }
    if node.frame == other.node.frame { score += 2 }
    if node.children.count == other.node.children.count { score += 1 }
    return score
  }
}
