import RenderTree
import UTF8Text

extension ChangingTree {
  /// Returns the lines of all changes of a difference from this tree.
  ///
  /// - Parameters:
  ///   - difference: The difference from this tree to another one.
  ///   - returns: What comes back, by the indices of the changes that add it.
  func lines(of difference: TreeDifference, _ returns: [Int: RemovedSubtrees.Return]) -> [String] {
    var copy = self
    var lines: [String] = []
    var former: TreeChange?
    for (number, change) in difference.changes.enumerated() {
      if case .added(_, let parent, let index) = change, let origin = returns[number] {
        lines += copy.lines(of: origin, in: parent, at: index)
        former = nil
        continue
      }
      // Neighbors that are added together share a line.
      if !change.continues(former) { lines.append(copy.line(of: change)) }
      lines += change.broughtLines.map { "  " + $0 }
      // Addresses are those before the change, so each change is written before it is applied.
      _ = copy.apply(change)
      former = change
    }
    return lines
  }

  /// Returns the line of a subtree that comes back, and those of what differs in it; applies them.
  private mutating func lines(
    of origin: RemovedSubtrees.Return, in parent: TreePath, at index: Int
  ) -> [String] {
    let removal = origin.removal
    _ = prepareForNames(inChangeOfLine: false)
    let first = String(writing: { buffer in
      buffer.append(StoryboardKeyword.back.padded)
      buffer.append(removal.address)
      buffer.append(literal: " of [")
      buffer.append(removal.step)
      buffer.append(literal: "] -> ")
      writePlace(index, in: parent, without: nil, isTelling: false, to: buffer)
    })
    _ = apply(.added(removal.node, parent: parent, index: index))
    return [first]
      + origin.changes.map { change in
        guard case .changed(let path, let before, let after) = change else { return "" }
        let moved = TreeChange.changed(parent + [index] + path, before: before, after: after)
        let line = line(of: moved)
        _ = apply(moved)
        return line
      }
  }

  /// Returns the change's own line in its canonical spelling, or with more text for readers.
  mutating func line(of change: TreeChange, isTelling: Bool = false) -> String {
    _ = prepareForNames(inChangeOfLine: change.pathOfLine != nil)
    return String(writing: { write(change, isTelling: isTelling, to: $0) })
  }

  private mutating func write(_ change: TreeChange, isTelling: Bool, to buffer: UTF8Buffer) {
    buffer.append(change.keyword)
    switch change {
    case .changed(let path, let before, let after):
      writeName(of: path, isTelling: isTelling, to: buffer)
      buffer.append(literal: ": ")
      let changes = PartChange.all(from: before, to: after)
      buffer.append(changes.map { isTelling ? $0.shown : $0.printed }.joined(separator: ", "))
    case .hidden(let path, _, let after):
      writeName(of: path, isTelling: isTelling, to: buffer)
      buffer.append(literal: ": ")
      buffer.append(after.foldParts.map(\.printed).joined(separator: " "))
    case .shown(let path, _, _), .removed(let path, _):
      writeName(of: path, isTelling: isTelling, to: buffer)
    case .added(_, let parent, let index):
      writePlace(index, in: parent, without: nil, isTelling: isTelling, to: buffer)
    case .moved(let path, let parent, let index):
      writeName(of: path, isTelling: isTelling, to: buffer)
      buffer.append(literal: " -> ")
      writePlace(index, in: parent, without: path, isTelling: isTelling, to: buffer)
    case .swapped(let first, let second):
      writeName(of: first, isTelling: isTelling, to: buffer)
      // A name may contain `with "text"`, so the word would not separate two of them.
      buffer.append(literal: " <-> ")
      writeName(of: second, isTelling: isTelling, to: buffer)
    case .replaced:
      writeName(of: [], isTelling: isTelling, to: buffer)
    }
  }

  /// Appends `in PARENT`, which means at its end, `first in PARENT`, or `after SIBLING`: a place that stays when other
  /// siblings move.
  ///
  /// - Parameters:
  ///   - index: The index among the children, without the node that moves.
  ///   - parent: The parent's path.
  ///   - moving: The path of a node that is still where it was; `nil` for a new one.
  ///   - isTelling: Whether identifiers are followed by texts.
  ///   - buffer: Where it is appended.
  private mutating func writePlace(
    _ index: Int, in parent: TreePath, without moving: TreePath?, isTelling: Bool, to buffer: UTF8Buffer
  ) {
    // The node that moves may be a child of the same parent.
    let own = moving.flatMap { $0.dropLast() == parent[...] ? $0.last : nil }
    let count = (childCount(at: parent) ?? 0) - (own == nil ? 0 : 1)
    if index >= count || index == 0 {
      buffer.append(literal: index >= count ? "in " : "first in ")
      return writeName(of: parent, isTelling: isTelling, to: buffer)
    }
    let former = own.map { index - 1 >= $0 ? index : index - 1 } ?? index - 1
    buffer.append(literal: "after ")
    writeName(of: parent + [former], isTelling: isTelling, to: buffer)
  }

  /// Appends the node's address; if `isTelling`, an identifier is followed by the node's text.
  mutating func writeName(of path: TreePath, isTelling: Bool, to buffer: UTF8Buffer) {
    let address = address(of: path)
    if isTelling, case .identifier = address.node.mark {
      address.write(text: line(at: path).text, to: buffer)
    } else {
      address.write(to: buffer)
    }
  }
}

extension TreeChange {
  /// The change's first word, with the spaces after it.
  fileprivate var keyword: String {
    switch self {
    case .changed: StoryboardKeyword.changed.padded
    case .hidden: StoryboardKeyword.hidden.padded
    case .shown: StoryboardKeyword.shown.padded
    case .added: StoryboardKeyword.added.padded
    case .removed: StoryboardKeyword.removed.padded
    case .moved: StoryboardKeyword.moved.padded
    case .swapped: StoryboardKeyword.swapped.padded
    // Only reports have this one: in a golden, the step is a whole tree.
    case .replaced: "replaced "
    }
  }

  /// The lines of the tree that the change adds.
  var broughtLines: [String] {
    switch self {
    case .added(let node, _, _), .shown(_, _, let node), .replaced(_, let node): node.lines
    case .changed, .hidden, .removed, .moved, .swapped: []
    }
  }

  /// Whether the change adds the next sibling of what another one adds.
  func continues(_ former: TreeChange?) -> Bool {
    guard case .added(_, let parent, let index) = self,
      case .added(_, let formerParent, let formerIndex) = former
    else { return false }
    return parent == formerParent && index == formerIndex + 1
  }
}

extension RenderNode {
  /// What a folded node shows in addition to its type and identifier: the first text, and what is folded.
  var foldParts: [NodePart] { parts.filter { $0.rank == 1 || $0.rank == 2 } }
}
