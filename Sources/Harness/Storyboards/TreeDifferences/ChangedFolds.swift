import RenderTree
import UTF8Text

/// The nodes that can be seen in one of two trees only, and are folded in the other one.
///
///     // UIView (0 0; 390 844)              UIView (0 0; 390 844)
///     //   UIView #menu (fill)                UIView #menu "Cut" (hidden; 2 nodes 542b7651)
///     //     UILabel "Cut" (20 20; 30 20)
///     ChangedFolds(before, after, budget: 1000, identity: .exact).changes
///     // .hidden([0], before: the menu with its label, after: the folded menu)
package struct ChangedFolds {
  /// The nodes by their paths in both trees, in the order of the new tree; no node is inside another one.
  let pairs: [(old: TreePath, new: TreePath)]
  /// The nodes of both trees that are one node, as they were matched to find these.
  let matching: TreeMatching
  private let before: RenderNode
  private let after: RenderNode

  /// Finds the nodes in two trees whose roots have the same type.
  ///
  /// - Parameters:
  ///   - before: The old tree.
  ///   - after: The new tree.
  ///   - budget: The most pairs of siblings to weigh.
  ///   - identity: When two nodes are one.
  init(_ before: RenderNode, _ after: RenderNode, budget: Int, identity: NodeIdentity) {
    (self.before, self.after) = (before, after)
    let matching = TreeMatching(FlatTree(before), FlatTree(after), budget: budget, identity: identity)
    self.matching = matching
    pairs = Self.outermost(in: matching, identity).map {
      (matching.before.path(of: $0.old), matching.after.path(of: $0.new))
    }
  }

  private static func outermost(
    in matching: TreeMatching, _ identity: NodeIdentity
  ) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    var new = 0
    while new < matching.after.nodes.count {
      guard let old = matching.origins[new],
        matching.before.nodes[old].isFolded != matching.after.nodes[new].isFolded,
        // The roots are matched whatever they are called.
        identity.allows(matching.before.nodes[old], matching.after.nodes[new]),
        !found.contains(where: { matching.before.subtree(of: $0.old).contains(old) })
      else {
        new += 1
        continue
      }
      // A node that was found before may be inside this one in the old tree.
      found.removeAll { matching.before.subtree(of: old).contains($0.old) }
      found.append((old, new))
      new = matching.after.ends[new]
    }
    return found
  }

  /// The changes that fold and unfold the nodes of the old tree.
  var changes: [TreeChange] {
    pairs.compactMap { pair in
      guard let old = before.node(at: pair.old), let new = after.node(at: pair.new) else { return nil }
      return new.isFolded
        ? .hidden(pair.old, before: old, after: new) : .shown(pair.old, before: old, after: new)
    }
  }

  /// Returns two trees, in which each of the nodes is only an outline, so that the trees differ in one line for it.
  ///
  /// - Parameters:
  ///   - before: The tree of a golden.
  ///   - after: The actual tree.
  ///   - budget: The most pairs of siblings to weigh.
  package static func outlined(
    _ before: RenderNode, _ after: RenderNode, budget: Int
  ) -> (before: RenderNode, after: RenderNode) {
    guard before.type.isIdentical(to: after.type), before.hasFolds || after.hasFolds else {
      return (before, after)
    }
    let pairs = ChangedFolds(before, after, budget: budget, identity: .likely).pairs
    return (
      before.applying(pairs.map { before.outlining($0.old) }) ?? before,
      after.applying(pairs.map { after.outlining($0.new) }) ?? after
    )
  }
}

extension RenderNode {
  fileprivate var hasFolds: Bool {
    var open = [self]
    while let node = open.popLast() {
      if node.isFolded { return true }
      open += node.children
    }
    return false
  }

  /// Returns the change that replaces the subtree at a path by its outline.
  fileprivate func outlining(_ path: TreePath) -> TreeChange {
    let node = node(at: path) ?? self
    return .shown(path, before: node, after: node.outline)
  }
}
