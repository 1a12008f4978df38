import RenderTree

extension RenderNode {
  /// The tree after `change`, or `nil` where the tree has no such node or index.
  package func applying(_ change: TreeChange) -> RenderNode? {
    applying([change])
  }

  /// The tree after all `changes`, or `nil` where one of them does not fit.
  package func applying(_ changes: [TreeChange]) -> RenderNode? {
    var tree = ChangingTree(self)
    for change in changes where !tree.apply(change) { return nil }
    return tree.tree
  }
}

extension RenderNode {
  /// The node at `path`, or `nil` where the tree has none there.
  package func node(at path: TreePath) -> RenderNode? {
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }

  /// The node without its children.
  package var withoutChildren: RenderNode {
    var copy = self
    copy.children = []
    return copy
  }
}
