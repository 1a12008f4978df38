import RenderTree
import Storyboards

/// Looks that follow from a state or a style, and numbers that follow from layout.
extension StepReasons {
  /// Makes colors, fonts, images and edges follow from the state or the style of the node, or of one of the
  /// three nodes above it; the arrangement of a stack follows from its axis.
  mutating func followStyles() {
    var stylings: [Int: [Int]] = [:]
    var axes: [Int: Int] = [:]
    for (index, found) in step.all.enumerated() {
      guard let node = found.old else { continue }
      if found.atom.isStyling { stylings[node, default: []].append(index) }
      if found.atom.kind == .value, found.atom.part == "axis" { axes[node] = index }
    }
    for (index, found) in step.all.enumerated() where found.atom.kind == .value {
      guard let node = found.old else { continue }
      if found.atom.isLook { add(upward(from: node, 4).flatMap { stylings[$0] ?? [] }, to: index) }
      if ["distribution", "alignment", "spacing"].contains(found.atom.part), let axis = axes[node] {
        add([axis], to: index)
      }
    }
  }

  /// Makes attributes that layout determines follow from what determines the layout.
  mutating func followLayout() {
    for (index, found) in step.all.enumerated() where found.atom.kind == .derived {
      guard let node = found.old, found.atom.part != "offset" || isOffsetExplained(found, at: node) else {
        continue
      }
      add(layoutReasons(of: index, found, at: node), to: index)
    }
  }

  /// Returns the nearest reason: atoms at the node, or else its frame, then what is inside, then frames above.
  private func layoutReasons(of index: Int, _ found: FoundAtom, at node: Int) -> Set<Int> {
    let atNode = Set(atoms { $0.old == node && $0.atom.changesLayout })
    if !atNode.isEmpty { return atNode }
    var reasons = frameAtoms(at: node).subtracting([index])
    if reasons.isEmpty, ["content", "offset"].contains(found.atom.part) {
      reasons = all(inside: node).subtracting([index])
    }
    for above in upward(from: node, .max).dropFirst() where reasons.isEmpty {
      reasons = frameAtoms(at: above)
    }
    return reasons
  }

  private func frameAtoms(at node: Int) -> Set<Int> {
    var all: Set<Int> = []
    for axis in Axis.allCases {
      for role in [Quantity.Role.start, .size, .content] {
        if let quantity = frames.graph[node, axis, role] { all.formUnion(frames.atoms[quantity]) }
      }
    }
    return all
  }

  private func all(inside node: Int) -> Set<Int> {
    guard let new = step.trees.destinations[node] else { return [] }
    let pair = NodePair(old: node, new: new)
    var all = Set(atoms { $0.old != node && isInside($0, of: pair) })
    for (index, quantity) in frames.graph.quantities.enumerated() where quantity.node != node {
      if step.trees.before.subtree(of: node).contains(quantity.node) { all.formUnion(frames.atoms[index]) }
    }
    return all
  }

  /// Whether a list moved no farther than its content, its frame and its largest child explain.
  private func isOffsetExplained(_ found: FoundAtom, at node: Int) -> Bool {
    guard let new = step.trees.destinations[node] else { return false }
    let (old, other) = (step.trees.before.nodes[node], step.trees.after.nodes[new])
    let former = old.numbers("offset", count: 2) ?? [0, 0]
    let present = other.numbers("offset", count: 2) ?? [0, 0]
    return Axis.allCases.enumerated().allSatisfy { index, axis in
      let changes = [Quantity.Role.start, .size, .content].map {
        abs(frames.graph.amount(frames.graph[node, axis, $0]))
      }
      let largest =
        (old.children + other.children).compactMap { $0.frame.map { Span($0, along: axis).size } }.max() ?? 0
      return abs(present[index] - former[index]) <= changes.reduce(largest, +) + Span.tolerance
    }
  }
}

extension Atom {
  /// Whether colors and similar attributes of the node, and of its content, may follow from it.
  fileprivate var isStyling: Bool {
    switch kind {
    case .state: before != "hidden" && after != "hidden"
    case .value: ["style", "type", "effect", "appearance"].contains(part)
    default: false
    }
  }

  /// Whether it is about a node's look: a color, a font, an image, a corner, a border or its opacity.
  fileprivate var isLook: Bool {
    ["alpha", "background", "border", "color", "corner", "font", "image", "onTint", "tint"].contains(part)
      || part.hasSuffix("Color") || part.hasSuffix("Tint") || part.hasSuffix("Image")
  }
}
