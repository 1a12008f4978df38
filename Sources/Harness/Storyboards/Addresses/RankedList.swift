/// A list of distinct numbers that finds, inserts and removes one in logarithmic time.
///
///     var list = RankedList([7, 3, 9])
///     list.insert(5, at: 1)
///     list.members  // [7, 5, 3, 9]
///     list.index(of: 9)  // 3
///     list.mark(3, true)
///     list.firstMarked  // 3
///
/// It is a randomized binary tree in the list's order, whose nodes count those below them. Inserting
/// and joining choose a root at random, with a probability in proportion to the sizes of the trees,
/// which keeps the tree flat after any edits. The random numbers are the same in every run.
struct RankedList: Sendable {
  private var nodes: [Node] = []
  private var root = none
  /// The removed nodes, which are reused.
  private var free: [Int32] = []
  /// The node of each member; empty for a short list, in which searching is faster.
  private var slots = MemberSlots()
  private var chance: UInt64 = 1

  private struct Node {
    var member: Int
    var left = none
    var right = none
    var parent = none
    var size: Int32 = 1
    var isMarked = false
    /// The number of marked members in this subtree.
    var marks: Int32 = 0
  }

  private static let none: Int32 = -1
  private static let shortLength = 12

  init() {}

  /// Creates a list of distinct numbers in the given order.
  init(_ members: [Int]) {
    nodes = members.map { Node(member: $0) }
    if members.count > Self.shortLength { slots = MemberSlots(of: members) }
    root = linked(0..<Int32(members.count), below: Self.none)
  }

  /// Links a range of nodes, which are in the order of the list, and returns their root.
  private mutating func linked(_ range: Range<Int32>, below parent: Int32) -> Int32 {
    guard !range.isEmpty else { return Self.none }
    // The middle of each range is its root, so the tree is as flat as possible at first.
    let middle = range.lowerBound + Int32(range.count / 2)
    nodes[Int(middle)].parent = parent
    // Halving limits the recursion to the logarithm of the length.
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

  /// Returns the index of a member; `nil` if it is not in the list.
  func index(of member: Int) -> Int? {
    guard var node = slot(of: member) else { return nil }
    // Above a right child, the parent and its left subtree precede the member.
    var index = size(nodes[Int(node)].left)
    while nodes[Int(node)].parent != Self.none {
      let parent = nodes[Int(node)].parent
      if nodes[Int(parent)].right == node { index += size(nodes[Int(parent)].left) + 1 }
      node = parent
    }
    return Int(index)
  }

  /// Returns the first index whose member fits, or the count; all members after it must fit, too.
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
  /// Inserts a number, which may not be in the list yet.
  mutating func insert(_ member: Int, at index: Int, isMarked: Bool = false) {
    let slot = newSlot(for: member)
    nodes[Int(slot)].isMarked = isMarked
    var (node, parent, rest, isLeft) = (root, Self.none, Int32(index), false)
    // The new node becomes the root of a tree of n nodes with probability 1/(n + 1).
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

  /// Removes a member; does nothing if it is not in the list.
  mutating func remove(_ member: Int) {
    guard let slot = slot(of: member) else { return }
    // The node is replaced by its two subtrees, joined.
    let node = nodes[Int(slot)]
    let isLeft = node.parent != Self.none && nodes[Int(node.parent)].left == slot
    hang(join(node.left, node.right), below: node.parent, isLeft: isLeft)
    nodes[Int(slot)] = Node(member: -1)
    slots[member] = nil
    free.append(slot)
  }

  /// Marks a member, or removes its mark; does nothing if it is not in the list.
  mutating func mark(_ member: Int, _ isMarked: Bool) {
    guard let slot = slot(of: member), nodes[Int(slot)].isMarked != isMarked else { return }
    nodes[Int(slot)].isMarked = isMarked
    recount(from: slot)
  }

  /// The first marked member; `nil` if no member is marked.
  var firstMarked: Int? {
    var node = root
    while node != Self.none, nodes[Int(node)].marks > 0 {
      let left = nodes[Int(node)].left
      // The left subtree precedes the node, and the right one follows it.
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
    // Comparing a few numbers is faster than hashing one, and most lists of children are short.
    return nodes.firstIndex { $0.member == member }.map { Int32($0) }
  }

  private mutating func newSlot(for member: Int) -> Int32 {
    let slot = free.popLast() ?? Int32(nodes.count)
    if Int(slot) < nodes.count {
      nodes[Int(slot)] = Node(member: member)
    } else {
      nodes.append(Node(member: member))
    }
    // When the list stops being short, all of its members are entered.
    if nodes.count == Self.shortLength + 1, slots.isEmpty {
      slots = MemberSlots(of: nodes.map(\.member))
    } else if nodes.count > Self.shortLength {
      slots[member] = slot
    }
    return slot
  }

  /// Makes two trees the subtrees of a node, and counts again.
  private mutating func link(_ left: Int32, _ node: Int32, _ right: Int32) {
    nodes[Int(node)].left = left
    nodes[Int(node)].right = right
    if left != Self.none { nodes[Int(left)].parent = node }
    if right != Self.none { nodes[Int(right)].parent = node }
    count(node)
  }

  /// Makes a tree one subtree of a node, or the whole list if there is no node, and counts again.
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

  /// Splits a tree into its first `index` members and the others.
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

  /// Returns a pseudorandom number from 0 to `limit` - 1.
  private mutating func next(below limit: Int32) -> Int32 {
    chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int32((chance >> 33) % UInt64(limit))
  }

  /// Joins two trees; all members of the first one precede those of the second.
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
