import RenderTree

/// The node of a screen that a text names, to mark it on its picture.
///
/// A node is named by its type and its identifier, or else by its type and the first text in it: a text that begins with
/// `UIButton #save`, or with `UIButton "Save"`, names the first such node. A text that is a node's whole line names that
/// node.
///
///     ElementMark(of: ["UILabel #total after a turn and back"], on: screen).number  // 7
struct ElementMark {
  /// The number of the node in the order of the tree's lines; `nil` if no text names a node.
  let number: Int?
  /// The node's name for people; `nil` without a node.
  let name: String?

  /// - Parameters:
  ///   - texts: What may name a node, the best first; only the first one that does counts.
  ///   - screen: The tree.
  init(of texts: [String], on screen: RenderNode) {
    let nodes = Self.nodes(of: screen)
    let names = nodes.map(\.namesOfElement)
    number = texts.lazy.compactMap { Self.number(of: $0, nodes, names) }.first
    name = number.map { nodes[$0].shortName }
  }

  /// The nodes in the order of the tree's lines.
  private static func nodes(of screen: RenderNode) -> [RenderNode] {
    var nodes: [RenderNode] = []
    var open = [screen]
    while let node = open.popLast() {
      nodes.append(node)
      open += node.children.reversed()
    }
    return nodes
  }

  private static func number(of text: String, _ nodes: [RenderNode], _ names: [[String]]) -> Int? {
    if let index = nodes.firstIndex(where: { $0.line == text }) { return index }
    let found = names.indices.compactMap { index in
      names[index].filter { text.isAbout($0) }.map(\.count).max().map { (index: index, length: $0) }
    }
    // The longest name says most; the type alone says nothing.
    return found.max { ($0.length, $1.index) < ($1.length, $0.index) }?.index
  }
}

extension String {
  /// Whether the text begins with a name that ends there.
  fileprivate func isAbout(_ name: String) -> Bool {
    guard hasPrefix(name) else { return false }
    return count == name.count || self[index(startIndex, offsetBy: name.count)] == " "
  }
}

extension RenderNode {
  /// The names by which a text may mean the node.
  fileprivate var namesOfElement: [String] {
    let text = firstText
    let texts = [
      text, text.map { String($0.prefix(40)) }, text.map { "\($0.prefix(40))…" }, word("placeholder"),
      word("label"),
    ].compactMap { $0 }
    let named = texts.map { RenderNode(type, text: $0).line }
    return named + (identifier == nil ? [] : [RenderNode(type, identifier: identifier).line])
  }

  /// The node's type, and its identifier or else the first text in it.
  fileprivate var shortName: String {
    let text = identifier == nil ? firstText ?? word("placeholder") : nil
    return RenderNode(type, identifier: identifier, text: text.map { String($0.prefix(40)) }).line
  }

  /// The first text of the node or of what is in it.
  private var firstText: String? {
    if let text, !text.isEmpty { return text }
    return children.lazy.compactMap(\.firstText).first
  }
}
