extension RenderNode {
  /// Visits all nodes with their depths, each before its children, and leaves each behind them.
  ///
  /// It does not recurse, so that a deep tree cannot overflow the stack. It shows nodes where they lie in the tree,
  /// which stays for as long as the walk takes: each copy of a node would count all that the node refers to.
  func walk(
    enter: (_ node: UnsafePointer<RenderNode>, _ depth: Int) -> Void,
    leave: (_ hasChildren: Bool, _ depth: Int, _ isLast: Bool) -> Void = { _, _, _ in }
  ) {
    withUnsafePointer(to: self) { root in
      var siblings = UnsafeBufferPointer(start: root, count: 1)
      var next = 0
      var open: [(siblings: UnsafeBufferPointer<RenderNode>, next: Int)] = []
      while let first = siblings.baseAddress {
        if next < siblings.count {
          let node = first + next
          next += 1
          enter(node, open.count)
          if node.pointee.children.isEmpty {
            leave(false, open.count, next == siblings.count)
          } else {
            open.append((siblings, next))
            siblings = node.pointee.children.withUnsafeBufferPointer { $0 }
            next = 0
          }
        } else {
          guard let above = open.popLast() else { return }
          (siblings, next) = above
          leave(true, open.count, next == siblings.count)
        }
      }
    }
  }
}
