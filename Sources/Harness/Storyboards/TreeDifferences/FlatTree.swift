import RenderTree

/// A tree as a list of its nodes, each before its children: a node is a number, and a subtree a range.
///
///     // A
///     //   B
///     //     C
///     //   D
///     let flat = FlatTree(tree)
///     flat.children[0]  // [1, 3]
///     flat.subtree(of: 1)  // 1..<3: B and C
///     flat.siblingIndices[3]  // 1
package struct FlatTree {
  package private(set) var nodes: [RenderNode] = []
  /// Each node's parent; `nil` for the root.
  package private(set) var parents: [Int?] = []
  package private(set) var children: [[Int]] = []
  /// Each node's index among its siblings.
  package private(set) var siblingIndices: [Int] = []
  /// The number after the last of each node's descendants.
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
    // From the last node to the first, so that each end is known before the parent's is computed.
    for number in nodes.indices.reversed() {
      if let parent = parents[number] { ends[parent] = max(ends[parent], ends[number]) }
    }
  }

  /// Returns the number of the node at a path; `nil` if there is no such node.
  func number(at path: TreePath) -> Int? {
    var number = 0
    for index in path {
      guard children[number].indices.contains(index) else { return nil }
      number = children[number][index]
    }
    return number
  }

  /// Returns the numbers of the node and its descendants.
  package func subtree(of number: Int) -> Range<Int> {
    number..<ends[number]
  }

  /// Changes the type of a node, so that it can be matched with a node of that type.
  ///
  /// Only the node itself is changed, not its copies in the `children` of its ancestors.
  package mutating func setType(_ type: String, of number: Int) {
    nodes[number].type = type
  }

  /// Returns for each node whether `isMarked` holds for it or for one of its descendants.
  func marks(where isMarked: (Int) -> Bool) -> [Bool] {
    var marks = nodes.indices.map(isMarked)
    // Descendants have greater numbers, so they are complete before their ancestors are visited.
    for number in nodes.indices.reversed() where marks[number] {
      if let parent = parents[number] { marks[parent] = true }
    }
    return marks
  }

  /// Returns the node with its descendants, without those for which `isLeftOut` holds, and their own.
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
    // The last children come first, so each list is reversed when its parent takes it.
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

/// Numbers subtrees so that equal ones have the same number: two are then compared as numbers.
///
///     // A
///     //   B "x"
///     //   C
///     //     B "x"
///     var numbering = SubtreeNumbering(capacity: 4)
///     let numbers = numbering.numbers(of: FlatTree(tree))
///     numbers[1] == numbers[3]  // true
struct SubtreeNumbering {
  private var lines: Numbering<Line>
  private var parents = Numbering<Parent>()

  /// - Parameter capacity: The expected number of different subtrees.
  init(capacity: Int) {
    lines = Numbering(capacity: capacity)
  }

  /// A node without its children.
  private struct Line: Hashable {
    let node: RenderNode

    static func == (left: Line, right: Line) -> Bool { left.node.hasSameLine(as: right.node) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(node.type)
      hasher.combine(node.identifier)
      hasher.combine(node.text)
      hasher.combine(node.place)
      hasher.combine(node.states)
      hasher.combine(node.attributes)
    }
  }

  /// The number of a node's line, and those of its children's subtrees.
  private struct Parent: Hashable {
    let line: Int
    let children: [Int]
  }

  /// Returns a number for each node of `tree`; two nodes have the same one exactly if their subtrees are
  /// equal, also in trees that were numbered before.
  mutating func numbers(of tree: FlatTree) -> [Int] {
    var numbers = [Int](repeating: 0, count: tree.nodes.count)
    // Children are visited before their parents, so a subtree is a line and the children's numbers.
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
