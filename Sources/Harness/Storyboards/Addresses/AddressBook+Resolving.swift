import Diagnostics
import RenderTree

/// The addresses of the nodes of one tree, as storyboards name them.
package struct NodeAddresses: Sendable {
  private var book: AddressBook

  package init(of tree: RenderNode) {
    book = AddressBook(tree)
  }

  /// The shortest unique address of the node at `path`, which the tree must have: `UISwitch #SyncSwitch`.
  package mutating func address(of path: TreePath) -> String {
    book.address(of: path).printed
  }
}

extension AddressBook {
  /// The shortest unique address of the node at `path`, which the tree must have.
  mutating func address(of path: TreePath) -> NodeAddress {
    let number = number(at: path) ?? 0
    if let selector = uniqueSelector(of: number) { return NodeAddress(node: selector) }
    let selectors = entries[number].selectors
    let ancestor = namedAncestor(of: number)
    if let ancestor, let selector = onlySelector(of: number, inside: ancestor.number) {
      return NodeAddress(node: selector, ancestor: ancestor.selector)
    }
    // The first selector says most of the node; a number makes up for its fitting others, too.
    return numbered(number, selectors[0], inside: ancestor)
  }

  /// The first selector of the node that fits no other node of the tree.
  private func uniqueSelector(of number: Int) -> NodeSelector? {
    entries[number].selectors.first { fittingNodes[$0]?.count == 1 }
  }

  /// The first selector of the node that fits no other node below an ancestor.
  private mutating func onlySelector(of number: Int, inside ancestor: Int) -> NodeSelector? {
    for selector in entries[number].selectors where fitting(selector, inside: ancestor).count == 1 {
      return selector
    }
    return nil
  }

  /// The nearest ancestor that has an address without ancestor and number.
  private func namedAncestor(of number: Int) -> (number: Int, selector: NodeSelector)? {
    for ancestor in lineage(of: number).dropFirst() {
      if let selector = uniqueSelector(of: ancestor) { return (ancestor, selector) }
    }
    return nil
  }

  /// An address with a number, which names the ancestor only where nodes elsewhere fit the selector too.
  private mutating func numbered(
    _ number: Int, _ selector: NodeSelector, inside ancestor: (number: Int, selector: NodeSelector)?
  ) -> NodeAddress {
    let inside = fitting(selector, inside: ancestor?.number)
    return NodeAddress(
      node: selector,
      ordinal: NodeAddress.Ordinal(number: inside.index(of: number) + 1, count: inside.count),
      ancestor: inside.count == fittingNodes[selector]?.count ? nil : ancestor?.selector)
  }
}

extension AddressBook {
  /// The path of the node that `address` names; throws where there is none, or more than one.
  mutating func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    var ancestor: Int?
    if let selector = address.ancestor { ancestor = try only(selector, inside: nil, at: position) }
    guard let ordinal = address.ordinal else {
      return path(of: try only(address.node, inside: ancestor, at: position))
    }
    let fitting = fitting(address.node, inside: ancestor)
    guard ordinal.count == fitting.count, ordinal.number > 0, let number = fitting[ordinal.number - 1] else {
      throw Diagnostic(
        "'\(address.printed)' is not in the tree here", at: position,
        expected: "one of \(fitting.count) nodes '\(address.node.printed)'")
    }
    return path(of: number)
  }

  /// The one node that `selector` fits.
  private mutating func only(
    _ selector: NodeSelector, inside ancestor: Int?, at position: SourcePosition
  ) throws(Diagnostic) -> Int {
    let all = fittingNodes[selector, default: []]
    // One node needs no order, and most addresses are those of one.
    if ancestor == nil, all.count == 1, let first = all.first { return first }
    let fitting = fitting(selector, inside: ancestor)
    if let first = fitting.first, fitting.count == 1 { return first }
    guard fitting.count == 0 else {
      throw Diagnostic(
        "\(fitting.count) nodes are '\(selector.printed)' here", at: position,
        expected: "an address that only one node has")
    }
    throw Diagnostic(
      "no node is '\(selector.printed)' here", at: position,
      expected: "the address of a node in the tree before the change",
      nearest: nearestName(
        to: selector.printed, in: nodes(inside: nil).flatMap { entries[$0].selectors }.map(\.printed)))
  }
}
