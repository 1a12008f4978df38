/// Finds a shortest way from one list of numbers to another with Myers' divide and conquer, in linear memory.
///
/// It marks the numbers that have no partner on the other side. A part that needs more than ``costLimit`` edits is
/// split where the search got furthest; once the budget is spent, the parts still open are marked wholly.
struct EditSearch: ~Copyable {
  /// How many edits are tried from each end of a part before it is split without proof.
  static let costLimit = 128

  let old: UnsafePointer<Int32>
  let new: UnsafePointer<Int32>
  /// The furthest places in the old list, by diagonal.
  private let forwardMemory: NumberList
  private let backwardMemory: NumberList
  let forward: UnsafeMutablePointer<Int32>
  let backward: UnsafeMutablePointer<Int32>
  private let budget: Int
  /// The steps done: diagonals visited and numbers compared.
  var work = 0
  /// Whether every part was split with proof.
  var isExact = true
  private(set) var exceededBudget = false
  private var open: [EditRegion]

  init(_ old: borrowing SharedLines, _ new: borrowing SharedLines, budget: Int) {
    self.old = UnsafePointer(old.numbers.numbers)
    self.new = UnsafePointer(new.numbers.numbers)
    let diagonals = old.count + new.count + 3
    forwardMemory = NumberList(count: diagonals)
    backwardMemory = NumberList(count: diagonals)
    forward = forwardMemory.numbers + (new.count + 1)
    backward = backwardMemory.numbers + (new.count + 1)
    self.budget = budget
    open = [EditRegion(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
  }

  /// The next region that is replaced as a whole, or `nil` at the end.
  mutating func next() -> EditRegion? {
    while var region = open.popLast() {
      trim(&region)
      if region.isReplaced { return region }
      if work >= budget {
        (exceededBudget, isExact) = (true, false)
        return region
      }
      let (x, y) = middle(of: region)
      open.append(
        EditRegion(oldStart: x, oldEnd: region.oldEnd, newStart: y, newEnd: region.newEnd))
      open.append(
        EditRegion(oldStart: region.oldStart, oldEnd: x, newStart: region.newStart, newEnd: y))
    }
    return nil
  }

  /// Leaves out the numbers that both sides of the region share at its ends.
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

  /// Whether one side is empty, so that there is nothing left to match.
  var isReplaced: Bool { oldStart == oldEnd || newStart == newEnd }
  var size: Int { oldEnd - oldStart + newEnd - newStart }
}
