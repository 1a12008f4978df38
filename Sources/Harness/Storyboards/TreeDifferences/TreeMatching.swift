import RenderTree

/// Which node of one tree is which of another, wherever it stands there.
struct TreeMatching {
  let before: FlatTree
  let after: FlatTree
  /// Equal numbers stand for equal subtrees.
  let oldSubtrees: [Int]
  let newSubtrees: [Int]
  /// For each new node the old one that it was.
  private(set) var origins: [Int?]
  /// For each old node the new one that it is.
  private(set) var destinations: [Int?]
  var work: MatchingWork

  /// Matches two trees whose roots are of one type.
  init(_ before: RenderNode, _ after: RenderNode, budget: Int) {
    self.before = FlatTree(before)
    self.after = FlatTree(after)
    var numbering = SubtreeNumbering()
    oldSubtrees = numbering.numbers(of: self.before)
    newSubtrees = numbering.numbers(of: self.after)
    origins = self.after.nodes.map { _ in nil }
    destinations = self.before.nodes.map { _ in nil }
    work = MatchingWork(budget: budget)
    work.spend(origins.count + destinations.count)
    match(0, 0)
    matchIdentifiers()
    matchSiblings()
    matchEqualSubtrees()
  }

  /// Makes both one node, unless one of them has its match.
  mutating func match(_ old: Int, _ new: Int) {
    guard destinations[old] == nil, origins[new] == nil else { return }
    destinations[old] = new
    origins[new] = old
  }

  /// Matches two equal subtrees, node by node.
  mutating func matchSubtrees(_ old: Int, _ new: Int) {
    work.spend(before.subtree(of: old).count)
    for (old, new) in zip(before.subtree(of: old), after.subtree(of: new)) { match(old, new) }
  }

  /// Whether the new node and all below it are what they were, and where they were in it.
  func isUntouched(_ new: Int) -> Bool {
    origins[new].map { oldSubtrees[$0] == newSubtrees[new] } ?? false
  }

  /// Whether the new node's children are the old node's children, in their order.
  func hasSameChildren(_ old: Int, _ new: Int) -> Bool {
    before.children[old].elementsEqual(after.children[new]) { origins[$1] == $0 }
  }
}
