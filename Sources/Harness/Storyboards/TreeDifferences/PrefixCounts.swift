/// A set of the numbers below a limit that tells fast how many of them are less than a number.
struct PrefixCounts {
  /// A binary indexed tree: each entry counts the members in the run of numbers that ends at it.
  private var counts: [Int]

  /// All numbers below `limit`.
  init(below limit: Int) {
    counts = (0...limit).map { $0 & -$0 }
  }

  mutating func remove(_ member: Int) {
    var index = member + 1
    while index < counts.count {
      counts[index] -= 1
      index += index & -index
    }
  }

  func count(below number: Int) -> Int {
    var index = number
    var count = 0
    while index > 0 {
      count += counts[index]
      index -= index & -index
    }
    return count
  }
}
