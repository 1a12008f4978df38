import Storyboards

/// Frames that follow from nothing else, grouped if they are one change.
///
/// Rows that are all 6 points shorter are one change, as are the start and the size of one node.
struct FrameRoots {
  /// The quantities of each change, in tree order.
  private(set) var groups: [[Int]] = []

  /// - Parameters:
  ///   - parts: The parts of the graph that lead nowhere else; the quantities of a part are one change anyway.
  ///   - graph: The graph.
  init(_ parts: [[Int]], in graph: FrameGraph) {
    var union = UnionFind(count: parts.count)
    var seen: [String: Int] = [:]
    var distances = Distances(in: graph)
    for (index, part) in parts.enumerated() {
      for name in part.flatMap({ Self.names(of: $0, in: graph, &distances) }) {
        if let other = seen[name] { union.join(index, other) } else { seen[name] = index }
      }
    }
    groups = union.groups.map { group in group.flatMap { parts[$0] }.sorted() }
  }

  /// Returns names that frames share if they are one change.
  private static func names(
    of root: Int, in graph: FrameGraph, _ distances: inout Distances
  ) -> [String] {
    let quantity = graph.quantities[root]
    let tree = graph.trees.before
    let place = tree.place(of: quantity.node)
    let (axis, amount) = (quantity.axis.rawValue, wholePoints(quantity.amount))
    var names = [
      Key.joined("path", place.owner, place.path, axis, amount), Key.joined("node", String(quantity.node)),
    ]
    guard let parent = tree.parents[quantity.node] else { return names }
    names.append(Key.joined("container", String(parent), axis, amount))
    if let distance = distances.change(of: quantity, in: parent) {
      names.append(Key.joined("distance", String(parent), axis, wholePoints(distance)))
    }
    return names
  }
}

/// By how much the distances between nodes and their predecessors changed.
private struct Distances {
  private let trees: MatchedTrees
  private var siblings: [Quantity.Name: Siblings] = [:]
  private var indices: [Quantity.Name: Int] = [:]

  init(in graph: FrameGraph) {
    trees = graph.trees
  }

  /// Returns the change of a node's distance; `nil` if there is no node before it.
  mutating func change(of quantity: Quantity, in parent: Int) -> Double? {
    guard quantity.role == .start, let new = trees.destinations[parent] else { return nil }
    let siblings = siblings(of: NodePair(old: parent, new: new), along: quantity.axis)
    guard let index = indices[quantity.name] else { return nil }
    return siblings.before(index).map { quantity.amount - $0.end }
  }

  /// Returns the children of a container, which are sorted once.
  private mutating func siblings(of container: NodePair, along axis: Axis) -> Siblings {
    let name = Quantity.Name(node: container.old, axis: axis, role: .start)
    if let known = siblings[name] { return known }
    let found = Siblings(of: container, along: axis, in: trees)
    siblings[name] = found
    for (index, sibling) in found.all.enumerated() {
      indices[Quantity.Name(node: sibling.node, axis: axis, role: .start)] = index
    }
    return found
  }
}
