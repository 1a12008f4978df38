import RenderTree

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
