import RenderTree
import Storyboards

/// A finer matching than goldens need, by the paths that lead to known nodes.
///
/// A label that has the same text in both trees is the same label, and so are the views around it, even if
/// each of them has changed. Goldens are written without this, since it would change their text.
///
///     UIView                      UIView
///       UIView (0 0; 390 44)        UIView (0 20; 390 44)
///       UIView (0 44; 390 44)         UILabel "Sync"           <- its text is in each tree once
///         UILabel "Sync"              UIView (0 0; 390 1)
///
/// The second view on the left is the first on the right: the path from the label to the root has the same
/// classes.
extension TreeMatching {
  /// Matches the nodes on the path from a known node, or from a text, up to known nodes.
  mutating func matchWays() {
    // So far, the pairs are those of identifiers, and the roots.
    for new in after.nodes.indices {
      guard let old = origins[new], let parents = parents(of: old, new) else { continue }
      matchWay(from: parents.old, parents.new)
    }
    let texts = Self.unique(before.nodes.indices) {
      text(of: $0, in: before, isMatched: destinations[$0] != nil)
    }
    let others = Self.unique(after.nodes.indices) { text(of: $0, in: after, isMatched: origins[$0] != nil) }
    // In tree order, since the order of a dictionary differs in each run.
    for (text, new) in others.sorted(by: { $0.value < $1.value }) {
      guard let old = texts[text] else { continue }
      matchWay(from: old, new)
    }
  }

  /// Returns a node's class and text, if it has a text and is not matched yet.
  private func text(of number: Int, in tree: FlatTree, isMatched: Bool) -> ClassText? {
    guard !isMatched, let text = tree.nodes[number].text, !text.isEmpty else { return nil }
    return ClassText(type: tree.nodes[number].type, text: text)
  }

  /// A text with the class of its node.
  private struct ClassText: Hashable {
    let type: String
    let text: String
  }

  private func parents(of old: Int, _ new: Int) -> (old: Int, new: Int)? {
    guard let oldParent = before.parents[old], let newParent = after.parents[new] else { return nil }
    return (oldParent, newParent)
  }

  /// Matches all nodes from these two up to the first pair, if all of them have equal classes.
  private mutating func matchWay(from old: Int, _ new: Int) {
    var way: [(old: Int, new: Int)] = []
    var next: (old: Int, new: Int)? = (old, new)
    while let (old, new) = next {
      if destinations[old] == new {
        for pair in way { match(pair.old, pair.new) }
        return
      }
      guard destinations[old] == nil, origins[new] == nil, isAlike(old, new) else { return }
      way.append((old, new))
      next = parents(of: old, new)
    }
  }

  private func isAlike(_ old: Int, _ new: Int) -> Bool {
    let (node, other) = (before.nodes[old], after.nodes[new])
    return node.type == other.type && node.identifier == other.identifier
  }
}
