import RenderTree

extension RenderNode {
  /// The tree after `change`, or `nil` where the tree has no such node or index.
  package func applying(_ change: TreeChange) -> RenderNode? {
    var tree = self
    return tree.apply(change) ? tree : nil
  }

  /// The tree after all `changes`, or `nil` where one of them does not fit.
  package func applying(_ changes: [TreeChange]) -> RenderNode? {
    var tree = self
    return changes.allSatisfy { tree.apply($0) } ? tree : nil
  }

  /// Applies `change` in place; returns `false`, and leaves the tree, where it has no such node or index.
  package mutating func apply(_ change: TreeChange) -> Bool {
    switch change {
    case .changed(let path, _, let after):
      return editNode(at: path) { node in
        let children = node.children
        node = after
        node.children = children
        return true
      }
    case .added(let node, let parent, let index): return insert(node, in: parent, at: index)
    case .removed(let path, _): return remove(path)
    case .moved(let path, let parent, let index): return move(path, to: parent, at: index)
    case .replaced(_, let after):
      self = after
      return true
    }
  }

  private mutating func insert(_ child: RenderNode, in parent: TreePath, at index: Int) -> Bool {
    editNode(at: parent) { node in
      guard (0...node.children.count).contains(index) else { return false }
      node.children.insert(child, at: index)
      return true
    }
  }

  private mutating func remove(_ path: TreePath) -> Bool {
    guard let index = path.last else { return false }
    return editNode(at: path.dropLast()) { node in
      guard node.children.indices.contains(index) else { return false }
      node.children.remove(at: index)
      return true
    }
  }

  private mutating func move(_ path: TreePath, to parent: TreePath, at index: Int) -> Bool {
    guard let moved = node(at: path), let parent = parent.afterRemoval(of: path) else { return false }
    let original = self
    if remove(path), insert(moved, in: parent, at: index) { return true }
    self = original
    return false
  }
}

extension TreePath {
  /// The same node's path once the node at `removed` has left, or `nil` where this one leaves with it.
  package func afterRemoval(of removed: TreePath) -> TreePath? {
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
  /// Nodes on the way are taken out of their parents and put back: otherwise lists of siblings would be copied.
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
