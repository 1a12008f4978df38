extension EditSearch {
  /// A point on a shortest way through the region, or on a good one where that costs too many edits.
  ///
  /// The ways from both corners are prolonged edit by edit until they meet.
  mutating func middle(of region: EditRegion) -> (Int, Int) {
    var front = Diagonals(from: region.oldStart - region.newStart, in: region)
    var back = Diagonals(from: region.oldEnd - region.newEnd, in: region)
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

  /// Prolongs all ways from the front by one edit; returns where one meets a way from the back.
  private mutating func advance(
    _ front: Diagonals, in region: EditRegion, meeting back: Diagonals?
  ) -> (Int, Int)? {
    var diagonal = front.last
    while diagonal >= front.first {
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

  /// Prolongs all ways from the back by one edit; returns where one meets a way from the front.
  private mutating func retreat(
    _ back: Diagonals, in region: EditRegion, meeting front: Diagonals?
  ) -> (Int, Int)? {
    var diagonal = back.last
    while diagonal >= back.first {
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

  /// The point that got furthest from its corner.
  private func furthest(_ front: Diagonals, _ back: Diagonals, in region: EditRegion) -> (Int, Int) {
    var ahead = (region.oldStart, region.newStart)
    for diagonal in stride(from: front.first, through: front.last, by: 2) {
      let x = min(Int(forward[diagonal]), region.oldEnd, region.newEnd + diagonal)
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

/// The diagonals that a search from one corner has reached; `x - y` is constant on each.
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

  /// Takes in one more on each side, or one less where the region ends; `limit` stands beyond the outermost.
  mutating func widen(_ places: UnsafeMutablePointer<Int32>, beyond limit: Int32) {
    if first > lowest {
      first -= 1
      places[first - 1] = limit
    } else {
      first += 1
    }
    if last < highest {
      last += 1
      places[last + 1] = limit
    } else {
      last -= 1
    }
  }
}
