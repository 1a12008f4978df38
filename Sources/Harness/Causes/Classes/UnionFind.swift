/// A partition of numbers, which starts with a group for each number.
///
///     var things = UnionFind(count: 4)
///     things.join(0, 2)
///     things.groups  // [[0, 2], [1], [3]]
struct UnionFind {
  private var parents: [Int]
  private var sizes: [Int]

  init(count: Int) {
    parents = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  /// Returns the representative of a number's group.
  mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      // Halves the path to the root, which keeps all paths short.
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Joins two groups. Returns their representative and the other one, which it replaced; `nil` if the groups
  /// were joined before.
  @discardableResult
  mutating func join(_ first: Int, _ second: Int) -> (kept: Int, merged: Int)? {
    var (kept, merged) = (root(of: first), root(of: second))
    guard kept != merged else { return nil }
    if (sizes[kept], merged) < (sizes[merged], kept) { swap(&kept, &merged) }
    parents[merged] = kept
    sizes[kept] += sizes[merged]
    return (kept, merged)
  }

  /// All groups, ordered by their first members; members are ascending.
  var groups: [[Int]] {
    mutating get {
      var groups: [Int: [Int]] = [:]
      for number in parents.indices { groups[root(of: number), default: []].append(number) }
      return groups.values.sorted { $0[0] < $1[0] }
    }
  }
}
