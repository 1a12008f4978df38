/// The nodes that a selector fits, in the order of the tree.
extension AddressBook {
  /// The nodes that `selector` fits among those below `ancestor`, or among all, in the order of the tree.
  mutating func fitting(_ selector: Int, inside ancestor: Int?) -> ArrangedNodes {
    let order = order(of: selector)
    return ArrangedNodes(
      order: order, range: ancestor.map { range(of: order, inside: $0) } ?? 0..<order.count)
  }

  /// Some nodes in the order of the tree: a part of an order.
  struct ArrangedNodes {
    let order: RankedList
    let range: Range<Int>

    var count: Int { range.count }
    var first: Int? { range.isEmpty ? nil : order[range.lowerBound] }

    /// The node at an index; `nil` where there are fewer.
    subscript(index: Int) -> Int? {
      (0..<count).contains(index) ? order[range.lowerBound + index] : nil
    }

    /// The index of one of the nodes.
    func index(of number: Int) -> Int { (order.index(of: number) ?? 0) - range.lowerBound }
  }

  private mutating func order(of selector: Int) -> RankedList {
    if let order = orders[selector] { return order }
    let order = RankedList(arranged(fittingNodes.all(of: selector)))
    orders[selector] = order
    return order
  }

  /// Sorts a few nodes by their paths; for many it is quicker to go through the whole tree.
  private func arranged(_ numbers: Set<Int>) -> [Int] {
    // Sorting costs a path for each node, going through the tree one look at each of its nodes.
    guard numbers.count * 32 < entries.count else { return nodes(inside: nil).filter(numbers.contains) }
    return numbers.map { ($0, path(of: $0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// The indices in an order of what is below a node; most often that is everything.
  private func range(of order: RankedList, inside ancestor: Int) -> Range<Int> {
    if let first = order.first, let last = order.last, isBelow(first, ancestor), isBelow(last, ancestor) {
      return 0..<order.count
    }
    // What is below a node is a run of the order: it begins behind the node and ends at the first
    // that is not inside.
    let start = order.partitioningIndex { precedes(ancestor, $0) }
    let end = order.partitioningIndex { precedes(ancestor, $0) && !isBelow($0, ancestor) }
    return start..<end
  }

  private func isBelow(_ number: Int, _ ancestor: Int) -> Bool {
    number != ancestor && isInside(number, ancestor)
  }

  /// Whether a node comes before another one, in the order of the tree.
  private func precedes(_ first: Int, _ second: Int) -> Bool {
    // Most nodes that are alike are siblings.
    if let parent = entries[first].parent, parent == entries[second].parent {
      // A parent may have thousands of children, whose paths would be equal but for the last index.
      let children = entries[parent].children
      return (children.index(of: first) ?? 0) < (children.index(of: second) ?? 0)
    }
    return path(of: first).lexicographicallyPrecedes(path(of: second))
  }

  mutating func enterOrders(_ number: Int) {
    // Only orders that were needed once are kept up to date; most selectors never have one.
    guard !orders.isEmpty else { return }
    // No copy of an order is kept: it would be copied as a whole by the insertion.
    for selector in entries[number].selectors where orders[selector]?.index(of: number) == nil {
      guard let index = orders[selector]?.partitioningIndex(where: { precedes(number, $0) }) else { continue }
      orders[selector]?.insert(number, at: index)
    }
  }

  mutating func leaveOrders(_ number: Int) {
    guard !orders.isEmpty else { return }
    for selector in entries[number].selectors { orders[selector]?.remove(number) }
  }
}
