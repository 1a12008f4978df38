import RenderTree
import Storyboards

/// Texts that follow from other texts, or from nodes that disappeared and appeared.
///
///     UILabel "Sync"                                UILabel "Chrome"
///     UIButton label="Sync, off"                    UIButton label="Chrome, off"
///
/// Replacing the label's old text by its new one in the button's label gives exactly the button's new label.
extension StepReasons {
  mutating func followTexts() {
    let texts = atoms { $0.atom.isText }
    let exchanged = texts.filter { !step.all[$0].atom.before.isEmpty }
      // The longest first, so that `Sync settings` is found before `Sync`.
      .sorted { (step.all[$1].atom.before.count, $0) < (step.all[$0].atom.before.count, $1) }
    let arrivals = atoms { [.went, .came].contains($0.atom.kind) }
    for text in texts {
      add(partsMaking(text, of: exchanged), to: text)
      if !arrivals.isEmpty { add(arrivalsMaking(text, of: arrivals), to: text) }
    }
  }

  /// Returns the other texts that, replaced in a text, give its new value.
  private func partsMaking(_ text: Int, of others: [Int]) -> Set<Int> {
    let atom = step.all[text].atom
    // Equal texts are one class anyway, and would follow from each other.
    let parts = others.filter {
      let before = step.all[$0].atom.before
      return before != atom.before && atom.before.contains(before)
    }
    guard !parts.isEmpty else { return [] }
    var made = ""
    var used: Set<Int> = []
    var rest = Substring(atom.before)
    while let first = rest.first {
      if let part = parts.first(where: { rest.hasPrefix(step.all[$0].atom.before) }) {
        made += step.all[part].atom.after
        rest = rest.dropFirst(step.all[part].atom.before.count)
        used.insert(part)
      } else {
        made.append(first)
        rest = rest.dropFirst()
      }
    }
    return made == atom.after ? used : []
  }

  /// Returns the nodes that appeared or disappeared and explain a text: it counts them, or mentions their text.
  private func arrivalsMaking(_ text: Int, of arrivals: [Int]) -> [Int] {
    let found = step.all[text]
    if StepAtoms.isOtherNumber(found.atom.before, found.atom.after) { return arrivals }
    guard let words = found.atom.lostOrGainedWords else { return [] }
    return arrivals.filter { arrival in
      let other = step.all[arrival]
      let isNear = found.old.map { isInsideNode(other, $0) } ?? false
      return (isNear || words.count >= 6) && node(of: other).says(words)
    }
  }

  private func isInsideNode(_ found: FoundAtom, _ old: Int) -> Bool {
    guard let new = step.trees.destinations[old] else { return false }
    return isInside(found, of: NodePair(old: old, new: new))
  }

  /// Returns the node that disappeared or appeared, with its content.
  private func node(of found: FoundAtom) -> RenderNode {
    if let old = found.old { return step.trees.before.nodes[old] }
    return step.trees.after.nodes[found.new ?? 0]
  }
}

extension Atom {
  var isText: Bool { kind == .text || kind == .spoken }

  /// The words that a text lost or gained, if nothing else differs: `and more` of `Sync and more`.
  fileprivate var lostOrGainedWords: String? {
    let (shorter, longer) = before.count < after.count ? (before, after) : (after, before)
    let start = zip(shorter, longer).prefix { $0 == $1 }.count
    let end = zip(shorter.reversed(), longer.reversed()).prefix { $0 == $1 }.count
    guard start + end >= shorter.count, shorter.count < longer.count else { return nil }
    let words = String(longer.dropFirst(start).dropLast(shorter.count - start)).withoutSignsAround
    return words.isEmpty ? nil : words
  }
}

extension String {
  /// The text without spaces and punctuation at its ends.
  fileprivate var withoutSignsAround: String {
    let isWord = { (character: Character) in character.isLetter || character.isNumber }
    guard let first = firstIndex(where: isWord), let last = lastIndex(where: isWord) else { return self }
    return String(self[first...last])
  }
}

extension RenderNode {
  /// Whether the node, or one inside it, has exactly these words as its text.
  fileprivate func says(_ words: String) -> Bool {
    var open = [self]
    while let node = open.popLast() {
      if node.text?.withoutSignsAround == words || node.word("label")?.withoutSignsAround == words {
        return true
      }
      open += node.children
    }
    return false
  }
}
