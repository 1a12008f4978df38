import RenderTree
import Storyboards

/// Which changes of frames follow from which: from other frames, or from atoms.
///
/// A label that becomes a line taller moves everything below it, and makes everything around it taller. In
/// the graph, each of these quantities leads to those that it follows from; one that leads nowhere is a
/// reason itself:
///
///     UIStackView (0 0; 100 80)   +20 tall:  from its child, whose end moved by as much
///       UILabel (0 0; 100 20)     +20 tall:  from its text, which is an atom
///       UILabel (0 40; 100 20)    20 lower:  from the label before it, whose end moved by as much
///
/// The graph does not depend on an app's layout rules: equal amounts are evidence enough. A quantity without
/// another reason may follow from a neighbor by any amount.
struct FrameGraph {
  let step: StepAtoms
  private(set) var quantities: [Quantity] = []
  private var indices: [Quantity.Name: Int] = [:]
  /// For each quantity, those that it follows from.
  private(set) var edges: [[Int]] = []
  /// For each quantity, the atoms that it follows from, as indices in the step.
  private(set) var atoms: [Set<Int>] = []
  /// The rows that others moved out of sight or into it, by atom, with what moved them.
  var rowsAtEdges: [Int: RowsAtEdges.Mover] = [:]

  var trees: MatchedTrees { step.trees }

  init(_ step: StepAtoms) {
    self.step = step
    for pair in trees.touched { addQuantities(of: pair) }
    guard !quantities.isEmpty else { return }
    for pair in trees.touched {
      for axis in Axis.allCases { connect(Siblings(of: pair, along: axis, in: trees)) }
    }
    connectLeaves()
    connectAtoms()
  }

  subscript(_ node: Int, _ axis: Axis, _ role: Quantity.Role) -> Int? {
    indices[Quantity.Name(node: node, axis: axis, role: role)]
  }

  func amount(_ index: Int?) -> Double { index.map { quantities[$0].amount } ?? 0 }

  private mutating func addQuantities(of pair: NodePair) {
    let (old, new) = (trees.before.nodes[pair.old], trees.after.nodes[pair.new])
    let isInPlace = pair.old == 0 || trees.parent(of: pair) != nil
    if isInPlace, RenderNode.canCompareFrames(old, new), let former = old.frame, let present = new.frame {
      for axis in Axis.allCases {
        let (before, after) = (Span(former, along: axis), Span(present, along: axis))
        add(Quantity(node: pair.old, axis: axis, role: .start, amount: after.start - before.start))
        add(Quantity(node: pair.old, axis: axis, role: .size, amount: after.size - before.size))
      }
    }
    guard let former = old.numbers("content", count: 2), let present = new.numbers("content", count: 2) else {
      return
    }
    for (index, axis) in Axis.allCases.enumerated() {
      add(Quantity(node: pair.old, axis: axis, role: .content, amount: present[index] - former[index]))
    }
  }

  private mutating func add(_ quantity: Quantity) {
    // Coordinates have three decimals; a smaller change is a rounding error.
    guard abs(quantity.amount) > 0.0005 else { return }
    indices[quantity.name] = quantities.count
    quantities.append(quantity)
    edges.append([])
    atoms.append([])
  }

  /// Makes one quantity follow from others, if they exist.
  mutating func connect(_ quantity: Int, to reasons: Int?...) {
    for case let reason? in reasons where reason != quantity && !edges[quantity].contains(reason) {
      edges[quantity].append(reason)
    }
  }

  mutating func connect(_ quantity: Int?, toAtom atom: Int) {
    if let quantity { atoms[quantity].insert(atom) }
  }
}
