import Diffing
import RenderTree
import SourceText

/// The addresses of all nodes of one tree.
struct AddressBook: Sendable {
  private var entries: [Entry] = []
  /// The nodes that a selector fits, in the order of the tree.
  private var places: [NodeSelector: [Int]] = [:]

  private struct Entry {
    let selectors: [NodeSelector]
    let parent: Int?
    /// The node's index among its siblings.
    let index: Int
    var children: [Int] = []
    /// How many nodes the subtree has.
    var size = 1
  }

  init(_ tree: RenderNode) {
    var open: [(node: RenderNode, parent: Int?, index: Int)] = [(tree, nil, 0)]
    while let (node, parent, index) = open.popLast() {
      let number = entries.count
      add(node, Entry(selectors: NodeSelector.all(for: node), parent: parent, index: index))
      open += node.children.enumerated().reversed().map { ($1, number, $0) }
    }
    for number in entries.indices.reversed() {
      if let parent = entries[number].parent { entries[parent].size += entries[number].size }
    }
  }

  private mutating func add(_ node: RenderNode, _ entry: Entry) {
    for selector in entry.selectors { places[selector, default: []].append(entries.count) }
    if node.identifier != nil, node.text != nil {
      let both = NodeSelector(type: node.type, identifier: node.identifier, text: node.text)
      places[both, default: []].append(entries.count)
    }
    if let parent = entry.parent { entries[parent].children.append(entries.count) }
    entries.append(entry)
  }
}

extension AddressBook {
  /// The shortest unique address of the node at `path`, which the tree must have.
  func address(of path: TreePath) -> NodeAddress {
    let number = entry(at: path)
    let selectors = entries[number].selectors
    if let selector = selectors.first(where: { places[$0]?.count == 1 }) {
      return NodeAddress(node: selector)
    }
    guard let (ancestor, selector) = namedAncestor(of: number) else {
      return numbered(selectors[0], number, in: places[selectors[0], default: []][...])
    }
    for candidate in selectors where fitting(candidate, inside: ancestor).count == 1 {
      return NodeAddress(node: candidate, ancestor: selector)
    }
    let inside = fitting(selectors[0], inside: ancestor)
    var address = numbered(selectors[0], number, in: inside)
    if inside.count != places[selectors[0]]?.count { address.ancestor = selector }
    return address
  }

  private func numbered(
    _ selector: NodeSelector, _ number: Int, in fitting: ArraySlice<Int>
  ) -> NodeAddress {
    let place = fitting.firstPlace(notBelow: number) - fitting.startIndex
    return NodeAddress(node: selector, ordinal: NodeAddress.Ordinal(number: place + 1, count: fitting.count))
  }

  /// The nearest ancestor that has an address without ancestor and number.
  private func namedAncestor(of number: Int) -> (Int, NodeSelector)? {
    var next = entries[number].parent
    while let ancestor = next {
      if let selector = entries[ancestor].selectors.first(where: { places[$0]?.count == 1 }) {
        return (ancestor, selector)
      }
      next = entries[ancestor].parent
    }
    return nil
  }

  /// The nodes that `selector` fits among the descendants of `ancestor`, in the order of the tree.
  private func fitting(_ selector: NodeSelector, inside ancestor: Int) -> ArraySlice<Int> {
    let all = places[selector, default: []][...]
    let start = all.firstPlace(notBelow: ancestor + 1)
    return all[start..<all.firstPlace(notBelow: ancestor + entries[ancestor].size)]
  }

  private func entry(at path: TreePath) -> Int {
    path.reduce(0) { parent, index in entries[parent].children[index] }
  }
}

extension AddressBook {
  /// The path of the node that `address` names; throws where there is none, or more than one.
  func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    var fitting = places[address.node, default: []][...]
    if let ancestor = address.ancestor {
      let number = try only(places[ancestor, default: []][...], ancestor.printed, at: position)
      fitting = self.fitting(address.node, inside: number)
    }
    guard let ordinal = address.ordinal else {
      return path(of: try only(fitting, address.node.printed, at: position))
    }
    guard ordinal.count == fitting.count, (1...max(1, fitting.count)).contains(ordinal.number) else {
      throw Diagnostic(
        "'\(address.printed)' is not in the tree here", at: position,
        expected: "one of \(fitting.count) nodes '\(address.node.printed)'")
    }
    return path(of: fitting[fitting.startIndex + ordinal.number - 1])
  }

  private func only(
    _ fitting: ArraySlice<Int>, _ name: String, at position: SourcePosition
  ) throws(Diagnostic) -> Int {
    if let first = fitting.first, fitting.count == 1 { return first }
    guard fitting.isEmpty else {
      throw Diagnostic(
        "\(fitting.count) nodes are '\(name)' here", at: position,
        expected: "an address that only one node has")
    }
    throw Diagnostic(
      "no node is '\(name)' here", at: position,
      expected: "the address of a node in the tree before the change",
      nearest: nearestName(to: name, in: entries.lazy.flatMap(\.selectors).map(\.printed)))
  }

  private func path(of number: Int) -> TreePath {
    var path: TreePath = []
    var number = number
    while let parent = entries[number].parent {
      path.append(entries[number].index)
      number = parent
    }
    return path.reversed()
  }
}

extension ArraySlice<Int> {
  /// Where the first of these increasing numbers stands that is not below `limit`, or the end.
  fileprivate func firstPlace(notBelow limit: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
