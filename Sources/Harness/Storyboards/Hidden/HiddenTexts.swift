import RenderTree
import UTF8Text

/// The texts of subtrees that goldens fold, by their digests: what a digest cannot say.
///
///     // golden: UIView #menu "Cut" (hidden; 2 nodes 542b7651)     now: UIView #menu "Cut" (hidden; 2 nodes 9d0311aa)
///     let (before, after) = texts.revealing(golden, actual)
///     StoryboardDifference(golden: before, actual: after).lines  // changed UILabel "Cut": color=red -> blue
package struct HiddenTexts: Hashable, Sendable {
  /// The texts, as ``RenderNode/foldedText`` writes them, by their digests.
  package var texts: [UInt32: String]

  /// Creates a collection of texts.
  package init(_ texts: [UInt32: String] = [:]) {
    self.texts = texts
  }

  /// Creates a collection of texts, whose digests follow from them.
  package init(of texts: [String]) {
    self.init(Dictionary(texts.map { (RenderNode.digest(of: $0), $0) }) { first, _ in first })
  }

  /// Returns both storyboards with the subtrees that are folded in both and differ, where both texts are known.
  ///
  /// - Parameters:
  ///   - golden: The storyboard of a golden.
  ///   - actual: What is shown now.
  package func revealing(
    _ golden: Storyboard, _ actual: Storyboard
  ) -> (golden: Storyboard, actual: Storyboard) {
    var (former, present) = (golden, actual)
    guard !texts.isEmpty else { return (former, present) }
    for pair in StepPair.aligned(golden.steps, actual.steps) {
      guard let old = pair.golden, let new = pair.actual else { continue }
      let (before, after) = revealing(golden.steps[old].tree, actual.steps[new].tree)
      (former.steps[old].tree, present.steps[new].tree) = (before, after)
    }
    return (former, present)
  }

  private func revealing(_ before: RenderNode, _ after: RenderNode) -> (RenderNode, RenderNode) {
    let folds = DifferingFolds(before, after).pairs.compactMap { pair in
      subtree(pair.before).flatMap { old in subtree(pair.after).map { (pair: pair, old: old, new: $0) } }
    }
    guard !folds.isEmpty else { return (before, after) }
    return (
      before.applying(folds.map { .shown($0.pair.oldPath, before: $0.old, after: $0.old) }) ?? before,
      after.applying(folds.map { .shown($0.pair.newPath, before: $0.new, after: $0.new) }) ?? after
    )
  }

  /// Returns the subtree with a digest, without frames; `nil` if its text is unknown or another one's.
  private func subtree(_ digest: UInt32) -> RenderNode? {
    guard let text = texts[digest], RenderNode.digest(of: text) == digest else { return nil }
    return try? RenderNode(text: text)
  }
}

extension Storyboard {
  /// The digests that only one of two storyboards has, whose texts say what differs.
  ///
  /// - Parameter other: The other storyboard.
  package func digests(differingFrom other: Storyboard) -> Set<UInt32> {
    digests.symmetricDifference(other.digests)
  }

  private var digests: Set<UInt32> { Set(steps.flatMap(\.tree.digests)) }
}

/// The nodes of two trees that are one node, folded in both, with two digests.
private struct DifferingFolds {
  let pairs: [Pair]

  struct Pair {
    let oldPath: TreePath
    let newPath: TreePath
    let before: UInt32
    let after: UInt32
  }

  init(_ before: RenderNode, _ after: RenderNode) {
    let (former, present) = (Set(before.digests), Set(after.digests))
    guard before.type.isIdentical(to: after.type), !former.isSubset(of: present),
      !present.isSubset(of: former)
    else {
      pairs = []
      return
    }
    let matching = TreeMatching(FlatTree(before), FlatTree(after), budget: 1_000_000, identity: .likely)
    pairs = matching.origins.indices.compactMap { new in
      guard let old = matching.origins[new], let before = matching.before.nodes[old].digest,
        let after = matching.after.nodes[new].digest, before != after
      else { return nil }
      return Pair(
        oldPath: matching.before.path(of: old), newPath: matching.after.path(of: new), before: before,
        after: after)
    }
  }
}

extension RenderNode {
  /// The digest of what the node folds; `nil` if it folds nothing.
  fileprivate var digest: UInt32? {
    if case .folded(let fold) = place { fold.digest } else { nil }
  }

  /// The digests of all folds in the tree.
  fileprivate var digests: [UInt32] {
    var digests: [UInt32] = []
    var open = [self]
    while let node = open.popLast() {
      if let digest = node.digest { digests.append(digest) }
      open += node.children
    }
    return digests
  }
}
