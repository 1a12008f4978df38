/// Which of some numbered things are one.
struct UnionFind {
  private var parents: [Int]
  private var sizes: [Int]

  init(count: Int) {
    parents = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  /// The representative of all numbers that are one with this one.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      // Halving the way as it is gone keeps all ways short.
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes both one; returns their representative and the former one that it replaced, or `nil` if they were one.
  @discardableResult
  mutating func join(_ first: Int, _ second: Int) -> (kept: Int, merged: Int)? {
    var (kept, merged) = (root(of: first), root(of: second))
    guard kept != merged else { return nil }
    if (sizes[kept], merged) < (sizes[merged], kept) { swap(&kept, &merged) }
    parents[merged] = kept
    sizes[kept] += sizes[merged]
    return (kept, merged)
  }

  /// All groups, by their first members; members ascend.
  var groups: [[Int]] {
    mutating get {
      var groups: [Int: [Int]] = [:]
      for number in parents.indices { groups[root(of: number), default: []].append(number) }
      return groups.values.sorted { $0[0] < $1[0] }
    }
  }
}
