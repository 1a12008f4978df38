import RenderTree

/// Two of a node's children that take each other's places, by their indices: in the order of siblings, and on the
/// screen.
///
///     // UIToolbar                     UIToolbar
///     //   UIButton #back (0 0; 40 44)     UIButton #forward (0 0; 40 44)
///     //   UIButton #forward (40 0; 40 44) UIButton #back (40 0; 40 44)
///     TreeMatching(before, after, budget: 1000).swaps  // [0: SiblingSwap(first: 0, second: 1)]
struct SiblingSwap: Hashable, Sendable {
  /// The lower index.
  let first: Int
  /// The higher index.
  let second: Int
}

extension TreeMatching {
  /// The swaps by the old parents' numbers. A parent has one if its children are the same in the same order but for
  /// two, whose lines differ at most in the places that they exchange.
  var swaps: [Int: SiblingSwap] {
    var swaps: [Int: SiblingSwap] = [:]
    var new = 0
    while new < after.nodes.count {
      guard !isUntouched(new) else {
        new = after.ends[new]
        continue
      }
      if let old = origins[new] { swaps[old] = swap(ofChildrenOf: old, new) }
      new += 1
    }
    return swaps
  }

  private func swap(ofChildrenOf old: Int, _ new: Int) -> SiblingSwap? {
    let (former, present) = (before.children[old], after.children[new])
    guard former.count == present.count, former.count > 1 else { return nil }
    var others: [Int] = []
    for index in present.indices where origins[present[index]] != former[index] {
      guard others.count < 2 else { return nil }
      others.append(index)
    }
    guard others.count == 2, exchanges(former, present, others[0], others[1]),
      exchanges(former, present, others[1], others[0])
    else { return nil }
    return SiblingSwap(first: others[0], second: others[1])
  }

  /// Whether the old child at one index is the new one at another, with the place that was there.
  private func exchanges(_ former: [Int], _ present: [Int], _ index: Int, _ other: Int) -> Bool {
    guard origins[present[other]] == former[index] else { return false }
    var node = before.nodes[former[index]]
    node.place = before.nodes[former[other]].place
    return node.hasSameLine(as: after.nodes[present[other]])
  }
}
