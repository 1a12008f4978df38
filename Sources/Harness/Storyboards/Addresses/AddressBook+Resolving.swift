import Diagnostics
import RenderTree

/// The addresses of the nodes of one tree, as storyboards name them.
///
///     // UITableView
///     //   UITableViewCell
///     //     UILabel "Sync"
///     //   UITableViewCell
///     var addresses = NodeAddresses(of: tree)
///     addresses.address(of: [0])  // UITableViewCell with "Sync"
///     addresses.address(of: [1])  // UITableViewCell 2
package struct NodeAddresses: Sendable {
  private var book: AddressBook

  package init(of tree: RenderNode) {
    book = AddressBook(tree)
  }

  /// Returns the shortest unique address of the node at a path, such as `UISwitch #SyncSwitch`.
  ///
  /// - Parameter path: The path of a node of the tree.
  package mutating func address(of path: TreePath) -> String {
    book.address(of: path).printed
  }
}

extension AddressBook {
  /// Returns the shortest unique address of the node at `path`, which must be in the tree.
  mutating func address(of path: TreePath) -> NodeAddress {
    let found = number(at: path)
    if let found { noteFound(found, at: path) }
    let number = found ?? 0
    if let selector = uniqueSelector(of: number) { return NodeAddress(node: selector) }
    let ancestor = namedAncestor(of: number)
    if let ancestor, let selector = onlySelector(of: number, inside: ancestor.number) {
      return NodeAddress(node: selector, ancestor: ancestor.selector)
    }
    // The first selector is the most descriptive; a number distinguishes the node from others that it fits.
    return numbered(number, inside: ancestor)
  }

  /// The first selector of the node that fits no other node of the tree.
  private func uniqueSelector(of number: Int) -> NodeSelector? {
    let index = entries[number].selectors.firstIndex { fittingNodes.count(of: $0) == 1 }
    return index.map { entries[number].selector(at: $0) }
  }

  /// The first selector of the node that fits no other node below an ancestor.
  private mutating func onlySelector(of number: Int, inside ancestor: Int) -> NodeSelector? {
    for (index, selector) in entries[number].selectors.enumerated()
    where fitting(selector, inside: ancestor).count == 1 {
      return entries[number].selector(at: index)
    }
    return nil
  }

  /// The nearest ancestor that has an address without ancestor and number.
  private func namedAncestor(of number: Int) -> (number: Int, selector: NodeSelector)? {
    var next = entries[number].parent
    while let ancestor = next {
      if let selector = uniqueSelector(of: ancestor) { return (ancestor, selector) }
      next = entries[ancestor].parent
    }
    return nil
  }

  /// Returns an address with a number. It names the ancestor only if the selector also fits nodes elsewhere.
  private mutating func numbered(
    _ number: Int, inside ancestor: (number: Int, selector: NodeSelector)?
  ) -> NodeAddress {
    let selector = entries[number].selectors[0]
    let inside = fitting(selector, inside: ancestor?.number)
    let isWhole = inside.count == fittingNodes.count(of: selector)
    return NodeAddress(
      node: entries[number].selector(at: 0),
      number: inside.index(of: number) + 1,
      ancestor: isWhole ? nil : ancestor?.selector)
  }
}

extension AddressBook {
  /// Returns the path of the node that `address` names; throws unless there is exactly one.
  mutating func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    var ancestor: Int?
    if let selector = address.ancestor { ancestor = try only(selector, inside: nil, at: position) }
    guard let ordinal = address.number else {
      return foundPath(of: try only(address.node, inside: ancestor, at: position))
    }
    let fitting = fittingNodes[address.node].map { self.fitting($0, inside: ancestor) }
    let count = fitting?.count ?? 0
    guard ordinal > 0, let number = fitting?[ordinal - 1] else {
      throw Diagnostic(
        "'\(address.printed)' is not in the tree here", at: position,
        expected: count == 0
          ? "the address of a node in the tree before the change"
          : "a number from 1 to \(count) after '\(address.node.printed)'")
    }
    return foundPath(of: number)
  }

  private mutating func foundPath(of number: Int) -> TreePath {
    let path = path(of: number)
    noteFound(number, at: path)
    return path
  }

  /// Returns the only node that `selector` fits; throws if there is no such node, or several.
  private mutating func only(
    _ selector: NodeSelector, inside ancestor: Int?, at position: SourcePosition
  ) throws(Diagnostic) -> Int {
    let number = fittingNodes[selector]
    // Most selectors fit one node, for which no order is needed.
    if ancestor == nil, let only = number.flatMap(fittingNodes.only) { return only }
    let fitting = number.map { self.fitting($0, inside: ancestor) }
    let count = fitting?.count ?? 0
    if count == 1, let first = fitting?.first { return first }
    guard count == 0 else {
      throw Diagnostic(
        "\(count) nodes are '\(selector.printed)' here", at: position,
        expected: "an address that only one node has")
    }
    throw Diagnostic(
      "no node is '\(selector.printed)' here", at: position,
      expected: "the address of a node in the tree before the change",
      nearest: nearestName(
        to: selector.printed,
        in: nodes(inside: nil).flatMap { number in
          entries[number].selectors.indices.map { entries[number].selector(at: $0).printed }
        }))
  }
}
