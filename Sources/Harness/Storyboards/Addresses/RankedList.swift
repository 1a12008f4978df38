/// A list of distinct numbers, whose time to find, insert and remove one grows with the logarithm
/// of its length.
///
/// It is a binary tree in the list's order, in which each node counts those below it. Inserting and
/// joining choose a root by chance, in proportion to the sizes of trees, which keeps them flat
/// whatever is done to them. The chance is the same in every run.
struct RankedList: Sendable {
  private var nodes: [Node] = []
  private var root = none
  /// The nodes that were removed and can be used again.
  private var free: [Int32] = []
  /// The node of each member; in a short list it is found quicker without.
  private var slots: [Int: Int32] = [:]
  private var chance: UInt64 = 1

  private struct Node {
    var member: Int
    var left = none
    var right = none
    var parent = none
    var size: Int32 = 1
    var isMarked = false
    /// How many members from here down are marked.
    var marks: Int32 = 0
  }

  private static let none: Int32 = -1
  private static let shortLength = 12

  init() {}

  /// Makes a list of members in their order.
  init(_ members: [Int]) {
    nodes = members.map { Node(member: $0) }
    if members.count > Self.shortLength {
      slots.reserveCapacity(members.count)
      for (slot, member) in members.enumerated() { slots[member] = Int32(slot) }
    }
    root = linked(0..<Int32(members.count), below: Self.none)
  }

  /// Links the nodes of a range, whose order is that of the list, and returns their root.
  private mutating func linked(_ range: Range<Int32>, below parent: Int32) -> Int32 {
    guard !range.isEmpty else { return Self.none }
    // The middle one is the root of each range, so the tree begins as flat as can be.
    let middle = range.lowerBound + Int32(range.count / 2)
    nodes[Int(middle)].parent = parent
    // Halving makes this no deeper than the logarithm of the length, so it may call itself.
    let left = linked(range.lowerBound..<middle, below: middle)
    let right = linked(middle + 1..<range.upperBound, below: middle)
    link(left, middle, right)
    return middle
  }
}

extension RankedList {
  var count: Int { Int(size(root)) }
  var isEmpty: Bool { root == Self.none }
  var first: Int? { isEmpty ? nil : self[0] }
  var last: Int? { isEmpty ? nil : self[count - 1] }

  /// The member at an index.
  subscript(index: Int) -> Int {
    var (node, rest) = (root, Int32(index))
    while true {
      let left = nodes[Int(node)].left
      if rest == size(left) { return nodes[Int(node)].member }
      if rest < size(left) {
        node = left
      } else {
        rest -= size(left) + 1
        node = nodes[Int(node)].right
      }
    }
  }

  /// All members in order.
  var members: [Int] {
    var (members, open, node) = ([Int](), [Int32](), root)
    members.reserveCapacity(count)
    while node != Self.none || !open.isEmpty {
      while node != Self.none {
        open.append(node)
        node = nodes[Int(node)].left
      }
      let next = Int(open.removeLast())
      members.append(nodes[next].member)
      node = nodes[next].right
    }
    return members
  }

  /// The index of a member; `nil` where the list does not have it.
  func index(of member: Int) -> Int? {
    guard var node = slot(of: member) else { return nil }
    // Where the way up comes from the right, the node above and all on its left are before the
    // member.
    var index = size(nodes[Int(node)].left)
    while nodes[Int(node)].parent != Self.none {
      let parent = nodes[Int(node)].parent
      if nodes[Int(parent)].right == node { index += size(nodes[Int(parent)].left) + 1 }
      node = parent
    }
    return Int(index)
  }

  /// The first index whose member fits; all members behind it have to fit, too.
  func partitioningIndex(where fits: (Int) -> Bool) -> Int {
    var (node, index) = (root, 0)
    while node != Self.none {
      if fits(nodes[Int(node)].member) {
        node = nodes[Int(node)].left
      } else {
        index += Int(size(nodes[Int(node)].left)) + 1
        node = nodes[Int(node)].right
      }
    }
    return index
  }
}

extension RankedList {
  /// Inserts a number, which the list does not have, at an index; it may be marked at once.
  mutating func insert(_ member: Int, at index: Int, isMarked: Bool = false) {
    let slot = newSlot(for: member)
    nodes[Int(slot)].isMarked = isMarked
    var (node, parent, rest, isLeft) = (root, Self.none, Int32(index), false)
    // By chance the new node comes above a tree, in proportion to that tree's size.
    while node != Self.none, next(below: size(node) + 1) > 0 {
      let left = nodes[Int(node)].left
      parent = node
      isLeft = rest <= size(left)
      if isLeft {
        node = left
      } else {
        rest -= size(left) + 1
        node = nodes[Int(node)].right
      }
    }
    let (left, right) = split(node, at: rest)
    link(left, slot, right)
    hang(slot, below: parent, isLeft: isLeft)
  }

  /// Removes a member; nothing happens where the list does not have it.
  mutating func remove(_ member: Int) {
    guard let slot = slot(of: member) else { return }
    // The node gives way to what its two sides join to.
    let node = nodes[Int(slot)]
    let isLeft = node.parent != Self.none && nodes[Int(node.parent)].left == slot
    hang(join(node.left, node.right), below: node.parent, isLeft: isLeft)
    nodes[Int(slot)] = Node(member: -1)
    slots[member] = nil
    free.append(slot)
  }

  /// Marks a member, or takes its mark away.
  mutating func mark(_ member: Int, _ isMarked: Bool) {
    guard let slot = slot(of: member), nodes[Int(slot)].isMarked != isMarked else { return }
    nodes[Int(slot)].isMarked = isMarked
    recount(from: slot)
  }

  /// The first member that is marked.
  var firstMarked: Int? {
    var node = root
    while node != Self.none, nodes[Int(node)].marks > 0 {
      let left = nodes[Int(node)].left
      // Marks on the left come before the node, those on the right behind it.
      if left != Self.none, nodes[Int(left)].marks > 0 {
        node = left
      } else if nodes[Int(node)].isMarked {
        return nodes[Int(node)].member
      } else {
        node = nodes[Int(node)].right
      }
    }
    return nil
  }
}

extension RankedList {
  private func size(_ node: Int32) -> Int32 { node == Self.none ? 0 : nodes[Int(node)].size }

  private func marks(_ node: Int32) -> Int32 { node == Self.none ? 0 : nodes[Int(node)].marks }

  private func slot(of member: Int) -> Int32? {
    if nodes.count > Self.shortLength { return slots[member] }
    // Comparing a few numbers is quicker than hashing one, and most lists of children are short.
    return nodes.firstIndex { $0.member == member }.map { Int32($0) }
  }

  private mutating func newSlot(for member: Int) -> Int32 {
    let slot = free.popLast() ?? Int32(nodes.count)
    if Int(slot) < nodes.count {
      nodes[Int(slot)] = Node(member: member)
    } else {
      nodes.append(Node(member: member))
    }
    // As soon as the list is no longer short, all its members are entered.
    if nodes.count == Self.shortLength + 1, slots.isEmpty {
      for index in nodes.indices where nodes[index].member >= 0 { slots[nodes[index].member] = Int32(index) }
    } else if nodes.count > Self.shortLength {
      slots[member] = slot
    }
    return slot
  }

  /// Puts two trees below a node, and counts again.
  private mutating func link(_ left: Int32, _ node: Int32, _ right: Int32) {
    nodes[Int(node)].left = left
    nodes[Int(node)].right = right
    if left != Self.none { nodes[Int(left)].parent = node }
    if right != Self.none { nodes[Int(right)].parent = node }
    count(node)
  }

  /// Puts a tree below a node, or at the root if there is no node, and counts again.
  private mutating func hang(_ tree: Int32, below parent: Int32, isLeft: Bool) {
    if tree != Self.none { nodes[Int(tree)].parent = parent }
    guard parent != Self.none else { return root = tree }
    if isLeft { nodes[Int(parent)].left = tree } else { nodes[Int(parent)].right = tree }
    recount(from: parent)
  }

  private mutating func count(_ node: Int32) {
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    nodes[Int(node)].size = size(left) + size(right) + 1
    nodes[Int(node)].marks = marks(left) + marks(right) + (nodes[Int(node)].isMarked ? 1 : 0)
  }

  private mutating func recount(from node: Int32) {
    var node = node
    while node != Self.none {
      count(node)
      node = nodes[Int(node)].parent
    }
  }

  /// Parts a tree into its first members and the others.
  private mutating func split(_ node: Int32, at index: Int32) -> (Int32, Int32) {
    guard node != Self.none else { return (Self.none, Self.none) }
    let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
    if index <= size(left) {
      let (first, second) = split(left, at: index)
      link(second, node, right)
      return (first, node)
    }
    let (first, second) = split(right, at: index - size(left) - 1)
    link(left, node, first)
    return (node, second)
  }

  /// A number from 0 that looks like chance.
  private mutating func next(below limit: Int32) -> Int32 {
    chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int32((chance >> 33) % UInt64(limit))
  }

  /// Joins two trees, of which all members of the first come before those of the second.
  private mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    guard first != Self.none else { return second }
    guard second != Self.none else { return first }
    if next(below: size(first) + size(second)) < size(first) {
      let joined = join(nodes[Int(first)].right, second)
      link(nodes[Int(first)].left, first, joined)
      return first
    }
    let joined = join(first, nodes[Int(second)].left)
    link(joined, second, nodes[Int(second)].right)
    return second
  }
}
