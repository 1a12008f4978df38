import RenderTree
import TextFormats
import UTF8Text

/// The changes from one tree to another, in order, node by node.
///
///     let before = RenderNode("UIView", children: [RenderNode("UILabel", text: "Sync")])
///     var after = before
///     after.children[0].text = "Synk"
///     TreeDifference(from: before, to: after).changes
///     // .changed([0], before: UILabel "Sync", after: UILabel "Synk")
///
/// A node whose type and identifier are unique in both trees is one node, wherever it is. Other
/// nodes are matched among siblings: by type and identifier, by their texts and those of their
/// children, then by order and likeness. A subtree that was removed at one path and added at another
/// is moved, if no other is equal to it. Applying the changes in order to the first tree results in
/// exactly the second.
package struct TreeDifference: Hashable, Sendable {
  package var changes: [TreeChange]

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether at least two thirds of the new tree's nodes are new, shown or changed, so that the whole tree is easier to
  /// read than the changes.
  ///
  /// - Parameters:
  ///   - tree: The new tree.
  ///   - returns: What comes back, which is not new, by the indices of the changes that add it.
  func changesMost(of tree: RenderNode, _ returns: [Int: RemovedSubtrees.Return]) -> Bool {
    let touched = changes.enumerated().reduce(0) { count, change in
      count + (returns[change.offset]?.changes.count ?? change.element.touchedCount)
    }
    return 3 * touched >= 2 * tree.count
  }

  /// Compares two trees.
  ///
  /// - Parameters:
  ///   - before: The first tree.
  ///   - after: The second tree.
  ///   - budget: The most pairs of siblings to weigh, of what is folded and of the rest; a million by default. If there
  ///     are more, siblings are compared only with those of about the same index, and then matched
  ///     by type and index, which takes no more time than reading the trees.
  ///   - identity: When two nodes are one; as between the steps of a scenario by default.
  package init(
    from before: RenderNode, to after: RenderNode, budget: Int = 1_000_000, identity: NodeIdentity = .exact
  ) {
    // A node's type cannot change, and the root has no parent to be removed from.
    guard before.type.isIdentical(to: after.type) else {
      changes = [.replaced(before: before, after: after)]
      return
    }
    let folds = ChangedFolds(before, after, budget: budget, identity: identity)
    guard !folds.pairs.isEmpty else {
      changes = TreeRearrangement(folds.matching).changes
      return
    }
    let (old, new) = (FlatTree(before.applying(folds.changes) ?? before), FlatTree(after))
    let matching = TreeMatching(old, new, budget: budget, identity: identity) { matching in
      // What was folded or unfolded is one node, whatever else it resembles.
      for pair in folds.pairs {
        guard let origin = old.number(at: pair.old), let number = new.number(at: pair.new) else { continue }
        matching.matchSubtrees(origin, number)
      }
    }
    changes = folds.changes + TreeRearrangement(matching).changes
  }
}

/// One edit of a tree. Its paths are those in the tree after the previous changes.
package enum TreeChange: Hashable, Sendable {
  /// The node's own line changes; `before` and `after` have no children, and the same type.
  case changed(TreePath, before: RenderNode, after: RenderNode)
  /// The node is folded, with all that is in it; `before` is its subtree, and `after` has no children.
  case hidden(TreePath, before: RenderNode, after: RenderNode)
  /// The node is not folded any more; `before` has no children, and `after` is its subtree.
  case shown(TreePath, before: RenderNode, after: RenderNode)
  /// `node`, with all its children, becomes the child of `parent` at `index`.
  case added(RenderNode, parent: TreePath, index: Int)
  /// The node is removed from the tree with all its children; `node` is the removed subtree.
  case removed(TreePath, node: RenderNode)
  /// The node, with all its children, becomes the child of `parent` at `index`.
  ///
  /// Both paths are those before the move, and `index` is counted without the node.
  case moved(TreePath, parent: TreePath, index: Int)
  /// Two children of one parent take each other's places, in the order of siblings and on the screen.
  case swapped(TreePath, TreePath)
  /// The whole tree is replaced, since the types of the roots differ.
  case replaced(before: RenderNode, after: RenderNode)
}

/// The path from a tree's root to one of its nodes: the index of a child at each level.
package typealias TreePath = [Int]

/// How much a change matters to a reader; the worst comes first.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
  /// Nodes were added, removed, moved or swapped.
  case structure
  /// A text that the user reads differs.
  case text
  /// A text that an assistive technology reads, or an identifier that a test looks up, differs.
  case accessibility
  /// A switch, a selection, a style differs.
  case state
  /// Only positions and sizes differ.
  case geometry

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TreeChange {
  /// The severity of the worst part of the change.
  package var severity: Severity {
    switch self {
    case .added, .removed, .moved, .swapped, .replaced, .hidden, .shown: .structure
    case .changed(_, let before, let after):
      // If only the order or the number of equal parts differs, no part does.
      PartChange.all(from: before, to: after).flatMap { $0.before + $0.after }.map(\.severity).min() ?? .state
    }
  }
}

extension TreeChange {
  /// The number of nodes in the new tree that are new, shown or changed.
  fileprivate var touchedCount: Int {
    switch self {
    case .changed, .hidden: 1
    case .added(let node, _, _), .shown(_, _, let node), .replaced(_, let node): node.count
    case .removed, .moved: 0
    case .swapped: 2
    }
  }
}

extension RenderNode {
  /// The number of nodes in the tree.
  var count: Int {
    var (count, open) = (0, [self])
    while let node = open.popLast() {
      count += 1
      open += node.children
    }
    return count
  }
}

extension NodePart {
  /// How much a difference of this part matters to a reader.
  ///
  /// For an attribute, it depends on the name if that is a known one, otherwise on the kind of value.
  package var severity: Severity {
    switch self {
    case .identifier: .accessibility
    case .text: .text
    case .place(.folded): .state
    case .place: .geometry
    case .state: .state
    case .attribute(let attribute):
      if Self.spokenAttributes.contains(attribute.name) {
        .accessibility
      } else if Self.drawnAttributes.contains(attribute.name) {
        .state
      } else {
        attribute.value.severity
      }
    }
  }

  /// The attributes that assistive technologies read in addition to a text and a value.
  private static let spokenAttributes: Set = ["actions", "hint", "label", "traits"]
  /// The attributes of a node's drawing. Some are strings, such as a gradient's colors or an image's name,
  /// but people do not read them.
  private static let drawnAttributes: Set = [
    "background", "backgroundImage", "borderColor", "color", "gradient", "image", "onTint",
    "placeholderColor",
    "runs", "tint",
  ]
}

extension RenderValue {
  fileprivate var severity: Severity {
    switch self {
    case .string: .text
    case .word, .color, .number: .state
    case .numbers: .geometry
    }
  }
}
