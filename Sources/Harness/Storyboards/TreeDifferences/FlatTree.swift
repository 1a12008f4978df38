import RenderTree

/// A tree as a list of its nodes, each before its children: a node is a number, and a subtree a range.
package struct FlatTree {
  package private(set) var nodes: [RenderNode] = []
  /// Each node's parent; the root has none.
  package private(set) var parents: [Int?] = []
  package private(set) var children: [[Int]] = []
  /// Each node's index among its siblings.
  package private(set) var siblingIndices: [Int] = []
  /// The number behind the last of each node's descendants.
  package private(set) var ends: [Int] = []

  package init(_ root: RenderNode) {
    var open: [(node: RenderNode, parent: Int?)] = [(root, nil)]
    while let (node, parent) = open.popLast() {
      let number = nodes.count
      siblingIndices.append(parent.map { children[$0].count } ?? 0)
      if let parent { children[parent].append(number) }
      nodes.append(node)
      parents.append(parent)
      children.append([])
      for child in node.children.reversed() { open.append((child, number)) }
    }
    ends = nodes.indices.map { $0 + 1 }
    // From the last node to the first, so that each has its own end before it is passed on to its
    // parent.
    for number in nodes.indices.reversed() {
      if let parent = parents[number] { ends[parent] = max(ends[parent], ends[number]) }
    }
  }

  /// The node and its descendants.
  package func subtree(of number: Int) -> Range<Int> {
    number..<ends[number]
  }

  /// Gives a node another type, so that it can be matched with one of that type.
  ///
  /// Only the node itself is changed, not its copies in the `children` of nodes above it.
  package mutating func setType(_ type: String, of number: Int) {
    nodes[number].type = type
  }

  /// For each node whether `isMarked` holds for it or for one of its descendants.
  func marks(where isMarked: (Int) -> Bool) -> [Bool] {
    var marks = nodes.indices.map(isMarked)
    // Descendants have greater numbers, so each mark has come up before its parent is looked at.
    for number in nodes.indices.reversed() where marks[number] {
      if let parent = parents[number] { marks[parent] = true }
    }
    return marks
  }

  /// The node with its descendants, without those that `isLeftOut`, and all that is below these.
  func node(_ root: Int, without isLeftOut: (Int) -> Bool) -> RenderNode {
    var kept: [Int] = []
    var number = root
    while number < ends[root] {
      let leaves = number != root && isLeftOut(number)
      if !leaves { kept.append(number) }
      number = leaves ? ends[number] : number + 1
    }
    guard kept.count < subtree(of: root).count else { return nodes[root] }
    var children: [Int: [RenderNode]] = [:]
    // Last children come first, so each list is turned around when its parent takes it.
    for number in kept.reversed() where number != root {
      var node = nodes[number]
      node.children = (children.removeValue(forKey: number) ?? []).reversed()
      if let parent = parents[number] { children[parent, default: []].append(node) }
    }
    var node = nodes[root]
    node.children = (children[root] ?? []).reversed()
    return node
  }
}

/// Gives equal subtrees the same number: comparing two of them is then comparing two numbers.
struct SubtreeNumbering {
  private var lines: Numbering<Line>
  private var parents = Numbering<Parent>()

  /// - Parameter capacity: How many different subtrees are expected.
  init(capacity: Int) {
    lines = Numbering(capacity: capacity)
  }

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

  /// The numbers of a node's line and of its children's subtrees.
  private struct Parent: Hashable {
    let line: Int
    let children: [Int]
  }

  /// A number for each node of `tree`; two nodes have one number exactly where their subtrees are equal.
  mutating func numbers(of tree: FlatTree) -> [Int] {
    var numbers = [Int](repeating: 0, count: tree.nodes.count)
    // Children come before their parents here, so a subtree is its line and the numbers of its
    // children.
    for index in tree.nodes.indices.reversed() {
      let line = lines.number(of: Line(node: tree.nodes[index]))
      let children = tree.children[index].map { numbers[$0] }
      // Nodes without children have even numbers, and parents have odd ones.
      numbers[index] =
        children.isEmpty ? 2 * line : 2 * parents.number(of: Parent(line: line, children: children)) + 1
    }
    return numbers
  }
}
