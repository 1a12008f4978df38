/// The indices of one node's children while they are rearranged, from the first to the last.
///
/// The list begins as the old children, which all *wait*. Each new child is *placed* after the
/// previous one: it stays where it waits, or is inserted. Children that still wait at the end leave,
/// and are no longer counted.
///
///     // from a b c to a x c
///     var siblings = ChangingSiblings(count: 3)
///     siblings.stay(0)  // a
///     siblings.insert()  // x is inserted at 1: a x b c
///     siblings.index(ofWaiting: 1)  // b is at 2, and is removed there
///     siblings.leave(1)
///     siblings.stay(2)  // c, which is at 2 now
struct ChangingSiblings {
  private var waiting: PrefixCounts
  /// The indices, in the old list and in the new one, of the children that stayed, both ascending.
  private var stays: [(old: Int, new: Int)] = []
  private var placedCount = 0

  init(count: Int) {
    waiting = PrefixCounts(below: count)
  }

  /// Returns the current index of a waiting child.
  func index(ofWaiting old: Int) -> Int {
    let next = stays.partitioningIndex { $0.old > old }
    // Before it are the placed children up to the next one that stayed, or all of them.
    return waiting.count(below: old) + (next < stays.count ? stays[next].new : placedCount)
  }

  /// Returns the current index of a placed child.
  func index(ofPlaced new: Int) -> Int {
    let next = stays.partitioningIndex { $0.new > new }
    // Waiting children before it are before the nearest one that stayed.
    return new + (next > 0 ? waiting.count(below: stays[next - 1].old) : 0)
  }

  /// Removes a waiting child from the list.
  mutating func leave(_ old: Int) {
    waiting.remove(old)
  }

  /// Places the next child where it waits; children that wait before it can no longer stay.
  mutating func stay(_ old: Int) {
    waiting.remove(old)
    stays.append((old, placedCount))
    placedCount += 1
  }

  /// Places the next child, which is added or moved here, and returns its index.
  mutating func insert() -> Int {
    placedCount += 1
    return index(ofPlaced: placedCount - 1)
  }
}

extension Array {
  /// Returns the first index whose element fits, or the count; all elements after it must fit, too.
  fileprivate func partitioningIndex(where fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A set of numbers below a limit that counts in logarithmic time how many are less than a number.
///
///     var numbers = PrefixCounts(below: 10)
///     for member in [0, 3, 9] { numbers.remove(member) }
///     numbers.count(below: 5)  // 3: the numbers 1, 2 and 4
struct PrefixCounts {
  /// A binary indexed tree: each entry counts the members in the range of numbers that ends at it.
  private var counts: [Int]

  /// Creates the set of all numbers from 0 to `limit` - 1.
  init(below limit: Int) {
    // Entry `i` covers as many numbers as the lowest bit of `i`, and all are members.
    counts = (0...limit).map { $0 & -$0 }
  }

  mutating func remove(_ member: Int) {
    var index = member + 1
    // Adding the lowest bit leads to the next longer range that contains the number.
    while index < counts.count {
      counts[index] -= 1
      index += index & -index
    }
  }

  func count(below number: Int) -> Int {
    var index = number
    var count = 0
    // Subtracting the lowest bit leads to the range before this one.
    while index > 0 {
      count += counts[index]
      index -= index & -index
    }
    return count
  }
}
