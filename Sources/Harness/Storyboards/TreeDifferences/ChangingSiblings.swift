/// The indices of one node's children while they are rearranged, from the first to the last.
///
/// The list begins as the old children, who all *wait*. Each new child is *placed* behind the one
/// before it: it stays where it waits, or is inserted. Those that still wait in the end leave, and
/// are no longer counted.
struct ChangingSiblings {
  private var waiting: PrefixCounts
  /// Those that stayed: their indices in the old list and in the new one, both ascending.
  private var stays: [(old: Int, new: Int)] = []
  private var placedCount = 0

  init(count: Int) {
    waiting = PrefixCounts(below: count)
  }

  /// Returns the current index of a waiting child.
  func index(ofWaiting old: Int) -> Int {
    let next = stays.partitioningIndex { $0.old > old }
    // In front of it are the placed ones up to the next that stays, or all of them.
    return waiting.count(below: old) + (next < stays.count ? stays[next].new : placedCount)
  }

  /// Returns the current index of a placed child.
  func index(ofPlaced new: Int) -> Int {
    let next = stays.partitioningIndex { $0.new > new }
    // Those in front of it that still wait are before the nearest one that stayed.
    return new + (next > 0 ? waiting.count(below: stays[next - 1].old) : 0)
  }

  /// A waiting child leaves the list.
  mutating func leave(_ old: Int) {
    waiting.remove(old)
  }

  /// Places the next child where it waits; all that wait before it are left behind.
  mutating func stay(_ old: Int) {
    waiting.remove(old)
    stays.append((old, placedCount))
    placedCount += 1
  }

  /// Places the next child, which comes from elsewhere, and returns where.
  mutating func insert() -> Int {
    placedCount += 1
    return index(ofPlaced: placedCount - 1)
  }
}

extension Array {
  /// The first index whose element fits; all behind it fit too.
  fileprivate func partitioningIndex(where fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A set of the numbers below a limit that counts quickly how many of them are less than a number.
struct PrefixCounts {
  /// A binary indexed tree: each entry counts the members in the run of numbers that ends at it.
  private var counts: [Int]

  /// All numbers below `limit`.
  init(below limit: Int) {
    // Entry `i` counts as many numbers as the lowest bit of `i` says, and all are members.
    counts = (0...limit).map { $0 & -$0 }
  }

  mutating func remove(_ member: Int) {
    var index = member + 1
    // Adding the lowest bit leads to the next longer run that has the number in it.
    while index < counts.count {
      counts[index] -= 1
      index += index & -index
    }
  }

  func count(below number: Int) -> Int {
    var index = number
    var count = 0
    // Taking the lowest bit away leads to the run before this one.
    while index > 0 {
      count += counts[index]
      index -= index & -index
    }
    return count
  }
}
