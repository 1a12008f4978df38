import RenderTree
import SourceText

/// How one tree becomes another: an ordered list of changes, node by node.
///
/// Nodes are matched among siblings: by type and identifier, then by what they and their children say, then by order
/// and likeness. Applying the changes in order to the first tree gives exactly the second. Where so many siblings
/// differ that matching them exceeds the work budget, they are all removed and added.
public struct TreeDifference: Hashable, Sendable {
  public var changes: [TreeChange]

  public var isEmpty: Bool { changes.isEmpty }

  /// Compares two trees. `budget` limits the pairs of siblings that are weighed in the whole tree.
  public init(from before: RenderNode, to after: RenderNode, budget: Int = 1_000_000) {
    guard before.type.isIdentical(to: after.type) else {
      changes = [.replaced(before: before, after: after)]
      return
    }
    var comparison = TreeComparison(budget: budget)
    comparison.compare(before, after)
    changes = comparison.changes
  }
}
