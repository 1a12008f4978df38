import RenderTree
import Storyboards

/// By how much frames changed, for the words of a report.
struct FrameAmount: Hashable, Sendable {
  var axis: Axis
  /// Whether the size changed, rather than the start.
  var isSize: Bool
  /// The change in points.
  var amount: Double
}

extension FrameReasons {
  /// Returns an atom for each change of frames that follows from nothing.
  func rootAtoms() -> [FoundAtom] {
    let inside = quantitiesInside()
    return roots.indices.map { atom(of: roots[$0], with: inside[$0] ?? []) }
  }

  private func atom(of root: [Int], with inside: [Int]) -> FoundAtom {
    let step = graph.step
    let quantities = root.map { graph.quantities[$0] }
    let node = quantities[0].node
    let (old, new) = (step.trees.before.nodes[node], step.trees.destinations[node] ?? 0)
    var atom = step.atom(.frame, part: quantities[0].axis.rawValue, .geometry)
    atom.before = old.printedFrame
    atom.after = step.trees.after.nodes[new].printedFrame
    (atom.type, atom.mark) = (old.type, old.mark)
    atom.place = step.trees.before.place(of: node)
    // Rows that changed in the same way have one key; the first one is the atom's own.
    var seen: Set<String> = []
    atom.keys = (root + inside).map { key(of: graph.quantities[$0]) }.filter { seen.insert($0).inserted }
    // Starts that are one change with sizes follow from the sizes, if from anything.
    let sizes = quantities.filter { $0.role == .size }
    atom.amounts = (sizes.isEmpty ? quantities : sizes).map {
      FrameAmount(axis: $0.axis, isSize: $0.role == .size, amount: $0.amount)
    }
    atom.alikeContainer = alikeContainer(of: quantities[0])
    atom.weakKeys = [Key.joined("frame", Set(quantities.map(\.printed)).sorted().joined(separator: ","))]
    atom.placeKeys = quantities.compactMap(placeKey)
    return FoundAtom(atom: atom, old: node, new: new)
  }

  /// Returns the class of the node's container, if two more children moved in the same way.
  private func alikeContainer(of quantity: Quantity) -> String? {
    let tree = graph.trees.before
    guard quantity.role == .start, let parent = tree.parents[quantity.node] else { return nil }
    let alike = tree.children[parent].filter {
      graph[$0, quantity.axis, .start].map { isEqual(graph.amount($0), quantity.amount) } ?? false
    }
    return alike.count > 2 ? tree.nodes[parent].type : nil
  }

  private func key(of quantity: Quantity) -> String {
    let place = graph.trees.before.place(of: quantity.node)
    return Key.joined("frame", place.owner, place.path, quantity.printed)
  }

  private func placeKey(of quantity: Quantity) -> String? {
    let place = graph.trees.before.place(of: quantity.node)
    guard place.isSure else { return nil }
    let step = graph.step
    return Key.joined(step.name.scriptKey, String(step.step), "frame", quantity.axis.rawValue, place.segments)
  }

  /// Returns, for each root, the quantities inside its nodes that follow from it alone.
  private func quantitiesInside() -> [Int: [Int]] {
    var inside: [Int: [Int]] = [:]
    let count = graph.step.all.count
    for (index, atoms) in atoms.enumerated() {
      guard atoms.count == 1, let root = atoms.first.map({ $0 - count }), root >= 0 else { continue }
      guard !roots[root].contains(index) else { continue }
      let isInside = roots[root].contains {
        graph.trees.before.subtree(of: graph.quantities[$0].node).contains(graph.quantities[index].node)
      }
      if isInside { inside[root, default: []].append(index) }
    }
    return inside
  }

  /// Returns, for each atom, the number of nodes that are moved or resized because of it.
  func shiftedNodes() -> [Int: Int] {
    var nodes: [Int: Set<Int>] = [:]
    for (index, quantity) in graph.quantities.enumerated() where quantity.role != .content {
      for atom in atoms[index] { nodes[atom, default: []].insert(quantity.node) }
    }
    return nodes.mapValues(\.count)
  }
}

extension Quantity {
  /// For example, `vertical size 6`.
  fileprivate var printed: String { "\(axis.rawValue) \(role.rawValue) \(wholePoints(amount))" }
}

extension RenderNode {
  fileprivate var printedFrame: String { place.map { NodePart.place($0).printed } ?? "" }
}
