extension AddressBook {
  /// Returns the nodes that `selector` fits, in the order of the tree.
  ///
  /// - Parameter ancestor: The node below which they must be; `nil` for the whole tree.
  mutating func fitting(_ selector: Int, inside ancestor: Int?) -> ArrangedNodes {
    let order = order(of: selector)
    return ArrangedNodes(
      order: order, range: ancestor.map { range(of: order, inside: $0) } ?? 0..<order.count)
  }

  /// Nodes in the order of the tree: a range of an order.
  struct ArrangedNodes {
    let order: RankedList
    let range: Range<Int>

    var count: Int { range.count }
    var first: Int? { range.isEmpty ? nil : order[range.lowerBound] }

    /// The node at an index; `nil` if there are fewer.
    subscript(index: Int) -> Int? {
      (0..<count).contains(index) ? order[range.lowerBound + index] : nil
    }

    /// The index of a node, which must be one of these.
    func index(of number: Int) -> Int { (order.index(of: number) ?? 0) - range.lowerBound }
  }

  private mutating func order(of selector: Int) -> RankedList {
    if let order = orders[selector] { return order }
    let order = RankedList(arranged(fittingNodes.all(of: selector)))
    orders[selector] = order
    return order
  }

  /// Sorts a few nodes by their paths; with many, filters the whole tree instead, which is faster.
  private func arranged(_ numbers: Set<Int>) -> [Int] {
    // Sorting computes a path for each of the nodes; filtering looks at each node of the tree once.
    guard numbers.count * 32 < entries.count else { return nodes(inside: nil).filter(numbers.contains) }
    return numbers.map { ($0, path(of: $0)) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// Returns the indices in an order of the nodes below an ancestor, which are most often all of them.
  private func range(of order: RankedList, inside ancestor: Int) -> Range<Int> {
    if let first = order.first, let last = order.last, isBelow(first, ancestor), isBelow(last, ancestor) {
      return 0..<order.count
    }
    // The nodes below an ancestor are consecutive: they begin after it, and end before the first
    // node that is not in it.
    let start = order.partitioningIndex { precedes(ancestor, $0) }
    let end = order.partitioningIndex { precedes(ancestor, $0) && !isBelow($0, ancestor) }
    return start..<end
  }

  private func isBelow(_ number: Int, _ ancestor: Int) -> Bool {
    number != ancestor && isInside(number, ancestor)
  }

  /// Whether a node precedes another one in the order of the tree.
  private func precedes(_ first: Int, _ second: Int) -> Bool {
    // Most nodes that one selector fits are siblings.
    if let parent = entries[first].parent, parent == entries[second].parent {
      // A parent may have thousands of children, whose paths differ in the last index only.
      let children = entries[parent].children
      return (children.index(of: first) ?? 0) < (children.index(of: second) ?? 0)
    }
    return path(of: first).lexicographicallyPrecedes(path(of: second))
  }

  mutating func enterOrders(_ number: Int) {
    // Only orders that have been requested are kept up to date; most selectors never need one.
    guard !orders.isEmpty else { return }
    // The order is not held in a variable: inserting would then copy all of it.
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
