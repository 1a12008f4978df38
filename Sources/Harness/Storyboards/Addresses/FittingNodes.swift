/// The nodes that each selector fits. Selectors have numbers, since hashing one each time is slow.
///
///     var fitting = FittingNodes()
///     let label = fitting.number(of: NodeSelector(type: "UILabel"))  // 0
///     for node in [3, 8] { fitting.insert(node, for: label) }
///     fitting.count(of: label)  // 2
///     fitting.only(of: label)  // nil
struct FittingNodes: Sendable {
  private var numbering = Numbering<NodeSelector>()
  /// The nodes of each selector, by its number.
  private var nodes: [Nodes] = []

  /// Most selectors fit one node.
  private enum Nodes {
    case one(Int)
    case some(Set<Int>)
  }

  /// The number of a selector; `nil` if it never had one.
  subscript(selector: NodeSelector) -> Int? { numbering[selector] }

  /// Returns the number of a selector, which gets the next one if it has none yet.
  mutating func number(of selector: NodeSelector) -> Int {
    let number = numbering.number(of: selector)
    if number == nodes.count { nodes.append(.some([])) }
    return number
  }

  /// Reserves memory for a number of selectors.
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

  /// The only node that a selector fits; `nil` if it fits several nodes, or no node.
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
      // The list no longer holds the set, so that inserting does not copy it.
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
