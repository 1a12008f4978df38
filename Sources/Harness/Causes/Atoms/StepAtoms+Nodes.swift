import RenderTree
import Storyboards

/// Differences of whole nodes: controller, class, presence, and parent.
extension StepAtoms {
  mutating func addScreen(of pair: NodePair) {
    let (old, new) = (trees.before.nodes[pair.old], trees.after.nodes[pair.new])
    let (former, present) = (old.word("controller"), new.word("controller"))
    guard former != present else { return }
    add(screen(former ?? "", present ?? ""), at: pair)
  }

  /// Pairs, in each container, the controllers whose views disappeared with those whose views appeared.
  mutating func addReplacedScreens() {
    for pair in trees.touched {
      let gone = trees.before.children[pair.old].filter { trees.destinations[$0] == nil }
      guard !gone.isEmpty else { continue }
      let come = trees.after.children[pair.new].filter { trees.origins[$0] == nil }
      let former = gone.compactMap { trees.before.nodes[$0].shownController }
      let present = come.compactMap { trees.after.nodes[$0].shownController }
      for (former, present) in zip(former, present) where former != present {
        var screen = screen(former, present)
        // The container itself may have another controller.
        screen.part = "child"
        add(screen, at: pair)
      }
    }
  }

  private func screen(_ former: String, _ present: String) -> Atom {
    var atom = atom(.screen, .structure)
    (atom.before, atom.after) = (former, present)
    atom.keys = [Key.joined("screen", Key.both(former, present))]
    return atom
  }

  mutating func addType(of pair: NodePair) {
    guard let present = trees.classes[pair.new] else { return }
    var atom = atom(.type, .structure)
    (atom.before, atom.after) = (trees.before.nodes[pair.old].type, present)
    atom.keys = [Key.joined("class", Key.both(atom.before, present))]
    add(atom, at: pair)
  }

  mutating func addMoved() {
    for pair in trees.touched where pair.old != 0 && trees.parent(of: pair) == nil {
      let node = trees.before.nodes[pair.old]
      var atom = atom(.moved, .structure)
      atom.keys = [Key.joined("moved", node.type, node.firstMark?.folded ?? "")]
      add(atom, at: pair)
    }
  }
}

/// Nodes that disappeared or appeared.
extension StepAtoms {
  /// Adds an atom for each topmost node that disappeared or appeared; the nodes inside it are implied.
  mutating func addWentAndCame() {
    for pair in trees.touched {
      let gone = trees.before.children[pair.old].filter { trees.destinations[$0] == nil }
      let come = trees.after.children[pair.new].filter { trees.origins[$0] == nil }
      guard !gone.isEmpty || !come.isEmpty else { continue }
      let isEmptied = trees.stayingChildren(of: pair).isEmpty
      for number in gone { addArrival(.went, number, in: trees.before, container: pair.old, isEmptied) }
      for number in come { addArrival(.came, number, in: trees.after, container: pair.new, isEmptied) }
    }
  }

  private mutating func addArrival(
    _ kind: Atom.Kind, _ number: Int, in tree: FlatTree, container: Int, _ isEmptied: Bool
  ) {
    let node = tree.nodes[number]
    let type = kind == .came ? trees.classes[number] ?? node.type : node.type
    let place = tree.place(of: number)
    var atom = atom(kind, .structure)
    atom.keys = [
      node.firstMark.map { Key.joined("node", type, $0.folded) }
        ?? Key.joined("node", place.owner, place.path, place.segment)
    ]
    // Nothing is left to compare with, so the whole content of the container was replaced at once.
    if isEmptied {
      let around = tree.place(of: container)
      atom.keys.append(Key.joined("contents", around.owner, around.path, type))
    }
    atom.weakKeys = [Key.joined(kind.rawValue, type, place.owner)]
    add(atom, old: kind == .went ? number : nil, new: kind == .came ? number : nil, place: place, node: node)
    all[all.count - 1].atom.mark = node.firstMark.map { node.firstMarkIsText ? "\"\($0)\"" : $0 } ?? node.mark
  }
}

extension RenderNode {
  /// The controller whose view this is, or that of the first child.
  fileprivate var shownController: String? { word("controller") ?? children.first?.word("controller") }

  /// The first text with letters, identifier or image in the node or below it.
  var firstMark: String? { firstMarked?.text }

  fileprivate var firstMarkIsText: Bool { firstMarked?.isText ?? false }

  private var firstMarked: (text: String, isText: Bool)? {
    var open = [self]
    while let node = open.popLast() {
      if let text = node.text, text.hasLetters { return (text, true) }
      if let name = node.identifier { return ("#\(name)", false) }
      if let image = node.word("image") { return ("image=\"\(image)\"", false) }
      open += node.children.reversed()
    }
    return nil
  }
}
