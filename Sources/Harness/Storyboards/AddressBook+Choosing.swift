extension AddressBook {
  /// The shortest unique address of the node at `path`, which the tree must have.
  func address(of path: TreePath) -> NodeAddress {
    let number = number(at: path)
    if let selector = uniqueSelector(of: number) { return NodeAddress(node: selector) }
    let selectors = entries[number].selectors
    let ancestor = namedAncestor(of: number)
    if let ancestor, let selector = selectors.first(where: { isUnique($0, inside: ancestor.number) }) {
      return NodeAddress(node: selector, ancestor: ancestor.selector)
    }
    return numbered(number, selectors[0], inside: ancestor)
  }

  /// The first selector of the node that fits no other node of the tree.
  private func uniqueSelector(of number: Int) -> NodeSelector? {
    entries[number].selectors.first { places[$0]?.count == 1 }
  }

  private func isUnique(_ selector: NodeSelector, inside ancestor: Int) -> Bool {
    Array(fitting(selector, inside: ancestor).prefix(2)).count == 1
  }

  /// The nearest ancestor that has an address without ancestor and number.
  private func namedAncestor(of number: Int) -> (number: Int, selector: NodeSelector)? {
    for ancestor in lineage(of: number).dropFirst() {
      if let selector = uniqueSelector(of: ancestor) { return (ancestor, selector) }
    }
    return nil
  }

  /// An address with a number, which names the ancestor only where nodes elsewhere fit the selector too.
  private func numbered(
    _ number: Int, _ selector: NodeSelector, inside ancestor: (number: Int, selector: NodeSelector)?
  ) -> NodeAddress {
    let inside = Array(fitting(selector, inside: ancestor?.number))
    let before = inside.prefix { $0 != number }.count
    return NodeAddress(
      node: selector, ordinal: NodeAddress.Ordinal(number: before + 1, count: inside.count),
      ancestor: inside.count == places[selector]?.count ? nil : ancestor?.selector)
  }
}
