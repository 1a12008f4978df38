import RenderTree
import UTF8Text

/// A tree that changes, with the addresses of all its nodes.
///
/// A change costs what it touches, the ancestors above it, and the logarithm of the number of its
/// siblings and of the nodes that are alike; never the whole tree.
struct AddressBook: Sendable {
  /// A node by its number, which it keeps when it moves; the root is 0. Removed nodes are no longer linked.
  var entries: [Entry] = []
  /// The nodes that a selector fits.
  private(set) var fittingNodes = FittingNodes()
  /// The same in the order of the tree, for those selectors of which that was needed.
  var orders: [Int: RankedList] = [:]

  struct Entry: Sendable {
    /// The node as it came, with its former children.
    var node: RenderNode
    var parent: Int?
    /// The numbers of the children; those that have a text, or a text below them, are marked.
    var children = RankedList()
    /// The numbers of the selectors that fit the node, the most descriptive one first.
    var selectors: [Int] = []
    /// The first text below the node, in the order of the tree.
    var textBelow: String?
    /// Whether the node or one below it is no longer as it came.
    var isTouched = false

    /// A selector by its index in ``selectors``, as this node spells it: others may compose its
    /// letters otherwise.
    func selector(at index: Int) -> NodeSelector { NodeSelector.all(for: node, textBelow: textBelow)[index] }

    /// The first text of the node and its descendants.
    var firstText: String? { node.text ?? textBelow }
  }

  init(_ tree: RenderNode) {
    _ = insert(tree)
  }
}

extension AddressBook {
  /// The number of the node at `path`; `nil` where the tree has none there.
  func number(at path: TreePath) -> Int? {
    var number = 0
    for index in path {
      guard (0..<entries[number].children.count).contains(index) else { return nil }
      number = entries[number].children[index]
    }
    return number
  }

  /// The path of a node.
  func path(of number: Int) -> TreePath {
    var path: TreePath = []
    var next = number
    while let parent = entries[next].parent {
      path.append(entries[parent].children.index(of: next) ?? 0)
      next = parent
    }
    path.reverse()
    return path
  }

  /// Whether a node is below another one, or is that one.
  func isInside(_ number: Int, _ ancestor: Int) -> Bool {
    var next: Int? = number
    while let number = next {
      if number == ancestor { return true }
      next = entries[number].parent
    }
    return false
  }

  /// The nodes below `ancestor`, or all nodes, in the order of the tree.
  func nodes(inside ancestor: Int?) -> UnfoldSequence<Int, [Int]> {
    // Popped from the end, so children are pushed in reverse. Calls are not nested: trees may be
    // deep.
    sequence(state: ancestor.map { entries[$0].children.members.reversed() } ?? [0]) { open in
      guard let next = open.popLast() else { return nil }
      open += entries[next].children.members.reversed()
      return next
    }
  }

  /// The node with its descendants as they are now. What was not touched is not made again.
  func tree(of root: Int = 0) -> RenderNode {
    var (numbers, open) = ([Int](), [root])
    while let next = open.popLast() {
      numbers.append(next)
      if entries[next].isTouched { open += entries[next].children.members.reversed() }
    }
    // The last of the made nodes are the children of the next one, in reverse.
    var made: [RenderNode] = []
    for number in numbers.reversed() {
      var node = entries[number].node
      if entries[number].isTouched {
        let count = entries[number].children.count
        node.children = made.suffix(count).reversed()
        made.removeLast(count)
      }
      made.append(node)
    }
    return made[0]
  }
}

extension AddressBook {
  /// Follows a change; returns `false`, and does nothing, where the tree has no such node or index.
  mutating func apply(_ change: TreeChange) -> Bool {
    switch change {
    case .changed(let path, _, let after):
      guard let number = number(at: path) else { return false }
      touch(number)
      entries[number].node = after
      refresh(number)
      return true
    case .added(let node, let parent, let index):
      guard let parent = number(at: parent), (0...entries[parent].children.count).contains(index) else {
        return false
      }
      attach(insert(node), to: parent, at: index)
      return true
    case .removed(let path, _): return remove(path)
    case .moved(let path, let parent, let index): return move(path, to: parent, at: index)
    case .replaced(_, let after):
      self = AddressBook(after)
      return true
    }
  }

  private mutating func remove(_ path: TreePath) -> Bool {
    guard !path.isEmpty, let number = number(at: path) else { return false }
    detach(number)
    for removed in [number] + nodes(inside: number) { removeSelectors(of: removed) }
    return true
  }

  private mutating func move(_ path: TreePath, to parent: TreePath, at index: Int) -> Bool {
    // A node moved into itself would leave the tree in a circle.
    guard !path.isEmpty, let number = number(at: path), let parent = self.number(at: parent),
      !isInside(parent, number)
    else { return false }
    // The index is counted without the node, which may be a child of that parent already.
    let count = entries[parent].children.count - (entries[number].parent == parent ? 1 : 0)
    guard (0...count).contains(index) else { return false }
    detach(number)
    attach(number, to: parent, at: index)
    return true
  }
}

extension AddressBook {
  /// Numbers the nodes of a tree, which has no parent yet, and returns the number of its root.
  private mutating func insert(_ tree: RenderNode) -> Int {
    let root = entries.count
    var open: [(node: RenderNode, parent: Int?)] = [(tree, nil)]
    var children: [[Int]] = []
    while let (node, parent) = open.popLast() {
      let number = entries.count
      if let parent { children[parent - root].append(number) }
      entries.append(Entry(node: node, parent: parent))
      children.append([])
      open += node.children.reversed().map { ($0, number) }
    }
    // Most nodes have a selector that fits no other one. Later trees are few nodes, for which reserving
    // would copy everything each time.
    if root == 0 { fittingNodes.reserveCapacity(entries.count) }
    // Children have greater numbers than their parent, so their texts are known when it is reached.
    for number in (root..<entries.count).reversed() {
      entries[number].children = RankedList(children[number - root])
      for child in children[number - root] where entries[child].firstText != nil {
        entries[number].children.mark(child, true)
      }
      entries[number].textBelow = firstTextBelow(number)
      setSelectors(of: number)
    }
    return root
  }

  private mutating func attach(_ number: Int, to parent: Int, at index: Int) {
    touch(parent)
    entries[number].parent = parent
    entries[parent].children.insert(number, at: index, isMarked: entries[number].firstText != nil)
    if !orders.isEmpty {
      for attached in [number] + nodes(inside: number) { enterOrders(attached) }
    }
    refreshTextBelow(parent)
  }

  private mutating func detach(_ number: Int) {
    guard let parent = entries[number].parent else { return }
    if !orders.isEmpty {
      for detached in [number] + nodes(inside: number) { leaveOrders(detached) }
    }
    touch(parent)
    entries[number].parent = nil
    entries[parent].children.remove(number)
    refreshTextBelow(parent)
  }

  /// Notes that the node is no longer as it came, and none above it.
  private mutating func touch(_ number: Int) {
    var next: Int? = number
    // Where a node is touched, all above it are.
    while let number = next, !entries[number].isTouched {
      entries[number].isTouched = true
      next = entries[number].parent
    }
  }
}

extension AddressBook {
  /// Updates the selectors of a node that has another line, or another text below it, and of those
  /// above it that show its text.
  private mutating func refresh(_ number: Int) {
    // Orders are searched by the selectors of the node, so it leaves them before it has others.
    leaveOrders(number)
    setSelectors(of: number)
    enterOrders(number)
    guard let parent = entries[number].parent else { return }
    entries[parent].children.mark(number, entries[number].firstText != nil)
    refreshTextBelow(parent)
  }

  private mutating func refreshTextBelow(_ number: Int) {
    let text = firstTextBelow(number)
    // An equal text ends the way up: nothing above can have changed by it.
    switch (text, entries[number].textBelow) {
    case (nil, nil): return
    case (let text?, let former?) where text.isIdentical(to: former): return
    default:
      entries[number].textBelow = text
      refresh(number)
    }
  }

  private func firstTextBelow(_ number: Int) -> String? {
    entries[number].children.firstMarked.flatMap { entries[$0].firstText }
  }

  private mutating func setSelectors(of number: Int) {
    removeSelectors(of: number)
    let selectors = NodeSelector.all(for: entries[number].node, textBelow: entries[number].textBelow)
    entries[number].selectors = selectors.map { fittingNodes.number(of: $0) }
    for selector in entries[number].selectors { fittingNodes.insert(number, for: selector) }
  }

  private mutating func removeSelectors(of number: Int) {
    for selector in entries[number].selectors { fittingNodes.remove(number, for: selector) }
    entries[number].selectors = []
  }
}
