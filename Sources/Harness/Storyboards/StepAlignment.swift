/// Which step of the golden goes with which of the actual storyboard; one of both is `nil` where the other lacks it.
struct StepPair: Hashable, Sendable {
  var golden: Int?
  var actual: Int?

  /// Aligns steps by their causes. Steps in one place with unlike causes go together as well.
  static func aligned(_ golden: [Step], _ actual: [Step]) -> [StepPair] {
    let (missing, extra) = unmatched(golden, actual)
    var pairs: [StepPair] = []
    var (i, j) = (0, 0)
    while i < golden.count || j < actual.count {
      let isMissing = missing.contains(i)
      let isExtra = extra.contains(j)
      let both = isMissing == isExtra
      pairs.append(StepPair(golden: isMissing || both ? i : nil, actual: isExtra || both ? j : nil))
      if isMissing || both { i += 1 }
      if isExtra || both { j += 1 }
    }
    return pairs
  }

  /// The indices of the golden's and of the actual steps whose causes the other side lacks.
  private static func unmatched(_ golden: [Step], _ actual: [Step]) -> (Set<Int>, Set<Int>) {
    var missing: Set<Int> = []
    var extra: Set<Int> = []
    for change in actual.map(\.cause).difference(from: golden.map(\.cause)) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): extra.insert(offset)
      }
    }
    return (missing, extra)
  }
}
