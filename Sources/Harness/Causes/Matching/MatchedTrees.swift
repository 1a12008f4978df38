import RenderTree
import Storyboards

/// The tree of a golden's step and the actual one, and which node of one is which of the other.
///
/// A node with another class can be the same node; then its other changes are found, too. In ``after`` it
/// has its old class.
///
///     UIView                       UIView
///       UIButton "OK" (0 0; 80 44)   GoButton "OK" (0 0; 90 44)
///
/// Here the button has another class, and is 10 points wider.
struct MatchedTrees {
  let before: FlatTree
  let after: FlatTree
  /// For each new node, the old one that it was.
  let origins: [Int?]
  /// For each old node, the new one that it is.
  let destinations: [Int?]
  /// The new classes of nodes that had another one, by new number.
  let classes: [Int: String]
  /// The nodes in both trees that differ, or have descendants that do, in the order of the old tree.
  let touched: [NodePair]

  /// The most pairs of siblings that are compared in one tree, as for goldens.
  private static let budget = 1_000_000

  init(_ golden: RenderNode, _ actual: RenderNode) {
    let (golden, actual) = ChangedFolds.outlined(golden, actual, budget: Self.budget)
    let before = FlatTree(golden.filled)
    var after = FlatTree(actual.filled)
    var classes: [Int: String] = [:]
    if before.nodes[0].type != after.nodes[0].type { Self.rename(0, as: 0, before, &after, &classes) }
    var matching = TreeMatching(before, after, budget: Self.budget) { $0.matchWays() }
    // Each round finds nodes whose containers were found in the previous one.
    while case let renamed = Self.renamed(matching, without: classes), !renamed.isEmpty {
      for pair in renamed { Self.rename(pair.new, as: pair.old, before, &after, &classes) }
      matching = TreeMatching(before, after, budget: Self.budget) { $0.matchWays() }
    }
    let pairs = OtherRows.removed(from: matching)
    self.before = before
    self.after = after
    (origins, destinations) = (pairs.origins, pairs.destinations)
    self.classes = classes
    touched = pairs.destinations.enumerated().compactMap { old, new in
      guard let new else { return nil }
      // A node that moved to another container is unchanged except for its position.
      let isElsewhere =
        before.parents[old].map { pairs.destinations[$0] } != after.parents[new].map(Optional.some)
      guard isElsewhere || classes[new] != nil || !matching.isUntouched(new) else { return nil }
      return NodePair(old: old, new: new)
    }
  }

  private static func rename(
    _ new: Int, as old: Int, _ before: FlatTree, _ after: inout FlatTree, _ classes: inout [Int: String]
  ) {
    classes[new] = classes[new] ?? after.nodes[new].type
    after.setType(before.nodes[old].type, of: new)
  }

  /// Returns the pairs of nodes that disappeared and appeared in one container and are one node with another
  /// class.
  ///
  /// - Parameters:
  ///   - matching: The pairs of nodes so far.
  ///   - classes: Those that were found before, since each is found at most once.
  private static func renamed(
    _ matching: TreeMatching, without classes: [Int: String]
  ) -> [(old: Int, new: Int)] {
    matching.after.nodes.indices.flatMap { container -> [(old: Int, new: Int)] in
      guard let origin = matching.origins[container] else { return [] }
      var gone = matching.before.children[origin].filter { matching.destinations[$0] == nil }
      let come = matching.after.children[container].filter {
        matching.origins[$0] == nil && classes[$0] == nil
      }
      guard !gone.isEmpty else { return [] }
      return come.compactMap { new in
        let node = matching.after.nodes[new]
        guard let index = gone.firstIndex(where: { isOne(matching.before.nodes[$0], node) }) else {
          return nil
        }
        return (gone.remove(at: index), new)
      }
    }
  }

  private static func isOne(_ old: RenderNode, _ new: RenderNode) -> Bool {
    guard old.type != new.type, old.identifier == new.identifier else { return false }
    if let frame = old.frame, frame == new.frame { return true }
    return old.words.map { $0 == new.words } ?? false
  }
}

extension MatchedTrees {
  /// Returns the parents of both nodes, if they are a pair.
  func parent(of pair: NodePair) -> NodePair? {
    guard let old = before.parents[pair.old], let new = after.parents[pair.new], destinations[old] == new
    else {
      return nil
    }
    return NodePair(old: old, new: new)
  }

  /// Returns the children of both nodes that are pairs, in the order of the old ones.
  func stayingChildren(of pair: NodePair) -> [NodePair] {
    before.children[pair.old].compactMap { child in
      guard let new = destinations[child], after.parents[new] == pair.new else { return nil }
      return NodePair(old: child, new: new)
    }
  }
}

/// A node in both trees, by its numbers.
struct NodePair: Hashable {
  var old: Int
  var new: Int
}
