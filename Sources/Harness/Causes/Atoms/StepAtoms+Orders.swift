import RenderTree
import Storyboards

/// Children that changed places.
extension StepAtoms {
  /// Adds an atom if children that stay have another order, in the tree or along an axis.
  mutating func addOrder(of pair: NodePair) {
    let staying = trees.stayingChildren(of: pair)
    guard staying.count > 1 else { return }
    let exchanged = exchangedTexts(among: staying)
    if !exchanged.isEmpty { addOrder(.texts, exchanged, in: pair) }
    var moved = movedInTree(staying)
    for axis in Axis.allCases { moved.formUnion(swapped(staying, along: axis)) }
    guard !moved.isEmpty else { return }
    addOrder(.children, staying.filter(moved.contains), in: pair)
  }

  /// What was exchanged: whole children, or only their texts.
  enum Exchange: String {
    case children = "order"
    case texts = "exchanged texts"
  }

  private mutating func addOrder(_ exchange: Exchange, _ changed: [NodePair], in container: NodePair) {
    var atom = atom(.order, part: exchange.rawValue, .structure)
    let words = changed.prefix(4).map { pair in
      let node = trees.before.nodes[pair.old]
      return node.firstMark?.folded ?? trees.before.place(of: pair.old).segment
    }
    let place = place(of: container.old)
    let type = trees.before.nodes[container.old].type
    atom.before = words.joined(separator: ", ")
    // Reordering and restoring the order are one cause, so the words are sorted.
    atom.keys = [Key.joined("order", place.owner, place.path, type, words.sorted().joined(separator: "\n"))]
    add(atom, at: container)
    if exchange == .texts { exchangedNodes.formUnion(changed.map(\.old)) }
  }

  /// Returns the children that do not keep their order among the others.
  private func movedInTree(_ staying: [NodePair]) -> Set<NodePair> {
    let staysInOrder = Set(longestIncreasingRun(of: staying.map(\.new)))
    return Set(staying.filter { !staysInOrder.contains($0.new) })
  }

  /// Returns the neighbors along an axis whose order is reversed.
  private func swapped(_ staying: [NodePair], along axis: Axis) -> Set<NodePair> {
    let spans = staying.compactMap { pair -> (pair: NodePair, old: Span, new: Span)? in
      guard let old = trees.before.nodes[pair.old].frame, let new = trees.after.nodes[pair.new].frame else {
        return nil
      }
      return (pair, Span(old, along: axis), Span(new, along: axis))
    }.sorted { ($0.old.start, $0.pair.old) < ($1.old.start, $1.pair.old) }
    var swapped: Set<NodePair> = []
    for (first, second) in zip(spans, spans.dropFirst()) where first.old.isBefore(second.old) {
      if second.new.isBefore(first.new) { swapped.formUnion([first.pair, second.pair]) }
    }
    return swapped
  }

  /// Returns siblings of one class that have exchanged their texts.
  private func exchangedTexts(among staying: [NodePair]) -> [NodePair] {
    let changed = staying.filter {
      let (old, new) = (trees.before.nodes[$0.old].text, trees.after.nodes[$0.new].text)
      return old != new && old != nil && new != nil
    }
    guard changed.count > 1 else { return [] }
    let former = Set(
      changed.map { [trees.before.nodes[$0.old].type, trees.before.nodes[$0.old].text ?? ""] })
    let exchanged = changed.filter {
      former.contains([trees.before.nodes[$0.old].type, trees.after.nodes[$0.new].text ?? ""])
    }
    return exchanged.count > 1 ? exchanged : []
  }
}
