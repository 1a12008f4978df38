import RenderTree
import Storyboards

/// Frames that follow from the layout of neighbors: equal amounts are one change that is passed on.
extension FrameGraph {
  mutating func connect(_ siblings: Siblings) {
    var firsts: [(amount: Double, node: Int)] = []
    for (index, sibling) in siblings.all.enumerated() {
      connectStart(sibling, index, siblings, firsts)
      connectSize(sibling, index, siblings)
      connectContainer(to: sibling, siblings)
      // The first that moved by an amount is the reason for the others; lists have few amounts.
      if sibling.start != 0, firsts.count < 16, !firsts.contains(where: { isEqual($0.amount, sibling.start) })
      {
        firsts.append((sibling.start, sibling.node))
      }
    }
  }

  /// Makes a start follow from the end of the previous node, from the first node that moved in the same way,
  /// from the container, or from the node's own size if that grows around its middle or its end.
  private mutating func connectStart(
    _ sibling: Siblings.Sibling, _ index: Int, _ siblings: Siblings, _ firsts: [(amount: Double, node: Int)]
  ) {
    let axis = siblings.axis
    guard let start = self[sibling.node, axis, .start] else { return }
    if let before = siblings.before(index), isEqual(before.end, sibling.start) {
      connect(start, to: self[before.node, axis, .start], self[before.node, axis, .size])
    }
    if let first = firsts.first(where: { isEqual($0.amount, sibling.start) }) {
      connect(start, to: self[first.node, axis, .start])
    }
    for role in [Quantity.Role.size, .content] {
      let around = self[siblings.container.old, axis, role]
      if isEqual(sibling.start, amount(around)) || isEqual(sibling.start, amount(around) / 2) {
        connect(start, to: around)
      }
    }
    if isEqual(sibling.start, -sibling.size) || isEqual(sibling.start, -sibling.size / 2) {
      connect(start, to: self[sibling.node, axis, .size])
    }
    guard edges[start].isEmpty, sibling.size == 0, let next = siblings.next(index) else { return }
    if isEqual(next.start, sibling.end) { connect(start, to: self[next.node, axis, .start]) }
  }

  /// Makes a size follow from the container's, or from the previous node if only this node's start moved.
  private mutating func connectSize(_ sibling: Siblings.Sibling, _ index: Int, _ siblings: Siblings) {
    let axis = siblings.axis
    guard let size = self[sibling.node, axis, .size] else { return }
    for role in [Quantity.Role.size, .content] {
      let around = self[siblings.container.old, axis, role]
      if around != nil, isEqual(sibling.size, amount(around)) { connect(size, to: around) }
    }
    if let before = siblings.before(index), isEqual(sibling.end, 0), isEqual(sibling.start, before.end) {
      connect(size, to: self[before.node, axis, .start], self[before.node, axis, .size])
    }
  }

  /// Makes the size of the container, or of its content, follow from a child whose end or size changed by as
  /// much.
  private mutating func connectContainer(to sibling: Siblings.Sibling, _ siblings: Siblings) {
    let axis = siblings.axis
    for role in [Quantity.Role.size, .content] {
      guard let around = self[siblings.container.old, axis, role] else { continue }
      if isEqual(sibling.end, amount(around)) {
        connect(around, to: self[sibling.node, axis, .start], self[sibling.node, axis, .size])
      } else if isEqual(sibling.size, amount(around)) {
        connect(around, to: self[sibling.node, axis, .size])
      }
    }
  }

  /// Makes the height of a text, or of another node without children, follow from its width.
  mutating func connectLeaves() {
    for (index, quantity) in quantities.enumerated()
    where quantity.axis == .vertical && quantity.role == .size {
      let node = trees.before.nodes[quantity.node]
      guard node.text != nil || node.children.isEmpty else { continue }
      connect(index, to: self[quantity.node, .horizontal, .size])
    }
  }
}
