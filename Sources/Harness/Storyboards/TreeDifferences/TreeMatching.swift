import RenderTree
import UTF8Text

/// The pairs of nodes of two trees that are one node, wherever it is in each of them.
///
///     // UIView                     UIView
///     //   UIStackView "left"         UIStackView "left"
///     //     UISwitch #sync           UIStackView "right"
///     //   UIStackView "right"          UISwitch #sync
///     let matching = TreeMatching(before, after, budget: 1000)
///     matching.origins  // [0, 1, 3, 2]: the new node 3, the switch, was the old node 2
package struct TreeMatching {
  package let before: FlatTree
  package let after: FlatTree
  /// The number of the subtree of each old node; equal subtrees have equal numbers in both trees.
  let oldSubtrees: [Int]
  let newSubtrees: [Int]
  /// For each new node, the old node that it was; `nil` if it was added.
  package private(set) var origins: [Int?]
  /// For each old node, the new node that it is; `nil` if it was removed.
  package private(set) var destinations: [Int?]
  var work: MatchingWork
  private let identity: NodeIdentity

  /// Matches two trees whose roots have the same type; `budget` limits the pairs of siblings to weigh.
  init(_ before: RenderNode, _ after: RenderNode, budget: Int, identity: NodeIdentity = .likely) {
    self.init(FlatTree(before), FlatTree(after), budget: budget, identity: identity)
  }

  /// Matches two trees whose roots have the same type.
  ///
  /// - Parameters:
  ///   - before: The old tree.
  ///   - after: The new tree.
  ///   - budget: The most pairs of siblings to weigh.
  ///   - identity: When two nodes are one; by default, whatever they are called.
  ///   - matchFurther: Matches further nodes; called once, after identifiers are matched and before
  ///     siblings are.
  package init(
    _ before: FlatTree, _ after: FlatTree, budget: Int, identity: NodeIdentity = .likely,
    matchFurther: (inout TreeMatching) -> Void = { _ in }
  ) {
    self.before = before
    self.after = after
    self.identity = identity
    var numbering = SubtreeNumbering(capacity: max(self.before.nodes.count, self.after.nodes.count))
    oldSubtrees = numbering.numbers(of: self.before)
    newSubtrees = numbering.numbers(of: self.after)
    origins = self.after.nodes.map { _ in nil }
    destinations = self.before.nodes.map { _ in nil }
    work = MatchingWork(budget: budget)
    work.spend(origins.count + destinations.count)
    // Roots are one node by definition. Identifiers come before siblings, since they are stronger
    // evidence.
    match(0, 0)
    matchIdentifiers()
    matchFurther(&self)
    matchSiblings()
    matchEqualSubtrees()
  }

  /// Matches two nodes, unless one of them is matched already.
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

  /// Whether the new node has the same subtree as its old node.
  package func isUntouched(_ new: Int) -> Bool {
    origins[new].map { oldSubtrees[$0] == newSubtrees[new] } ?? false
  }

  /// Whether the new node has the old node's children, in the same order.
  func hasSameChildren(_ old: Int, _ new: Int) -> Bool {
    before.children[old].elementsEqual(after.children[new]) { origins[$1] == $0 }
  }
}

extension TreeMatching {
  /// Matches nodes of one type whose identifier is unique in both trees.
  mutating func matchIdentifiers() {
    let old = Self.uniqueIdentifiers(in: before)
    // In the order of the tree, since that of a dictionary changes from run to run.
    for (key, new) in Self.uniqueIdentifiers(in: after).sorted(by: { $0.value < $1.value }) {
      guard let old = old[key], before.nodes[old].type.isIdentical(to: after.nodes[new].type),
        identity.allows(before.nodes[old], after.nodes[new])
      else { continue }
      match(old, new)
    }
  }

  /// Returns the nodes by type and identifier, without those that share both with another node.
  private static func uniqueIdentifiers(in tree: FlatTree) -> [NodeSelector: Int] {
    unique(tree.nodes.indices) { number in
      tree.nodes[number].identifier.map {
        NodeSelector(type: tree.nodes[number].type, mark: .identifier($0))
      }
    }
  }

  /// Matches a removed subtree with an equal added one, if no other removed or added one is equal.
  ///
  /// Inside larger removed or added subtrees, only those with a text or an identifier are matched.
  mutating func matchEqualSubtrees() {
    let old = Self.unique(before.nodes.indices) { destinations[$0] == nil ? oldSubtrees[$0] : nil }
    let new = Self.unique(after.nodes.indices) { origins[$0] == nil ? newSubtrees[$0] : nil }
    let speaking = after.marks { after.nodes[$0].identifier != nil || after.nodes[$0].text != nil }
    for number in after.nodes.indices where origins[number] == nil && new[newSubtrees[number]] == number {
      // Nodes without texts and identifiers are often equal by chance.
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

  /// Returns the numbers by their keys, without keys that several numbers have.
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
      // Equal subtrees match node by node, without weighing siblings.
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
    // Lists mostly differ in the middle, if at all: equal ends do not use the budget.
    while let first = old.first, let other = new.first, oldSubtrees[first] == newSubtrees[other] {
      match(old.removeFirst(), new.removeFirst())
    }
    while let last = old.last, let other = new.last, oldSubtrees[last] == newSubtrees[other] {
      match(old.removeLast(), new.removeLast())
    }
    let (oldRest, newRest) = (Array(old), Array(new))
    let pairs = SiblingMatching.pairs((before, oldRest), (after, newRest), identity, work: &work)
    for pair in pairs { match(oldRest[pair.old], newRest[pair.new]) }
  }
}

/// The work of matching so far, counted in siblings visited and pairs weighed.
///
///     var work = MatchingWork(budget: 1000)
///     work.window(20, 30)  // 30: all 600 pairs are within the budget
///     work.weigh(600)
///     work.window(20, 30)  // 6: only 400 are left, and half of them divided by 30 is 6
struct MatchingWork: Hashable, Sendable {
  /// The number of pairs that may still be weighed.
  private(set) var budget: Int
  private(set) var count = 0

  init(budget: Int) {
    self.budget = max(0, budget)
  }

  /// Counts work that is always done, and grows only with the trees.
  mutating func spend(_ amount: Int) {
    count += amount
  }

  /// Returns the size of the windows in which two lists of these lengths are weighed, pair by pair.
  ///
  /// The window is the whole lists if the budget allows that; otherwise, these two lists get at most half
  /// of the budget.
  func window(_ old: Int, _ new: Int) -> Int {
    let longer = max(old, new, 1)
    let (pairs, overflow) = old.multipliedReportingOverflow(by: new)
    // The other half is left for the lists that follow.
    return !overflow && pairs <= budget ? longer : budget / 2 / longer
  }

  /// Counts pairs that are weighed, and subtracts them from the budget.
  mutating func weigh(_ pairs: Int) {
    count += pairs
    budget -= pairs
  }
}
