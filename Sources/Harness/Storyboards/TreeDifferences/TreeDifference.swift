import RenderTree
import TextFormats
import UTF8Text

/// How one tree becomes another: an ordered list of changes, node by node.
///
/// A node whose type and identifier are unique in both trees is one node, wherever it is. Other
/// nodes are matched among siblings: by type and identifier, by what they and their children say,
/// then by order and likeness. A subtree that was removed at one path and added at another is
/// moved, where no other is equal to it. Applying the changes in order to the first tree gives
/// exactly the second.
package struct TreeDifference: Hashable, Sendable {
  package var changes: [TreeChange]

  package var isEmpty: Bool { changes.isEmpty }

  /// Compares two trees. `budget` limits the pairs of siblings that are weighed in the whole tree.
  ///
  /// Too many siblings are compared only with those of about the same index, and beyond that
  /// matched by type and index, which takes no more time than reading the trees.
  package init(from before: RenderNode, to after: RenderNode, budget: Int = 1_000_000) {
    // A node's type cannot change, and the root has no parent to be removed from.
    guard before.type.isIdentical(to: after.type) else {
      changes = [.replaced(before: before, after: after)]
      return
    }
    changes = TreeRearrangement(TreeMatching(before, after, budget: budget)).changes
  }
}

/// One edit of a tree. Each change speaks of the tree that the changes before it have left.
package enum TreeChange: Hashable, Sendable {
  /// The node's own line differs; `before` and `after` have no children, and the same type.
  case changed(TreePath, before: RenderNode, after: RenderNode)
  /// `node`, with all its children, becomes the child of `parent` at `index`.
  case added(RenderNode, parent: TreePath, index: Int)
  /// The node leaves the tree with all its children; `node` is what left.
  case removed(TreePath, node: RenderNode)
  /// The node, with all its children, becomes the child of `parent` at `index`.
  ///
  /// Both paths are those before the move, and `index` is counted without the node.
  case moved(TreePath, parent: TreePath, index: Int)
  /// The whole tree gives way to another, since their roots are of different types.
  case replaced(before: RenderNode, after: RenderNode)
}

/// The way from a tree's root to one of its nodes: the index of a child at each level.
package typealias TreePath = [Int]

/// How much a change matters to a reader; the worst comes first.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
  /// Nodes came, went or moved.
  case structure
  /// What the user reads differs.
  case text
  /// What an assistive technology reads, or a test looks for, differs.
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
    case .added, .removed, .moved, .replaced: .structure
    case .changed(_, let before, let after):
      // No part differs where only the order of parts does, or how often one occurs.
      PartChange.all(from: before, to: after).flatMap { $0.before + $0.after }.map(\.severity).min() ?? .state
    }
  }
}

extension NodePart {
  /// How much a difference of this part matters to a reader.
  ///
  /// An attribute counts by its name where that says what it is for, else by its sort of value.
  package var severity: Severity {
    switch self {
    case .identifier: .accessibility
    case .text: .text
    case .frame: .geometry
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

  /// What an assistive technology says of a node in addition to its text and value.
  private static let spokenAttributes: Set = ["actions", "hint", "label", "traits"]
  /// How a node is drawn. These are strings too, such as `"#D70022"` or an image's name, but people do not read them.
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
    case .word, .number: .state
    case .numbers: .geometry
    }
  }
}
