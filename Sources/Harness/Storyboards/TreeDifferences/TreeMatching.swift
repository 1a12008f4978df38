import RenderTree
import UTF8Text

/// Which node of one tree is which of another, wherever it is there.
package struct TreeMatching {
  package let before: FlatTree
  package let after: FlatTree
  /// For each node the number of its subtree; equal subtrees have equal numbers.
  let oldSubtrees: [Int]
  let newSubtrees: [Int]
  /// For each new node the old one that it was.
  package private(set) var origins: [Int?]
  /// For each old node the new one that it is.
  package private(set) var destinations: [Int?]
  var work: MatchingWork

  /// Matches two trees whose roots are of one type; `budget` limits the pairs of siblings that are weighed.
  init(_ before: RenderNode, _ after: RenderNode, budget: Int) {
    self.init(FlatTree(before), FlatTree(after), budget: budget)
  }

  /// Matches two trees whose roots are of one type.
  ///
  /// - Parameters:
  ///   - budget: How many pairs of siblings may be weighed.
  ///   - matchFurther: What else shows which node is which, asked before siblings are weighed.
  package init(
    _ before: FlatTree, _ after: FlatTree, budget: Int,
    matchFurther: (inout TreeMatching) -> Void = { _ in }
  ) {
    self.before = before
    self.after = after
    var numbering = SubtreeNumbering(capacity: max(self.before.nodes.count, self.after.nodes.count))
    oldSubtrees = numbering.numbers(of: self.before)
    newSubtrees = numbering.numbers(of: self.after)
    origins = self.after.nodes.map { _ in nil }
    destinations = self.before.nodes.map { _ in nil }
    work = MatchingWork(budget: budget)
    work.spend(origins.count + destinations.count)
    // Roots are one node by definition; identifiers come before siblings, as they are the surer
    // mark.
    match(0, 0)
    matchIdentifiers()
    matchFurther(&self)
    matchSiblings()
    matchEqualSubtrees()
  }

  /// Matches two nodes, unless one of them has a match already.
  package mutating func match(_ old: Int, _ new: Int) {
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
  package func isUntouched(_ new: Int) -> Bool {
    origins[new].map { oldSubtrees[$0] == newSubtrees[new] } ?? false
  }

  /// Whether the new node's children are the old node's children, in their order.
  func hasSameChildren(_ old: Int, _ new: Int) -> Bool {
    before.children[old].elementsEqual(after.children[new]) { origins[$1] == $0 }
  }
}

extension TreeMatching {
  /// Matches nodes of one type whose identifier is unique in both trees.
  mutating func matchIdentifiers() {
    let old = Self.uniqueIdentifiers(in: before)
    // In the tree's order, as that of a dictionary is another one in each run.
    for (key, new) in Self.uniqueIdentifiers(in: after).sorted(by: { $0.value < $1.value }) {
      guard let old = old[key], before.nodes[old].type.isIdentical(to: after.nodes[new].type) else {
        continue
      }
      match(old, new)
    }
  }

  /// The nodes by their types and identifiers, where only one node has both.
  private static func uniqueIdentifiers(in tree: FlatTree) -> [NodeSelector: Int] {
    unique(tree.nodes.indices) { number in
      tree.nodes[number].identifier.map {
        NodeSelector(type: tree.nodes[number].type, mark: .identifier($0))
      }
    }
  }

  /// Matches a removed subtree with an equal added one, where no other removed or added one is equal.
  ///
  /// Inside of larger removed or added subtrees, only those with a text or an identifier are matched.
  mutating func matchEqualSubtrees() {
    let old = Self.unique(before.nodes.indices) { destinations[$0] == nil ? oldSubtrees[$0] : nil }
    let new = Self.unique(after.nodes.indices) { origins[$0] == nil ? newSubtrees[$0] : nil }
    let speaking = after.marks { after.nodes[$0].identifier != nil || after.nodes[$0].text != nil }
    for number in after.nodes.indices where origins[number] == nil && new[newSubtrees[number]] == number {
      // Nodes without words are alike by chance, and are no sign of where one went.
      guard let origin = old[newSubtrees[number]], speaking[number] || areOutermost(origin, number) else {
        continue
      }
      matchSubtrees(origin, number)
    }
  }

  /// Whether the parents of both are matched.
  private func areOutermost(_ old: Int, _ new: Int) -> Bool {
    guard let oldParent = before.parents[old], let newParent = after.parents[new] else { return false }
    return destinations[oldParent] != nil && origins[newParent] != nil
  }

  /// The numbers by their keys, where only one number has the key.
  package static func unique<Key: Hashable>(_ numbers: Range<Int>, by key: (Int) -> Key?) -> [Key: Int] {
    var found: [Key: Int?] = [:]
    for number in numbers {
      guard let key = key(number) else { continue }
      found.updateValue(found.keys.contains(key) ? nil : number, forKey: key)
    }
    return found.compactMapValues(\.self)
  }
}

extension TreeMatching {
  /// Matches the children of matched nodes, from the root down.
  mutating func matchSiblings() {
    var new = 0
    while new < after.nodes.count {
      // Equal subtrees match node by node, so none of their lists of siblings is weighed.
      if let old = origins[new], oldSubtrees[old] == newSubtrees[new] {
        matchSubtrees(old, new)
        new = after.ends[new]
      } else {
        if let old = origins[new] { matchChildren(of: old, new) }
        new += 1
      }
    }
  }

  private mutating func matchChildren(of old: Int, _ new: Int) {
    work.spend(before.children[old].count + after.children[new].count)
    var old = before.children[old].filter { destinations[$0] == nil }[...]
    var new = after.children[new].filter { origins[$0] == nil }[...]
    // Lists mostly differ in the middle, if at all: equal ends are no work for the budget.
    while let first = old.first, let other = new.first, oldSubtrees[first] == newSubtrees[other] {
      match(old.removeFirst(), new.removeFirst())
    }
    while let last = old.last, let other = new.last, oldSubtrees[last] == newSubtrees[other] {
      match(old.removeLast(), new.removeLast())
    }
    let (oldRest, newRest) = (Array(old), Array(new))
    let pairs = SiblingMatching.pairs((before, oldRest), (after, newRest), work: &work)
    for pair in pairs { match(oldRest[pair.old], newRest[pair.new]) }
  }
}

/// What matching has cost so far, counted in siblings looked at and pairs weighed.
struct MatchingWork: Hashable, Sendable {
  /// Pairs that may still be weighed.
  private(set) var budget: Int
  private(set) var count = 0

  init(budget: Int) {
    self.budget = max(0, budget)
  }

  /// Counts work that grows with the tree only, and is always done.
  mutating func spend(_ amount: Int) {
    count += amount
  }

  /// The greatest size of windows in which two lists may be weighed, pair by pair.
  ///
  /// It is the whole lists where the budget lets them, else at most half of the budget goes to these two.
  func window(_ old: Int, _ new: Int) -> Int {
    let longer = max(old, new, 1)
    let (pairs, overflow) = old.multipliedReportingOverflow(by: new)
    // Half for these two leaves something for the lists behind them.
    return !overflow && pairs <= budget ? longer : budget / 2 / longer
  }

  /// Counts pairs that are weighed, and takes them off the budget.
  mutating func weigh(_ pairs: Int) {
    count += pairs
    budget -= pairs
  }
}
