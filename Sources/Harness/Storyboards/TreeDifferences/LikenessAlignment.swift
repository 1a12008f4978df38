/// Aligns two lists in order, so that the sum of their pairs' likenesses is greatest.
///
///     let (old, new) = (["Sync", "Wi-Fi"], ["Wi-Fi", "Sounds"])
///     let alignment = LikenessAlignment(2, 2) { old[$0] == new[$1] ? 8 : 1 }
///     alignment.pairs  // [(old: 1, new: 0)]: two pairs that differ would be worth 2, this one 8
struct LikenessAlignment {
  /// The aligned pairs, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private enum Choice: UInt8 {
    case skipOld, skipNew, pair
  }

  /// Aligns two lists; it needs a byte of memory for each pair of elements.
  ///
  /// - Parameters:
  ///   - oldCount: The length of the first list.
  ///   - newCount: The length of the second list.
  ///   - likeness: Returns the likeness of two elements by their indices, 0 if they cannot be a pair;
  ///     called once for each pair.
  init(_ oldCount: Int, _ newCount: Int, likeness: (_ old: Int, _ new: Int) -> Int) {
    // The usual table of the longest common subsequence, with likenesses instead of ones: each cell
    // is the best sum for the rest of both lists, and only the choice that leads to it is kept.
    // Filled from the end: `below` has the best sums from the next old element on.
    var choices = [UInt8](repeating: 0, count: oldCount * newCount)
    var below = [Int](repeating: 0, count: newCount + 1)
    for old in (0..<oldCount).reversed() {
      var row = below
      for new in (0..<newCount).reversed() {
        let likeness = likeness(old, new)
        let paired = likeness == 0 ? 0 : likeness + below[new + 1]
        let best = max(below[new], row[new + 1], paired)
        // Elements are a pair only if that beats leaving one of them out.
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
