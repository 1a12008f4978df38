import RenderTree
import Storyboards

/// Which atoms of a step follow from which, so that each is reported with its reason.
///
///     UIButton #save "Save" [disabled] color=systemGray    before: "Save" color=systemBlue
///
/// has two atoms, a state and a color. The color follows from the state, since a disabled button is gray.
struct StepReasons {
  let step: StepAtoms
  let frames: FrameReasons
  /// The atoms that each atom of the step follows from; then, those that each root of the frames follows from.
  private(set) var reasons: [Set<Int>]

  init(_ step: StepAtoms, _ frames: FrameReasons) {
    self.step = step
    self.frames = frames
    reasons = Array(repeating: [], count: step.all.count + frames.roots.count)
    followScreens()
    followTypes()
    followContainers()
    followExchangedTexts()
    followTexts()
    followStyles()
    followDirections()
    followRowsAtEdges()
    followLayout()
  }

  /// Makes an atom follow from others, but never from itself.
  mutating func add(_ others: some Sequence<Int>, to atom: Int) {
    reasons[atom].formUnion(others)
    reasons[atom].remove(atom)
  }

  /// Returns the indices of the step's atoms that fit.
  func atoms(where fits: (FoundAtom) -> Bool) -> [Int] {
    step.all.indices.filter { fits(step.all[$0]) }
  }

  /// Whether the atom's node is the container or inside it, in both trees.
  func isInside(_ found: FoundAtom, of container: NodePair) -> Bool {
    if let old = found.old { return step.trees.before.subtree(of: container.old).contains(old) }
    if let new = found.new { return step.trees.after.subtree(of: container.new).contains(new) }
    return false
  }

  /// Returns the golden's numbers of the node and of its nearest ancestors, `count` in total.
  func upward(from number: Int, _ count: Int) -> [Int] {
    Array(sequence(first: number) { step.trees.before.parents[$0] }.prefix(count))
  }
}

extension StepReasons {
  /// Makes everything in the container of a new screen follow from it, including the bar.
  private mutating func followScreens() {
    for screen in atoms(where: { $0.atom.kind == .screen }) {
      guard let container = step.container(of: step.all[screen]) else { continue }
      for (index, found) in step.all.enumerated() where isInside(found, of: container) {
        // Two screens in one container do not follow from each other.
        let isBeside = found.atom.kind == .screen && step.container(of: found) == container
        if !isBeside { add([screen], to: index) }
      }
    }
  }

  /// Makes nodes that disappeared or appeared in a node of another class follow from that.
  private mutating func followTypes() {
    for type in atoms(where: { $0.atom.kind == .type }) {
      guard let old = step.all[type].old, let new = step.all[type].new else { continue }
      for (index, found) in step.all.enumerated() where [.went, .came].contains(found.atom.kind) {
        if isInside(found, of: NodePair(old: old, new: new)) { add([type], to: index) }
      }
    }
  }

  /// Makes a node that moved to a container that appeared, or from one that disappeared, follow from that.
  private mutating func followContainers() {
    let moved = atoms { $0.atom.kind == .moved }
    guard !moved.isEmpty else { return }
    for arrival in atoms(where: { $0.atom.kind == .went || $0.atom.kind == .came }) {
      let (went, came) = (step.all[arrival].old, step.all[arrival].new)
      for index in moved {
        let (old, new) = (step.all[index].old ?? 0, step.all[index].new ?? 0)
        let wasInside = went.map { step.trees.before.subtree(of: $0).contains(old) } ?? false
        let isInside = came.map { step.trees.after.subtree(of: $0).contains(new) } ?? false
        if wasInside || isInside { add([arrival], to: index) }
      }
    }
  }

  /// Makes all other differences of nodes that exchanged their texts follow from the exchange.
  private mutating func followExchangedTexts() {
    for order in atoms(where: { $0.atom.part == StepAtoms.Exchange.texts.rawValue }) {
      for (index, found) in step.all.enumerated() where index != order {
        guard let node = found.old, step.exchangedNodes.contains(node),
          step.trees.before.parents[node] == step.all[order].old
        else { continue }
        add([order], to: index)
      }
    }
  }

  /// Makes rows that moved out of sight, or into it, follow from what moved the other rows.
  private mutating func followRowsAtEdges() {
    for (row, mover) in frames.graph.rowsAtEdges.sorted(by: { $0.key < $1.key }) {
      switch mover {
      case .shift(let shift): add(frames.atoms[shift], to: row)
      case .others(let others): add(others, to: row)
      }
      followRow(row)
    }
  }

  /// Makes frames in the same list that moved by no more than the row's length follow from the row, if they may:
  /// in another scenario, without a row at the edge, they do not.
  private mutating func followRow(_ row: Int) {
    guard let (container, frame) = step.arrivalContainers(of: step.all[row]).first, let frame else { return }
    let limit = frame.height + 8
    for (index, root) in frames.roots.enumerated() {
      let quantities = root.map { frames.graph.quantities[$0] }
      let fits = quantities.allSatisfy {
        step.trees.before.subtree(of: container.old).contains($0.node) && abs($0.amount) <= limit
      }
      if fits { add([row], to: step.all.count + index) }
    }
  }

  /// Makes order and alignment follow from the direction of a node above.
  private mutating func followDirections() {
    let directions = atoms { $0.atom.part == "direction" }
    guard !directions.isEmpty else { return }
    for (index, found) in step.all.enumerated()
    where found.atom.kind == .order || found.atom.part == "alignment" {
      guard let node = found.old else { continue }
      let above = Set(upward(from: node, .max))
      add(directions.filter { step.all[$0].old.map(above.contains) ?? false }, to: index)
    }
  }
}

extension StepAtoms {
  /// Returns the container in which another screen is shown.
  func container(of found: FoundAtom) -> NodePair? {
    guard let old = found.old, let new = found.new else { return nil }
    let node = NodePair(old: old, new: new)
    return found.atom.part == "child" ? node : trees.parent(of: node) ?? node
  }
}
