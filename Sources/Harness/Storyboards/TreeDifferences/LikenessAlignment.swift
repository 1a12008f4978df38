/// Aligns two lists in order, so that the sum of their pairs' likenesses is greatest.
struct LikenessAlignment {
  /// The aligned pairs, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private enum Choice: UInt8 {
    case skipOld, skipNew, pair
  }

  /// `likeness` is 0 where two elements cannot go together. Needs a byte for each pair, and weighs each once.
  init(_ oldCount: Int, _ newCount: Int, likeness: (_ old: Int, _ new: Int) -> Int) {
    // The usual table of the longest common subsequence, with likenesses for ones: each cell is the
    // best sum of the rest of both lists, and only the choice that leads to it is kept.
    // From the end to the start: `below` has the best sums from the next old element on.
    var choices = [UInt8](repeating: 0, count: oldCount * newCount)
    var below = [Int](repeating: 0, count: newCount + 1)
    for old in (0..<oldCount).reversed() {
      var row = below
      for new in (0..<newCount).reversed() {
        let likeness = likeness(old, new)
        let paired = likeness == 0 ? 0 : likeness + below[new + 1]
        let best = max(below[new], row[new + 1], paired)
        // Where a pair is no better than leaving one out, there is none, so that unlike nodes stay
        // apart.
        let choice: Choice = best == below[new] ? .skipOld : best == row[new + 1] ? .skipNew : .pair
        row[new] = best
        choices[old * newCount + new] = choice.rawValue
      }
      below = row
    }
    follow(choices, oldCount, newCount)
  }

  private mutating func follow(_ choices: [UInt8], _ oldCount: Int, _ newCount: Int) {
    var (old, new) = (0, 0)
    while old < oldCount, new < newCount {
      switch Choice(rawValue: choices[old * newCount + new]) {
      case .skipNew: new += 1
      case .pair:
        pairs.append((old, new))
        (old, new) = (old + 1, new + 1)
      default: old += 1
      }
    }
  }
}
