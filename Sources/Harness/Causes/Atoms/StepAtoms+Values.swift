import RenderTree
import Storyboards

/// States, attributes that are not texts, and identifiers.
extension StepAtoms {
  mutating func addStates(of pair: NodePair) {
    let (old, new) = (trees.before.nodes[pair.old], trees.after.nodes[pair.new])
    if old.foldReason != new.foldReason {
      addState(old.foldReason ?? "", new.foldReason ?? "", at: pair)
    }
    guard old.states != new.states else { return }
    let gone = old.states.filter { !new.states.contains($0) }
    let come = new.states.filter { !old.states.contains($0) }
    // Of these states, one replaces another; any other state appears or disappears independently.
    let isSwitched = { (state: String) in ["mixed", "off", "on"].contains(state) }
    let (former, present) = (gone.first(where: isSwitched), come.first(where: isSwitched))
    if let former, let present { addState(former, present, at: pair) }
    let isPaired = former != nil && present != nil
    for state in gone where !(isPaired && state == former) { addState(state, "", at: pair) }
    for state in come where !(isPaired && state == present) { addState("", state, at: pair) }
    // The order differs, or a state occurs twice.
    if gone.isEmpty, come.isEmpty {
      addState(old.states.joined(separator: "]["), new.states.joined(separator: "]["), at: pair)
    }
  }

  /// Adds a state that appeared, disappeared or replaced another one.
  private mutating func addState(_ former: String, _ present: String, at pair: NodePair) {
    let node = trees.before.nodes[pair.old]
    let place = place(of: pair.old)
    var atom = atom(.state, .state)
    (atom.before, atom.after) = (former, present)
    atom.keys = [
      Key.joined(
        "state", Key.both(former, present), place.owner, place.path,
        (node.identifier ?? node.text)?.folded ?? place.segment)
    ]
    atom.weakKeys = [Key.joined("state", former, present, node.type)]
    add(atom, at: pair)
  }

  mutating func addAttributes(of pair: NodePair) {
    let (old, new) = (trees.before.nodes[pair.old], trees.after.nodes[pair.new])
    if !RenderNode.areIdentical(old.identifier, new.identifier) {
      addValue("identifier", .of(old.identifier, new.identifier), .accessibility, at: pair)
    }
    for change in ValueChange.all(from: old, to: new) where !Self.texts.contains(change.name) {
      if Self.derived.contains(change.name) || change.hasOtherOffsets {
        addDerived(change, at: pair)
      } else {
        addValue(change.name, change, CauseSeverity(change.severity), at: pair)
      }
    }
  }

  /// Attributes that are handled elsewhere.
  private static let texts = Set(["controller", "placeholder"] + spoken)
  /// Attributes that layout determines.
  private static let derived: Set = [
    "content", "offset", "bounds", "shown", "selection", "gradientLine", "transform", "path", "drawing",
  ]

  private mutating func addValue(
    _ name: String, _ change: ValueChange, _ severity: CauseSeverity, at pair: NodePair
  ) {
    let node = trees.before.nodes[pair.old]
    var atom = atom(.value, part: name, severity)
    (atom.before, atom.after) = (change.before ?? "", change.after ?? "")
    atom.keys = [
      change.key
        ?? Key.joined(name, atom.before, atom.after, node.type, place(of: pair.old).owner)
    ]
    atom.weakKeys = [change.fontKey ?? Key.joined("value", name, atom.before, atom.after)]
    let place = place(of: pair.old)
    // One value may replace many, such as one image for three.
    for (side, value) in [("from", change.before), ("to", change.after)] {
      if let value { atom.weakKeys.append(Key.joined("value", name, side, value, node.type, place.owner)) }
    }
    add(atom, at: pair)
  }

  private mutating func addDerived(_ change: ValueChange, at pair: NodePair) {
    var atom = atom(.derived, part: change.name, CauseSeverity(change.severity))
    (atom.before, atom.after) = (change.before ?? "", change.after ?? "")
    let owner = place(of: pair.old).owner
    atom.keys = [Key.joined(change.name, atom.before, atom.after, owner)]
    if let amount = change.amount, ["content", "offset"].contains(change.name) {
      atom.keys.append(Key.joined(change.name, amount, owner))
      atom.weakKeys = [Key.joined(change.name, amount)]
    }
    add(atom, at: pair)
  }
}

extension RenderNode {
  /// Why the node is folded, as a state; `nil` if it is not folded.
  fileprivate var foldReason: String? {
    if case .folded(let fold) = place { fold.reason.rawValue } else { nil }
  }
}
