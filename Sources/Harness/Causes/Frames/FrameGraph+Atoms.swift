import RenderTree
import Storyboards

/// Frames that follow from atoms: a text makes its label wider, a node that appeared moves its siblings.
extension FrameGraph {
  mutating func connectAtoms() {
    for (index, found) in step.all.enumerated() {
      connectNode(to: index, found)
      connectChildren(to: index, found)
      connectSubtree(to: index, found)
    }
    rowsAtEdges = RowsAtEdges(self).all
    for (container, arrivals) in arrivals(without: Set(rowsAtEdges.keys)) { connect(container, to: arrivals) }
  }

  /// Makes a node's size, and its start with it, follow from an atom that changes its layout.
  private mutating func connectNode(to atom: Int, _ found: FoundAtom) {
    guard let node = found.old, found.atom.changesLayout else { return }
    for axis in Axis.allCases {
      guard let size = self[node, axis, .size] else { continue }
      connect(size, toAtom: atom)
      connect(self[node, axis, .start], toAtom: atom)
    }
  }

  private mutating func connectChildren(to atom: Int, _ found: FoundAtom) {
    guard let node = found.old, let axes = arrangedAxes(by: found) else { return }
    for child in trees.before.children[node] {
      for axis in axes {
        connect(self[child, axis, .start], toAtom: atom)
        connect(self[child, axis, .size], toAtom: atom)
      }
    }
  }

  /// Returns the axes along which an atom arranges the children of its node; `nil` if it does not.
  private func arrangedAxes(by found: FoundAtom) -> [Axis]? {
    switch (found.atom.kind, found.atom.part) {
    case (.order, _): return Axis.allCases
    case (.value, "spacing"):
      let isVertical = found.old.map { trees.before.nodes[$0].word("axis") } == "vertical"
      return [isVertical ? .vertical : .horizontal]
    case (.value, "accessory"): return [.horizontal]
    case (.value, "axis"), (.value, "alignment"), (.value, "distribution"), (.value, "style"):
      return Axis.allCases
    default: return nil
    }
  }

  /// Makes everything inside follow from another screen or, along the horizontal axis, another direction.
  private mutating func connectSubtree(to atom: Int, _ found: FoundAtom) {
    let (isScreen, isDirection) = (found.atom.kind == .screen, found.atom.part == "direction")
    guard isScreen || isDirection, let node = found.old else { return }
    let root = isScreen ? step.container(of: found)?.old ?? node : node
    for number in trees.before.subtree(of: root) {
      for axis in isScreen ? Axis.allCases : [.horizontal] {
        for role in [Quantity.Role.start, .size, .content] { connect(self[number, axis, role], toAtom: atom) }
      }
    }
  }
}

/// The nodes that appeared, disappeared, were hidden or shown in one container.
struct Arrivals {
  /// The indices of the atoms.
  var atoms: [Int] = []
  /// The total length of the nodes.
  var extents: [Axis: Double] = [:]
}

extension FrameGraph {
  /// Returns the nodes that disappeared and appeared, by their containers' numbers in the golden's tree.
  private func arrivals(without rows: Set<Int>) -> [(container: NodePair, arrivals: Arrivals)] {
    var all: [NodePair: Arrivals] = [:]
    for (index, found) in step.all.enumerated() where found.atom.isArrival && !rows.contains(index) {
      for (container, frame) in step.arrivalContainers(of: found) {
        all[container, default: Arrivals()].atoms.append(index)
        for axis in Axis.allCases {
          let extent = frame.map { Span($0, along: axis).size } ?? 0
          all[container, default: Arrivals()].extents[axis, default: 0] += extent
        }
      }
    }
    return all.sorted { $0.key.old < $1.key.old }.map { ($0.key, $0.value) }
  }

  /// Makes siblings, container and content follow from the nodes that disappeared and appeared, if these
  /// explain the amount.
  private mutating func connect(_ container: NodePair, to arrivals: Arrivals) {
    for axis in Axis.allCases {
      // The spaces around the nodes add some points.
      let limit = arrivals.extents[axis, default: 0] + 64
      let siblings = trees.before.children[container.old].flatMap { child in
        [self[child, axis, .start], self[child, axis, .size]]
      }
      let around = [self[container.old, axis, .size], self[container.old, axis, .content]]
      for case let index? in siblings + around where abs(quantities[index].amount) <= limit {
        for atom in arrivals.atoms { connect(index, toAtom: atom) }
      }
    }
  }
}

extension StepAtoms {
  /// Returns the containers in which the atom's node appeared or disappeared, with its frame there.
  func arrivalContainers(of found: FoundAtom) -> [(container: NodePair, frame: RenderFrame?)] {
    var containers: [(container: NodePair, frame: RenderFrame?)] = []
    if let old = found.old, let parent = trees.before.parents[old], let new = trees.destinations[parent] {
      containers.append((NodePair(old: parent, new: new), trees.before.nodes[old].frame))
    }
    if let new = found.new, let parent = trees.after.parents[new], let old = trees.origins[parent] {
      let container = NodePair(old: old, new: parent)
      // A node that was hidden or shown is in one container in both trees, and counts once.
      if !containers.contains(where: { $0.container == container }) {
        containers.append((container, trees.after.nodes[new].frame))
      }
    }
    return containers
  }
}

extension Atom {
  /// Whether a node disappeared, appeared, moved, was hidden, or was shown.
  var isArrival: Bool {
    switch kind {
    case .went, .came, .moved: true
    case .state: before == "hidden" || after == "hidden"
    default: false
    }
  }

  /// Whether the size of the node may follow from it.
  var changesLayout: Bool {
    switch kind {
    case .text: true
    case .value: !Self.drawnParts.contains(part) && !part.hasSuffix("Color") && !part.hasSuffix("Tint")
    case .state, .type, .order: true
    default: false
    }
  }

  /// Attributes that do not change layout.
  private static let drawnParts: Set = [
    "alpha", "appearance", "background", "border", "clips", "color", "corner", "effect", "gradient",
    "identifier",
    "onTint", "progress", "shadow", "tint", "url",
  ]
}
