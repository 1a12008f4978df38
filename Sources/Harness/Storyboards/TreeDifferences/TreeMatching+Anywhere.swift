import RenderTree
import TextFormats

extension TreeMatching {
  /// Matches nodes of one type whose identifier is unique in both trees.
  mutating func matchIdentifiers() {
    let old = Self.uniqueIdentifiers(in: before)
    for (key, new) in Self.uniqueIdentifiers(in: after).sorted(by: { $0.value < $1.value }) {
      guard let old = old[key], before.nodes[old].type.isIdentical(to: after.nodes[new].type) else {
        continue
      }
      match(old, new)
    }
  }

  /// The nodes by their types and identifiers, where only one node has both.
  private static func uniqueIdentifiers(in tree: FlatTree) -> [[String]: Int] {
    unique(tree.nodes.indices) { number in
      tree.nodes[number].identifier.map { [tree.nodes[number].type, $0] }
    }
  }

  /// Matches subtrees that went in one place and came in another, where no other that went or came is equal.
  ///
  /// Inside of larger subtrees that went or came, only those count that say something.
  mutating func matchEqualSubtrees() {
    let old = Self.unique(before.nodes.indices) { destinations[$0] == nil ? oldSubtrees[$0] : nil }
    let new = Self.unique(after.nodes.indices) { origins[$0] == nil ? newSubtrees[$0] : nil }
    let speaking = after.marks { after.nodes[$0].identifier != nil || after.nodes[$0].text != nil }
    for number in after.nodes.indices where origins[number] == nil && new[newSubtrees[number]] == number {
      guard let origin = old[newSubtrees[number]], speaking[number] || areOutermost(origin, number) else {
        continue
      }
      matchSubtrees(origin, number)
    }
  }

  /// Whether the parents of both have their matches.
  private func areOutermost(_ old: Int, _ new: Int) -> Bool {
    guard let oldParent = before.parents[old], let newParent = after.parents[new] else { return false }
    return destinations[oldParent] != nil && origins[newParent] != nil
  }

  /// The numbers by their keys, where only one number has the key.
  private static func unique<Key: Hashable>(_ numbers: Range<Int>, by key: (Int) -> Key?) -> [Key: Int] {
    var found: [Key: Int?] = [:]
    for number in numbers {
      guard let key = key(number) else { continue }
      found.updateValue(found.keys.contains(key) ? nil : number, forKey: key)
    }
    return found.compactMapValues(\.self)
  }
}
