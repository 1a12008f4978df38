import RenderTree
import Storyboards

/// Which nodes of two trees differ, by their numbers in the order of each tree's lines.
///
/// If a subtree was added or removed, only its root is marked: if a tree gains a second child with
/// children, after a first child without, `actual` is `[2: .added]` and `golden` is empty.
struct TreeMarks {
  private(set) var golden: [Int: TreeMark] = [:]
  private(set) var actual: [Int: TreeMark] = [:]
  /// The nodes of the tree while it is changed step by step; the root is the first.
  private var nodes: [Node] = []

  private struct Node {
    var children: [Int] = []
    /// The node's number in the golden tree.
    var origin: Int?
    var mark: TreeMark?
  }

  init(from golden: RenderNode, to actual: RenderNode) {
    add(golden)
    for index in nodes.indices { nodes[index].origin = index }
    for change in TreeDifference(from: golden, to: actual, identity: .likely).changes { apply(change) }
    number()
  }

  /// Appends a tree's nodes in the order of its lines.
  private mutating func add(_ tree: RenderNode) {
    var open: [(node: RenderNode, parent: Int?)] = [(tree, nil)]
    while let (node, parent) = open.popLast() {
      if let parent { nodes[parent].children.append(nodes.count) }
      let number = nodes.count
      nodes.append(Node())
      // The next node is popped from the end, so children are pushed in reverse.
      open += node.children.reversed().map { ($0, number) }
    }
  }

  private mutating func apply(_ change: TreeChange) {
    switch change {
    case .changed(let path, let before, let after):
      // If frames are equal, equal lines mean that nothing else differs.
      var moved = before
      moved.place = after.place
      mark(number(at: path), moved.hasSameLine(as: after) ? .shifted : .changed)
    case .hidden(let path, _, let after), .shown(let path, _, let after):
      let number = number(at: path)
      mark(number, .changed)
      let contents = nodes.count
      add(after)
      nodes[number].children = nodes[contents].children
    case .added(let node, let parent, let index):
      let number = nodes.count
      add(node)
      nodes[number].mark = .added
      nodes[self.number(at: parent)].children.insert(number, at: index)
    case .removed(let path, _): mark(remove(path), .removed)
    case .moved(let path, let parent, let index):
      // Both addresses are from before the move, so the parent is found before anything is removed.
      let parent = number(at: parent)
      let number = remove(path)
      nodes[parent].children.insert(number, at: index)
      mark(number, .moved)
    case .swapped(let first, let second):
      let (one, other) = (number(at: first), number(at: second))
      let parent = number(at: first.dropLast())
      nodes[parent].children.swapAt(first[first.count - 1], second[second.count - 1])
      mark(one, .moved)
      mark(other, .moved)
    case .replaced(_, let after):
      golden = [0: .removed]
      nodes = []
      add(after)
      nodes[0].mark = .added
    }
  }

  private func number(at path: TreePath) -> Int {
    path.reduce(0) { nodes[$0].children[$1] }
  }

  /// Removes a node from its parent.
  private mutating func remove(_ path: TreePath) -> Int {
    nodes[number(at: path.dropLast())].children.remove(at: path[path.count - 1])
  }

  /// Marks a node in both trees, if it is in both; a difference takes precedence over a move.
  private mutating func mark(_ number: Int, _ mark: TreeMark) {
    if nodes[number].mark == .added || nodes[number].mark == .changed { return }
    nodes[number].mark = mark
    if let origin = nodes[number].origin { golden[origin] = mark }
  }

  /// Numbers the remaining nodes, in order.
  private mutating func number() {
    var count = 0
    var open = [0]
    while let next = open.popLast() {
      if let mark = nodes[next].mark { actual[count] = mark }
      count += 1
      open += nodes[next].children.reversed()
    }
  }
}
