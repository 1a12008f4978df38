/// Which nodes each selector fits. A selector has a number, since hashing it each time would take long.
struct FittingNodes: Sendable {
  private var numbering = Numbering<NodeSelector>()
  /// The nodes of each selector, by its number.
  private var nodes: [Nodes] = []

  /// Most selectors fit one node.
  private enum Nodes {
    case one(Int)
    case some(Set<Int>)
  }

  /// The number of a selector; `nil` where no node ever had it.
  subscript(selector: NodeSelector) -> Int? { numbering[selector] }

  /// The number of a selector, which gets one where it has none.
  mutating func number(of selector: NodeSelector) -> Int {
    let number = numbering.number(of: selector)
    if number == nodes.count { nodes.append(.some([])) }
    return number
  }

  /// Prepares for that many selectors.
  mutating func reserveCapacity(_ capacity: Int) {
    numbering.reserveCapacity(capacity)
    nodes.reserveCapacity(capacity)
  }

  /// How many nodes a selector fits.
  func count(of selector: Int) -> Int {
    switch nodes[selector] {
    case .one: 1
    case .some(let nodes): nodes.count
    }
  }

  /// The node that alone fits a selector; `nil` where several do, or none.
  func only(of selector: Int) -> Int? {
    switch nodes[selector] {
    case .one(let node): node
    case .some(let nodes): nodes.count == 1 ? nodes.first : nil
    }
  }

  /// All nodes that a selector fits.
  func all(of selector: Int) -> Set<Int> {
    switch nodes[selector] {
    case .one(let node): [node]
    case .some(let nodes): nodes
    }
  }

  mutating func insert(_ node: Int, for selector: Int) {
    switch nodes[selector] {
    case .one(let first): nodes[selector] = .some([first, node])
    case .some(var set):
      nodes[selector] = .one(node)
      guard !set.isEmpty else { return }
      // The set is no longer in the list here, so that inserting does not copy it.
      set.insert(node)
      nodes[selector] = .some(set)
    }
  }

  mutating func remove(_ node: Int, for selector: Int) {
    switch nodes[selector] {
    case .one: nodes[selector] = .some([])
    case .some(var set):
      nodes[selector] = .some([])
      set.remove(node)
      nodes[selector] = .some(set)
    }
  }
}
