extension TreeMatching {
  /// Matches the children of matched nodes, from the root down.
  mutating func matchSiblings() {
    var new = 0
    while new < after.nodes.count {
      if let old = origins[new], oldSubtrees[old] == newSubtrees[new] {
        matchSubtrees(old, new)
        new = after.ends[new]
      } else {
        if let old = origins[new] { matchChildren(of: old, new) }
        new += 1
      }
    }
  }

  private mutating func matchChildren(of old: Int, _ new: Int) {
    work.spend(before.children[old].count + after.children[new].count)
    var old = before.children[old].filter { destinations[$0] == nil }[...]
    var new = after.children[new].filter { origins[$0] == nil }[...]
    while let first = old.first, let other = new.first, oldSubtrees[first] == newSubtrees[other] {
      match(old.removeFirst(), new.removeFirst())
    }
    while let last = old.last, let other = new.last, oldSubtrees[last] == newSubtrees[other] {
      match(old.removeLast(), new.removeLast())
    }
    let (oldRest, newRest) = (Array(old), Array(new))
    let pairs = SiblingMatching.pairs(
      oldRest.map { before.nodes[$0] }, newRest.map { after.nodes[$0] }, work: &work)
    for pair in pairs { match(oldRest[pair.old], newRest[pair.new]) }
  }
}
