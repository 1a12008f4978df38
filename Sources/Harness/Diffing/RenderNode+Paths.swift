import RenderTree

extension RenderNode {
  /// The node at `path`, or `nil` where the tree has none there.
  public func node(at path: TreePath) -> RenderNode? {
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node
  }

  /// The tree with another node at `path`, or `nil` where it has none there.
  func replacingNode(at path: TreePath, with edit: (RenderNode) -> RenderNode?) -> RenderNode? {
    var ancestors: [RenderNode] = []
    var node = self
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      ancestors.append(node)
      node = node.children[index]
    }
    guard var result = edit(node) else { return nil }
    for (var ancestor, index) in zip(ancestors, path).reversed() {
      ancestor.children[index] = result
      result = ancestor
    }
    return result
  }

  /// The node without its children.
  public var withoutChildren: RenderNode {
    var copy = self
    copy.children = []
    return copy
  }
}
