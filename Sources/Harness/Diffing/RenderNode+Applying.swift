import RenderTree

extension RenderNode {
  /// The tree after `change`, or `nil` where the tree has no such node or index.
  public func applying(_ change: TreeChange) -> RenderNode? {
    switch change {
    case .changed(let path, _, var after):
      replacingNode(at: path) { node in
        after.children = node.children
        return after
      }
    case .added(let node, let parent, let index): inserting(node, in: parent, at: index)
    case .removed(let path, _): removing(path)
    case .moved(let path, let parent, let index): moving(path, to: parent, at: index)
    case .replaced(_, let after): after
    }
  }

  /// The tree after all `changes`, or `nil` where one of them does not fit.
  public func applying(_ changes: [TreeChange]) -> RenderNode? {
    changes.reduce(self) { tree, change in tree?.applying(change) }
  }

  private func inserting(_ child: RenderNode, in parent: TreePath, at index: Int) -> RenderNode? {
    replacingNode(at: parent) { node in
      guard (0...node.children.count).contains(index) else { return nil }
      var node = node
      node.children.insert(child, at: index)
      return node
    }
  }

  private func removing(_ path: TreePath) -> RenderNode? {
    guard let index = path.last else { return nil }
    return replacingNode(at: path.dropLast()) { node in
      guard node.children.indices.contains(index) else { return nil }
      var node = node
      node.children.remove(at: index)
      return node
    }
  }

  private func moving(_ path: TreePath, to parent: TreePath, at index: Int) -> RenderNode? {
    guard let moved = node(at: path), let parent = parent.afterRemoval(of: path) else { return nil }
    return removing(path)?.inserting(moved, in: parent, at: index)
  }
}

extension TreePath {
  /// The same node's path once the node at `removed` has left, or `nil` where this one leaves with it.
  public func afterRemoval(of removed: TreePath) -> TreePath? {
    guard let index = removed.last, count >= removed.count, starts(with: removed.dropLast()) else {
      return self
    }
    let level = removed.count - 1
    if self[level] == index { return nil }
    var path = self
    if path[level] > index { path[level] -= 1 }
    return path
  }
}
