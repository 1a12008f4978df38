import RenderTree

extension AuditedScreen {
  /// The controls that lie over an earlier one of the tree, by more than a point.
  ///
  /// A control in another one is a part of it, and what scrolls under something that does not can be scrolled away.
  var overlappingTargets: [AuditOffense] {
    let targets = nodes.indices.filter { nodes[$0].isTarget }
    return targets.flatMap { later in
      targets.prefix { $0 < later }.filter { overlap($0, later) && !areNested($0, later) }.map { earlier in
        AuditOffense(number: later, problem: "lies over \(nodes[earlier].node.name)")
      }
    }
  }

  private func overlap(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (nodes[first], nodes[second])
    guard one.surroundings.scrollView == other.surroundings.scrollView else { return false }
    let common = one.visibleFrame.intersection(other.visibleFrame)
    return common.width > 1 && common.height > 1
  }
}

extension RenderNode {
  /// The node as a reader knows it: its line without its frame, states and attributes.
  fileprivate var name: String {
    RenderNode(type, identifier: identifier, text: text).line
  }
}
