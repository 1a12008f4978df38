import RenderTree
import UTF8Text

/// A tree that changes, with the addresses of all its nodes.
///
///     // A
///     //   B
///     //   B k=v
///     var book = AddressBook(tree)
///     book.address(of: [0]).printed  // B 1
///     book.apply(.removed([1], node: tree.children[1]))  // true
///     book.address(of: [0]).printed  // B
///
/// The cost of a change grows with the nodes that it touches, their ancestors, and the logarithm of
/// the number of siblings and of nodes that one selector fits; it never visits the whole tree.
struct AddressBook: Sendable {
  /// The nodes by their numbers, which they keep when they move; the root is 0. Removed nodes are
  /// no longer linked.
  var entries: [Entry] = []
  /// The nodes that each selector fits, in any order.
  private(set) var fittingNodes = FittingNodes()
  /// The same nodes in the order of the tree, for selectors for which that was requested.
  var orders: [Int: RankedList] = [:]
  /// The node that was found last, until the next change: a change is read, spelled and applied at one path.
  private var lastFound: (path: TreePath, number: Int)?

  struct Entry: Sendable {
    /// The node, whose `children` are those that it had at first.
    var node: RenderNode
    var parent: Int?
    /// The numbers of the children; those with a text, or with a text below them, are marked.
    var children = RankedList()
    /// The numbers of the selectors that fit the node, the most descriptive one first.
    var selectors: [Int] = []
    /// The first text below the node, in the order of the tree.
    var textBelow: String?
    /// Whether the node or one below it has changed.
    var isTouched = false

    /// Returns a selector by its index in ``selectors``, in this node's spelling: an equal string
    /// of another node may have other scalars.
    func selector(at index: Int) -> NodeSelector {
      // Most addresses use the first one, which needs no array of all.
      index == 0 ? NodeSelector.first(for: node) : NodeSelector.all(for: node, textBelow: textBelow)[index]
    }

    /// The first text of the node and its descendants.
    var firstText: String? { node.text ?? textBelow }
  }

  init(_ tree: RenderNode) {
    _ = insert(tree)
  }
}

extension AddressBook {
  /// Returns the number of the node at `path`; `nil` if there is no such node.
  func number(at path: TreePath) -> Int? {
    if let lastFound, lastFound.path == path { return lastFound.number }
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

  /// Makes the next search for a path immediate.
  mutating func noteFound(_ number: Int, at path: TreePath) { lastFound = (path, number) }

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
    // Popped from the end, so children are pushed in reverse. It does not recurse: trees may be deep.
    sequence(state: ancestor.map { entries[$0].children.members.reversed() } ?? [0]) { open in
      guard let next = open.popLast() else { return nil }
      open += entries[next].children.members.reversed()
      return next
    }
  }

  /// Returns the node with its descendants as they are now. Only changed parts are created again.
  func tree(of root: Int = 0) -> RenderNode {
    var (numbers, open) = ([Int](), [root])
    while let next = open.popLast() {
      numbers.append(next)
      if entries[next].isTouched { open += entries[next].children.members.reversed() }
    }
    // The last nodes made so far are the children of the next one, in reverse.
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
  /// Applies a change; returns `false`, and does nothing, if the tree has no such node or index.
  mutating func apply(_ change: TreeChange) -> Bool {
    defer { lastFound = nil }
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
    case .hidden(let path, _, let after), .shown(let path, _, let after): return replace(path, with: after)
    case .moved(let path, let parent, let index): return move(path, to: parent, at: index)
    case .swapped(let first, let second): return swap(first, second)
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

  /// Replaces a node and its subtree by another one.
  private mutating func replace(_ path: TreePath, with tree: RenderNode) -> Bool {
    guard let index = path.last, let number = number(at: path), let parent = entries[number].parent else {
      self = path.isEmpty ? AddressBook(tree) : self
      return path.isEmpty
    }
    guard remove(path) else { return false }
    attach(insert(tree), to: parent, at: index)
    return true
  }

  private mutating func move(_ path: TreePath, to parent: TreePath, at index: Int) -> Bool {
    // A node inside itself would be a cycle.
    guard !path.isEmpty, let number = number(at: path), let parent = self.number(at: parent),
      !isInside(parent, number)
    else { return false }
    // The index does not count the node itself, which may already be a child of that parent.
    let count = entries[parent].children.count - (entries[number].parent == parent ? 1 : 0)
    guard (0...count).contains(index) else { return false }
    detach(number)
    attach(number, to: parent, at: index)
    return true
  }

  private mutating func swap(_ first: TreePath, _ second: TreePath) -> Bool {
    guard let low = first.last, let high = second.last, low < high, first.dropLast() == second.dropLast(),
      let one = number(at: first), let other = number(at: second), let parent = entries[one].parent
    else { return false }
    detach(other)
    detach(one)
    let place = entries[one].node.place
    entries[one].node.place = entries[other].node.place
    entries[other].node.place = place
    touch(one)
    touch(other)
    attach(other, to: parent, at: low)
    attach(one, to: parent, at: high)
    return true
  }
}

extension AddressBook {
  /// Numbers the nodes of a tree that has no parent yet, and returns the number of its root.
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
    // Most nodes have a selector that fits no other node. Later trees are small, and reserving for
    // them would copy everything each time.
    if root == 0 { fittingNodes.reserveCapacity(entries.count) }
    // Children have greater numbers than their parent, so their texts are known before it is visited.
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

  /// Records that the node, and so each of its ancestors, has changed.
  private mutating func touch(_ number: Int) {
    var next: Int? = number
    // If a node is touched, all of its ancestors are.
    while let number = next, !entries[number].isTouched {
      entries[number].isTouched = true
      next = entries[number].parent
    }
  }
}

extension AddressBook {
  /// Updates the selectors of a node whose line, or whose first text below it, has changed, and
  /// those of the ancestors that have this text as their own first one.
  private mutating func refresh(_ number: Int) {
    // Orders are looked up by the selectors of the node, so it must leave them before these change.
    leaveOrders(number)
    setSelectors(of: number)
    enterOrders(number)
    guard let parent = entries[number].parent else { return }
    entries[parent].children.mark(number, entries[number].firstText != nil)
    refreshTextBelow(parent)
  }

  private mutating func refreshTextBelow(_ number: Int) {
    let text = firstTextBelow(number)
    // With an equal text, no ancestor can have changed.
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
