/// The index of a step in the golden, and of the matching step in the actual storyboard; `nil` in the
/// one that lacks the step.
///
///     // golden: launch, tap, scroll    actual: launch, scroll
///     StepPair.aligned(golden.steps, actual.steps)  // 0 and 0, 1 and nil, 2 and 1
package struct StepPair: Hashable, Sendable {
  package var golden: Int?
  package var actual: Int?

  /// Aligns steps by their causes. Steps between the same neighbors are a pair even if their causes differ.
  package static func aligned(_ golden: [Step], _ actual: [Step]) -> [StepPair] {
    let (missing, extra) = unmatched(golden, actual)
    var pairs: [StepPair] = []
    var (i, j) = (0, 0)
    while i < golden.count || j < actual.count {
      let isMissing = missing.contains(i)
      let isExtra = extra.contains(j)
      // A missing step next to an extra one is one step with another cause.
      let both = isMissing == isExtra
      pairs.append(StepPair(golden: isMissing || both ? i : nil, actual: isExtra || both ? j : nil))
      if isMissing || both { i += 1 }
      if isExtra || both { j += 1 }
    }
    return pairs
  }

  /// Returns the indices of the golden's and of the actual steps whose causes the other side lacks.
  private static func unmatched(_ golden: [Step], _ actual: [Step]) -> (Set<Int>, Set<Int>) {
    let causes = ListDifference(from: golden.map(\.cause), to: actual.map(\.cause))
    return (Set(causes.missing), Set(causes.extra))
  }
}
