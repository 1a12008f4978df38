import RenderTree

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

  /// Edits the node at `path` in place, and returns whether the tree has one there and `edit` agreed.
  ///
  /// Nodes on the way are taken out of their parents and put back, so that no list of siblings is copied.
  mutating func editNode(at path: TreePath, _ edit: (inout RenderNode) -> Bool) -> Bool {
    guard node(at: path) != nil else { return false }
    var ancestors: [RenderNode] = []
    for index in path {
      var child = RenderNode("")
      swap(&child, &children[index])
      ancestors.append(self)
      self = child
    }
    let isEdited = edit(&self)
    for index in path.reversed() {
      var ancestor = ancestors.removeLast()
      swap(&self, &ancestor.children[index])
      self = ancestor
    }
    return isEdited
  }

  /// The node without its children.
  package var withoutChildren: RenderNode {
    var copy = self
    copy.children = []
    return copy
  }
}
