/// The strongly connected parts of a graph: any two nodes of a part lead to each other.
///
///     let components = Components([[1], [2], [1, 3], []])
///     components.all  // [[3], [1, 2], [0]]
///     components.ofNode  // [2, 1, 1, 0]
struct Components {
  /// The parts; each comes after the parts that it leads to.
  private(set) var all: [[Int]] = []
  /// Each node's part, as an index in ``all``.
  private(set) var ofNode: [Int]

  private let edges: [[Int]]
  private var order: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// - Parameter edges: For each node, the nodes that it leads to.
  init(_ edges: [[Int]]) {
    self.edges = edges
    ofNode = edges.map { _ in -1 }
    order = edges.map { _ in -1 }
    lowest = edges.map { _ in 0 }
    isOpen = edges.map { _ in false }
    for node in edges.indices where order[node] < 0 { visit(node) }
  }

  /// Visits a node by Tarjan's algorithm, without recursion, since a long chain could overflow the stack.
  private mutating func visit(_ start: Int) {
    var way: [(node: Int, next: Int)] = []
    enter(start, &way)
    while let (node, next) = way.last {
      guard next < edges[node].count else {
        way.removeLast()
        leave(node, to: way.last?.node)
        continue
      }
      way[way.count - 1].next += 1
      let target = edges[node][next]
      if order[target] < 0 {
        enter(target, &way)
      } else if isOpen[target] {
        lowest[node] = min(lowest[node], order[target])
      }
    }
  }

  private mutating func enter(_ node: Int, _ way: inout [(node: Int, next: Int)]) {
    (order[node], lowest[node]) = (count, count)
    count += 1
    open.append(node)
    isOpen[node] = true
    way.append((node, 0))
  }

  private mutating func leave(_ node: Int, to above: Int?) {
    if let above { lowest[above] = min(lowest[above], lowest[node]) }
    guard lowest[node] == order[node] else { return }
    var part: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      ofNode[last] = all.count
      part.append(last)
      if last == node { break }
    }
    all.append(part.sorted())
  }
}
