import RenderTree
import Storyboards

/// What each changed frame ultimately follows from, and which frames are reasons themselves.
///
///     // UIView (0 0; 100 80)            UIView (0 0; 100 86)
///     //   UIView #a (0 0; 100 20)         UIView #a (0 0; 100 26)
///     //   UIView #b (0 20; 100 40)        UIView #b (0 26; 100 40)
///     //   UIView #c (0 60; 100 20)        UIView #c (0 66; 100 20)
///     let reasons = FrameReasons(FrameGraph(step))
///     reasons.roots.count  // 1: all of it is one change, which a report has as "6 taller"
struct FrameReasons {
  let graph: FrameGraph
  /// The frames that follow from nothing else, grouped by change.
  private(set) var roots: [[Int]] = []
  /// For each quantity, the atoms that it follows from: indices of the step's atoms, then of ``roots``.
  private(set) var atoms: [Set<Int>] = []
  /// For each quantity, the quantities that it leads to.
  private var edges: [[Int]]

  init(_ graph: FrameGraph) {
    self.graph = graph
    edges = graph.edges
    guard !graph.quantities.isEmpty else { return }
    atoms = graph.atoms
    var parts: [[Int]] = []
    for part in connectByAnyAmount() {
      let frames = part.filter { graph.quantities[$0].role != .content }
      if frames.isEmpty {
        // The size of a list's content is also an attribute, and so has an atom already.
        for content in part {
          atoms[content].formUnion(graph.contentAtoms(of: graph.quantities[content].node))
        }
      } else {
        parts.append(frames)
      }
    }
    roots = FrameRoots(parts, in: graph).groups
    for (index, group) in roots.enumerated() {
      for quantity in group { atoms[quantity].insert(graph.step.all.count + index) }
    }
    handAtomsOn()
  }

  /// Adds an edge from each root that has a likely neighbor; returns the roots that have none.
  private mutating func connectByAnyAmount() -> [[Int]] {
    let components = Components(edges)
    var roots: [[Int]] = []
    // In the order of the tree, which the quantities have.
    for part in components.all.sorted(by: { $0[0] < $1[0] }) where isRoot(part, components) {
      if !connect(part) { roots.append(part) }
    }
    return roots
  }

  private func isRoot(_ part: [Int], _ components: Components) -> Bool {
    let own = components.ofNode[part[0]]
    return part.allSatisfy { quantity in
      graph.atoms[quantity].isEmpty && edges[quantity].allSatisfy { components.ofNode[$0] == own }
    }
  }

  /// Adds one edge from a part that leads nowhere, unless it would close a cycle; returns whether it did.
  private mutating func connect(_ part: [Int]) -> Bool {
    let own = Set(part)
    for quantity in part {
      for reason in graph.likelyReasons(of: quantity) where !reaches(reason, own) {
        edges[quantity].append(reason)
        return true
      }
    }
    return false
  }

  /// Whether the edges lead from one quantity to any of the others.
  private func reaches(_ start: Int, _ targets: Set<Int>) -> Bool {
    var seen: Set = [start]
    var open = [start]
    while let next = open.popLast() {
      if targets.contains(next) { return true }
      for target in edges[next] where seen.insert(target).inserted { open.append(target) }
    }
    return false
  }

  /// Gives each quantity the atoms of all quantities that it leads to.
  private mutating func handAtomsOn() {
    // Each part comes after the parts that it leads to.
    for part in Components(edges).all {
      let all = part.reduce(into: Set<Int>()) { all, quantity in
        all.formUnion(atoms[quantity])
        for target in edges[quantity] { all.formUnion(atoms[target]) }
      }
      for quantity in part { atoms[quantity] = all }
    }
  }
}

extension FrameGraph {
  /// Returns the atoms about the size of a list's content.
  fileprivate func contentAtoms(of node: Int) -> [Int] {
    step.all.indices.filter { step.all[$0].old == node && step.all[$0].atom.part == "content" }
  }

  /// Returns the neighbors that a quantity may follow from even if the amounts differ, likeliest first.
  func likelyReasons(of index: Int) -> [Int] {
    let quantity = quantities[index]
    guard quantity.role != .content else { return [] }
    var reasons: [Int?] = []
    let parent = trees.before.parents[quantity.node]
    if let parent { reasons.append(self[parent, quantity.axis, .size]) }
    if quantity.role == .size {
      for child in trees.before.children[quantity.node] {
        reasons += [self[child, quantity.axis, .start], self[child, quantity.axis, .size]]
      }
    } else if let size = self[quantity.node, quantity.axis, .size],
      amount(size) * quantity.amount < 0, abs(quantity.amount) <= abs(amount(size))
    {
      reasons.append(size)
    }
    if quantity.axis == .horizontal, let parent {
      reasons += widthsOfOtherContents(beside: quantity, in: parent)
    }
    return reasons.compactMap(\.self).filter { $0 != index }
  }

  /// Returns the widths of siblings with a different text, font or image, if they explain the amount; in a
  /// bar, always.
  private func widthsOfOtherContents(beside quantity: Quantity, in parent: Int) -> [Int?] {
    let widths = trees.before.children[parent].filter { $0 != quantity.node && hasOtherContents($0) }
      .compactMap { self[$0, .horizontal, .size] }
    let total = widths.reduce(0) { $0 + abs(amount($1)) }
    let isBar = trees.before.nodes[parent].kind.isBar
    return isBar || abs(quantity.amount) <= total + Span.tolerance ? widths : []
  }

  private func hasOtherContents(_ node: Int) -> Bool {
    guard let new = trees.destinations[node] else { return false }
    let (old, other) = (trees.before.nodes[node], trees.after.nodes[new])
    return old.text != other.text || old.value("font") != other.value("font")
      || old.value("image") != other.value("image")
  }
}
