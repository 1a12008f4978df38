import RenderTree

/// Gives equal subtrees one number, so that comparing two of them costs nothing.
struct SubtreeNumbering {
  private var lines: [Line: Int] = [:]
  private var subtrees: [[Int]: Int] = [:]

  /// What a node says of itself, without its children.
  private struct Line: Hashable {
    let node: RenderNode

    static func == (left: Line, right: Line) -> Bool { left.node.hasSameLine(as: right.node) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(node.type)
      hasher.combine(node.identifier)
      hasher.combine(node.text)
      hasher.combine(node.frame)
      hasher.combine(node.states)
      hasher.combine(node.attributes)
    }
  }

  /// A number for each node of `tree`; two nodes have one number exactly where their subtrees are equal.
  mutating func numbers(of tree: FlatTree) -> [Int] {
    var numbers = tree.nodes.map { _ in 0 }
    for index in tree.nodes.indices.reversed() {
      let line = Self.number(of: Line(node: tree.nodes[index].withoutChildren), in: &lines)
      numbers[index] = Self.number(of: [line] + tree.children[index].map { numbers[$0] }, in: &subtrees)
    }
    return numbers
  }

  private static func number<Key: Hashable>(of key: Key, in known: inout [Key: Int]) -> Int {
    let next = known.count
    let number = known[key, default: next]
    if number == next { known[key] = next }
    return number
  }
}
