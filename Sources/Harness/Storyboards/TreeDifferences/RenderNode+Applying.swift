import RenderTree

extension RenderNode {
  /// Returns the tree after `change`; `nil` if the tree has no such node or index.
  package func applying(_ change: TreeChange) -> RenderNode? {
    applying([change])
  }

  /// Returns the tree after all `changes`; `nil` if one of them does not fit.
  package func applying(_ changes: [TreeChange]) -> RenderNode? {
    var tree = ChangingTree(self)
    for change in changes where !tree.apply(change) { return nil }
    return tree.settledTree
  }
}

extension RenderNode {
  /// Returns the node at `path`; `nil` if there is no such node.
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
