import RenderTree

/// The addresses of all nodes of one tree, kept up to date while the tree changes.
///
/// A change costs only what it touches and the ancestors above it, never the whole tree.
struct AddressBook: Sendable {
  /// A node by its number, which it keeps when it moves; the root is 0. Nodes that left are no longer linked.
  var entries: [Entry] = []
  /// The nodes that a selector fits.
  var places: [NodeSelector: Set<Int>] = [:]

  struct Entry: Sendable {
    /// The node, without its children.
    var node: RenderNode
    var parent: Int?
    var children: [Int] = []
    var selectors: [NodeSelector] = []
    /// The first text of the node and its descendants, in the order of the tree.
    var firstText: String?
  }

  init(_ tree: RenderNode) {
    _ = insert(tree)
  }
}

extension AddressBook {
  /// The number of the node at `path`, which the tree must have.
  func number(at path: TreePath) -> Int {
    path.reduce(0) { parent, index in entries[parent].children[index] }
  }

  /// The path of a node.
  func path(of number: Int) -> TreePath {
    let lineage = Array(lineage(of: number))
    let indices = zip(lineage, lineage.dropFirst()).map { entries[$1].children.firstIndex(of: $0) }
    return indices.compactMap(\.self).reversed()
  }

  /// A node and those above it, the nearest first.
  func lineage(of number: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: number) { entries[$0].parent }
  }

  /// The nodes below `ancestor`, or all nodes, in the order of the tree.
  func nodes(inside ancestor: Int?) -> UnfoldSequence<Int, [Int]> {
    sequence(state: ancestor.map { entries[$0].children.reversed() } ?? [0]) { open in
      guard let next = open.popLast() else { return nil }
      open += entries[next].children.reversed()
      return next
    }
  }

  /// The nodes that `selector` fits among those below `ancestor`, or among all, in the order of the tree.
  func fitting(
    _ selector: NodeSelector, inside ancestor: Int?
  ) -> LazyFilterSequence<UnfoldSequence<Int, [Int]>> {
    let all = places[selector, default: []]
    return nodes(inside: ancestor).lazy.filter { all.contains($0) }
  }
}
