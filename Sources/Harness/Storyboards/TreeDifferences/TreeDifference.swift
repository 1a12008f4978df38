import RenderTree
import TextFormats

/// How one tree becomes another: an ordered list of changes, node by node.
///
/// A node whose type and identifier are unique in both trees is one node, wherever it stands. Other nodes are matched
/// among siblings: by type and identifier, by what they and their children say, then by order and likeness. A subtree
/// that went in one place and came in another is moved, where no other is equal to it. Applying the changes in order to
/// the first tree gives exactly the second.
package struct TreeDifference: Hashable, Sendable {
  package var changes: [TreeChange]

  package var isEmpty: Bool { changes.isEmpty }

  /// Compares two trees. `budget` limits the pairs of siblings that are weighed in the whole tree.
  ///
  /// Siblings too many for it are weighed with those in about the same place only, and beyond that matched by type and
  /// place, which takes no more time than reading the trees.
  package init(from before: RenderNode, to after: RenderNode, budget: Int = 1_000_000) {
    guard before.type.isIdentical(to: after.type) else {
      changes = [.replaced(before: before, after: after)]
      return
    }
    changes = TreeRearrangement(TreeMatching(before, after, budget: budget)).changes
  }
}
