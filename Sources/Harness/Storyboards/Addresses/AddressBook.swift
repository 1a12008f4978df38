import RenderTree
import UTF8Text

/// The addresses of all nodes of one tree, kept up to date while the tree changes.
///
/// A change costs only what it touches and the ancestors above it, never the whole tree.
struct AddressBook: Sendable {
  /// A node by its number, which it keeps when it moves; the root is 0. Removed nodes are no longer linked.
  var entries: [Entry] = []
  /// The nodes that a selector fits.
  var fittingNodes: [NodeSelector: Set<Int>] = [:]

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
    let all = fittingNodes[selector, default: []]
    return nodes(inside: ancestor).lazy.filter { all.contains($0) }
  }
}

extension AddressBook {
  /// Follows a change that fits the tree.
  mutating func apply(_ change: TreeChange) {
    switch change {
    case .changed(let path, _, let after):
      let number = number(at: path)
      entries[number].node = after
      refreshUpwards(from: number)
    case .added(let node, let parent, let index):
      let parent = number(at: parent)
      attach(insert(node), to: parent, at: index)
    case .removed(let path, _):
      let number = number(at: path)
      detach(number)
      forget(number)
    case .moved(let path, let parent, let index):
      let (number, parent) = (number(at: path), number(at: parent))
      detach(number)
      attach(number, to: parent, at: index)
    case .replaced(_, let after): self = AddressBook(after)
    }
  }

  /// Numbers the nodes of a tree, which has no parent yet, and returns the number of its root.
  mutating func insert(_ tree: RenderNode) -> Int {
    let root = entries.count
    var open: [(node: RenderNode, parent: Int?)] = [(tree, nil)]
    while let (node, parent) = open.popLast() {
      let number = entries.count
      if let parent { entries[parent].children.append(number) }
      entries.append(Entry(node: node.withoutChildren, parent: parent))
      open += node.children.reversed().map { ($0, number) }
    }
    for number in (root..<entries.count).reversed() { _ = refresh(number) }
    return root
  }

  private mutating func attach(_ number: Int, to parent: Int, at index: Int) {
    entries[number].parent = parent
    entries[parent].children.insert(number, at: index)
    refreshUpwards(from: parent)
  }

  private mutating func detach(_ number: Int) {
    guard let parent = entries[number].parent else { return }
    entries[number].parent = nil
    entries[parent].children.removeAll { $0 == number }
    refreshUpwards(from: parent)
  }

  /// Makes no selector fit the node and its descendants any more.
  private mutating func forget(_ number: Int) {
    setSelectors([], of: number)
    for descendant in Array(nodes(inside: number)) { setSelectors([], of: descendant) }
  }
}

extension AddressBook {
  /// Refreshes the node, and its ancestors as far as their selectors may change with it.
  private mutating func refreshUpwards(from number: Int) {
    var next: Int? = number
    while let number = next, refresh(number) { next = entries[number].parent }
  }

  /// Updates the selectors of a node, and returns whether its first text changed.
  private mutating func refresh(_ number: Int) -> Bool {
    let entry = entries[number]
    let textBelow = firstText(below: number)
    setSelectors(NodeSelector.all(for: entry.node, textBelow: textBelow), of: number)
    let firstText = entry.node.text ?? textBelow
    entries[number].firstText = firstText
    guard let firstText, let old = entry.firstText else { return firstText != entry.firstText }
    return !firstText.isIdentical(to: old)
  }

  private func firstText(below number: Int) -> String? {
    entries[number].children.lazy.compactMap { entries[$0].firstText }.first
  }

  private mutating func setSelectors(_ selectors: [NodeSelector], of number: Int) {
    for selector in entries[number].selectors {
      fittingNodes[selector]?.remove(number)
      if fittingNodes[selector]?.isEmpty == true { fittingNodes[selector] = nil }
    }
    for selector in selectors { fittingNodes[selector, default: []].insert(number) }
    entries[number].selectors = selectors
  }
}
