/// A step of the golden and the matching one of the actual storyboard; one of the two is `nil`
/// where it is missing.
package struct StepPair: Hashable, Sendable {
  package var golden: Int?
  package var actual: Int?

  /// Aligns steps by their causes. Steps at the same index with different causes are a pair, too.
  package static func aligned(_ golden: [Step], _ actual: [Step]) -> [StepPair] {
    let (missing, extra) = unmatched(golden, actual)
    var pairs: [StepPair] = []
    var (i, j) = (0, 0)
    while i < golden.count || j < actual.count {
      let isMissing = missing.contains(i)
      let isExtra = extra.contains(j)
      // A missing step beside an extra one is one step with another cause.
      let both = isMissing == isExtra
      pairs.append(StepPair(golden: isMissing || both ? i : nil, actual: isExtra || both ? j : nil))
      if isMissing || both { i += 1 }
      if isExtra || both { j += 1 }
    }
    return pairs
  }

  /// The indices of the golden's and of the actual steps whose causes the other side lacks.
  private static func unmatched(_ golden: [Step], _ actual: [Step]) -> (Set<Int>, Set<Int>) {
    let causes = ListDifference(from: golden.map(\.cause), to: actual.map(\.cause))
    return (Set(causes.missing), Set(causes.extra))
  }
}
