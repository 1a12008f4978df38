import RenderTree
import Storyboards

/// The texts of a node, visible or for assistive technologies.
extension StepAtoms {
  mutating func addTexts(of pair: NodePair) {
    let (old, new) = (trees.before.nodes[pair.old], trees.after.nodes[pair.new])
    if !RenderNode.areIdentical(old.text, new.text) { addText("text", old.text, new.text, at: pair) }
    guard old.attributes != new.attributes else { return }
    for name in Self.spoken + ["placeholder"] {
      let (former, present) = (old.value(name), new.value(name))
      guard former != present else { continue }
      addText(name, former?.words, present?.words, at: pair)
    }
  }

  /// Attributes that are texts, though not on the screen.
  static let spoken = ["label", "hint", "value", "actions", "returnKey"]

  private mutating func addText(_ part: String, _ former: String?, _ present: String?, at pair: NodePair) {
    let isSpoken = Self.spoken.contains(part)
    var atom = atom(isSpoken ? .spoken : .text, part: part, isSpoken ? .accessibility : .text)
    (atom.before, atom.after) = (former ?? "", present ?? "")
    let place = place(of: pair.old)
    if isSpoken, former == nil || present == nil {
      atom.keys = [Key.joined(part, (former ?? present ?? "").folded)]
      atom.weakKeys = [Key.joined(part, trees.before.nodes[pair.old].type, place.owner)]
    } else if Self.isOtherNumber(atom.before, atom.after) {
      atom.keys = [Key.joined("number", place.owner, place.path)]
    } else {
      atom.keys = [Key.joined("text", Key.both(atom.before.folded, atom.after.folded))]
      atom.wordsKey = Self.wordsKey(atom.before, atom.after)
      atom.weakKeys = [atom.wordsKey, Key.edit("text", atom.before, atom.after)].compactMap(\.self)
    }
    add(atom, at: pair)
  }

  /// Whether a short text differs only in digits and signs, like a count or a price.
  static func isOtherNumber(_ former: String, _ present: String) -> Bool {
    guard max(former.count, present.count) <= 12, !former.isEmpty, !present.isEmpty else { return false }
    let letters = [former, present].map { $0.unicodeScalars.filter(\.properties.isAlphabetic) }
    return letters[0].elementsEqual(letters[1])
  }

  /// Returns the words that differ, as the key of a text that consists of only these; `nil` if all words
  /// differ.
  ///
  /// From `Sign in to Sync` to `Sign in to Chrome`, those are `Sync` and `Chrome`.
  private static func wordsKey(_ former: String, _ present: String) -> String? {
    guard let (old, new) = differingWords(former, present) else { return nil }
    return Key.joined("text", Key.both(old.folded, new.folded))
  }

  /// Returns the words between the common beginning and end of both texts; `nil` if one of the texts has
  /// none, or if there is no common part.
  static func differingWords(_ former: String, _ present: String) -> (old: String, new: String)? {
    var old = former.split(separator: " ")[...]
    var new = present.split(separator: " ")[...]
    let count = old.count
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    guard old.count < count, !old.isEmpty, !new.isEmpty else { return nil }
    return (old.joined(separator: " "), new.joined(separator: " "))
  }
}

extension RenderValue {
  /// The value as a reader sees it, without quotes.
  var words: String {
    switch self {
    case .string(let text), .word(let text): text
    case .color, .number, .numbers: text
    }
  }
}
