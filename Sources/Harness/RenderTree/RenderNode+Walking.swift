extension RenderNode {
  /// Visits all nodes with their depths, each before its children, and leaves each behind them.
  ///
  /// It does not recurse, so that a deep tree cannot overflow the stack.
  func walk(
    enter: (_ node: RenderNode, _ depth: Int) -> Void,
    leave: (_ node: RenderNode, _ depth: Int, _ isLast: Bool) -> Void = { _, _, _ in }
  ) {
    var siblings = [self]
    var next = 0
    var open: [(siblings: [RenderNode], next: Int)] = []
    while true {
      if next < siblings.count {
        enter(siblings[next], open.count)
        if !siblings[next].children.isEmpty {
          open.append((siblings, next))
          (siblings, next) = (siblings[next].children, 0)
          continue
        }
      } else {
        guard let above = open.popLast() else { return }
        (siblings, next) = above
      }
      leave(siblings[next], open.count, next == siblings.count - 1)
      next += 1
    }
  }
}
