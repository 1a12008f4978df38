/// Finds a shortest edit path from one list of numbers to another with Myers' divide and conquer, in linear
/// memory.
///
/// It marks the numbers that have no partner on the other side. A part that needs more than ``costLimit``
/// edits is split where the search got furthest. Once the budget is spent, the parts that are still open are
/// marked as a whole. From `1 2 3` to `1 3`, the one region is the 2, which nothing replaces:
///
///     var search = EditSearch(old, new, budget: 1000)
///     search.next()  // old 1..<2, new 1..<1
///     search.next()  // nil
struct EditSearch: ~Copyable {
  /// The number of edits tried from each end of a part before it is split without proof.
  static let costLimit = 128

  let old: UnsafePointer<Int32>
  let new: UnsafePointer<Int32>
  /// The furthest indices in the old list, by diagonal.
  private let forwardMemory: NumberList
  private let backwardMemory: NumberList
  let forward: UnsafeMutablePointer<Int32>
  let backward: UnsafeMutablePointer<Int32>
  private let budget: Int
  /// The steps so far: visited diagonals and compared numbers.
  var work = 0
  /// Whether every part was split with proof.
  var isExact = true
  private(set) var exceededBudget = false
  private var open: [EditRegion]

  init(_ old: borrowing SharedLines, _ new: borrowing SharedLines, budget: Int) {
    self.old = UnsafePointer(old.numbers.numbers)
    self.new = UnsafePointer(new.numbers.numbers)
    // From one below the lowest diagonal to one above the highest, which are read as neighbors.
    let diagonals = old.count + new.count + 3
    forwardMemory = NumberList(count: diagonals)
    backwardMemory = NumberList(count: diagonals)
    forward = forwardMemory.numbers + (new.count + 1)
    backward = backwardMemory.numbers + (new.count + 1)
    self.budget = budget
    open = [EditRegion(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
  }

  /// Returns the next region that is replaced as a whole; `nil` at the end.
  mutating func next() -> EditRegion? {
    while var region = open.popLast() {
      trim(&region)
      if region.isReplaced { return region }
      if work >= budget {
        (exceededBudget, isExact) = (true, false)
        return region
      }
      let (x, y) = middle(of: region)
      // The first half is taken next, so that regions are in text order.
      open.append(
        EditRegion(oldStart: x, oldEnd: region.oldEnd, newStart: y, newEnd: region.newEnd))
      open.append(
        EditRegion(oldStart: region.oldStart, oldEnd: x, newStart: region.newStart, newEnd: y))
    }
    return nil
  }

  /// Removes the numbers that both sides of the region share at its ends.
  private mutating func trim(_ region: inout EditRegion) {
    let size = region.size
    while !region.isReplaced, old[region.oldStart] == new[region.newStart] {
      region.oldStart += 1
      region.newStart += 1
    }
    while !region.isReplaced, old[region.oldEnd - 1] == new[region.newEnd - 1] {
      region.oldEnd -= 1
      region.newEnd -= 1
    }
    work += (size - region.size) / 2
  }
}

/// A part of the old list, and the part of the new one that it becomes.
struct EditRegion {
  var oldStart: Int
  var oldEnd: Int
  var newStart: Int
  var newEnd: Int

  /// Whether one side is empty, so that nothing is left to match.
  var isReplaced: Bool { oldStart == oldEnd || newStart == newEnd }
  var size: Int { oldEnd - oldStart + newEnd - newStart }
}

extension EditSearch {
  /// Returns a point on a shortest path through the region, or on a good one if that takes too many edits.
  ///
  /// The paths from both corners are extended edit by edit until they meet.
  mutating func middle(of region: EditRegion) -> (Int, Int) {
    var front = Diagonals(from: region.oldStart - region.newStart, in: region)
    var back = Diagonals(from: region.oldEnd - region.newEnd, in: region)
    // If the lengths differ by an odd number, the paths meet when the front advances; otherwise when the
    // back does.
    let meetsForward = (front.first - back.first) & 1 != 0
    forward[front.first] = Int32(truncatingIfNeeded: region.oldStart)
    backward[back.first] = Int32(truncatingIfNeeded: region.oldEnd)
    for _ in 0..<Self.costLimit {
      front.widen(forward, beyond: -1)
      if let point = advance(front, in: region, meeting: meetsForward ? back : nil) { return point }
      back.widen(backward, beyond: .max)
      if let point = retreat(back, in: region, meeting: meetsForward ? nil : front) { return point }
    }
    isExact = false
    return furthest(front, back, in: region)
  }

  /// Extends all paths from the front by one edit; returns where one meets a path from the back.
  private mutating func advance(
    _ front: Diagonals, in region: EditRegion, meeting back: Diagonals?
  ) -> (Int, Int)? {
    var diagonal = front.last
    while diagonal >= front.first {
      // A diagonal is reached by a removal from the one below, or by an addition from the one above; the path
      // that got further is extended.
      let (below, above) = (forward[diagonal - 1], forward[diagonal + 1])
      let start = Int(below < above ? above : below + 1)
      var (x, y) = (start, start - diagonal)
      while x < region.oldEnd, y < region.newEnd, old[x] == new[y] {
        x += 1
        y += 1
      }
      work += x - start + 1
      forward[diagonal] = Int32(truncatingIfNeeded: x)
      if let back, back.contains(diagonal), Int(backward[diagonal]) <= x { return (x, y) }
      diagonal -= 2
    }
    return nil
  }

  /// Extends all paths from the back by one edit; returns where one meets a path from the front.
  private mutating func retreat(
    _ back: Diagonals, in region: EditRegion, meeting front: Diagonals?
  ) -> (Int, Int)? {
    var diagonal = back.last
    while diagonal >= back.first {
      // As in `advance`, but from the end, where the lesser index is further.
      let (below, above) = (backward[diagonal - 1], backward[diagonal + 1])
      let start = Int(below < above ? below : above - 1)
      var (x, y) = (start, start - diagonal)
      while x > region.oldStart, y > region.newStart, old[x - 1] == new[y - 1] {
        x -= 1
        y -= 1
      }
      work += start - x + 1
      backward[diagonal] = Int32(truncatingIfNeeded: x)
      if let front, front.contains(diagonal), x <= Int(forward[diagonal]) { return (x, y) }
      diagonal -= 2
    }
    return nil
  }

  /// Returns the point that got furthest from its corner.
  private func furthest(_ front: Diagonals, _ back: Diagonals, in region: EditRegion) -> (Int, Int) {
    var ahead = (region.oldStart, region.newStart)
    for diagonal in stride(from: front.first, through: front.last, by: 2) {
      // The last edit of a path may cross the edge of the region.
      let x = min(Int(forward[diagonal]), region.oldEnd, region.newEnd + diagonal)
      // The sum of both indices is the distance that a path covered.
      if x + x - diagonal > ahead.0 + ahead.1 { ahead = (x, x - diagonal) }
    }
    var behind = (region.oldEnd, region.newEnd)
    for diagonal in stride(from: back.first, through: back.last, by: 2) {
      let x = max(Int(backward[diagonal]), region.oldStart, region.newStart + diagonal)
      if x + x - diagonal < behind.0 + behind.1 { behind = (x, x - diagonal) }
    }
    let progress = ahead.0 + ahead.1 - region.oldStart - region.newStart
    return progress >= region.oldEnd + region.newEnd - behind.0 - behind.1 ? ahead : behind
  }
}

/// The diagonals reached by a search from one corner; `x - y` is constant on each.
private struct Diagonals {
  private(set) var first: Int
  private(set) var last: Int
  private let lowest: Int
  private let highest: Int

  init(from diagonal: Int, in region: EditRegion) {
    (first, last) = (diagonal, diagonal)
    lowest = region.oldStart - region.newEnd
    highest = region.oldEnd - region.newStart
  }

  func contains(_ diagonal: Int) -> Bool { first <= diagonal && diagonal <= last }

  /// Adds a diagonal on each side, or removes it where the region ends; `limit` is beyond the outermost.
  mutating func widen(_ furthest: UnsafeMutablePointer<Int32>, beyond limit: Int32) {
    if first > lowest {
      first -= 1
      furthest[first - 1] = limit
    } else {
      first += 1
    }
    if last < highest {
      last += 1
      furthest[last + 1] = limit
    } else {
      last -= 1
    }
  }
}
