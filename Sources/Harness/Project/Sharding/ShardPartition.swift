import UTF8Text

/// Which shard runs which test; every test belongs to exactly one.
package struct ShardPartition: Hashable, Sendable {
  /// The number of the shard of each test, in the order of the tests, counted from 1.
  package let shards: [Int]

  /// Splits tests by their names alone: a test stays in its shard when others are added or removed.
  ///
  /// - Parameters:
  ///   - names: The tests' names.
  ///   - count: The number of shards, at least 1.
  package init(stable names: some Sequence<String>, into count: Int) {
    shards = names.map { Int(StableHash($0).value % UInt64(count)) + 1 }
  }

  /// Splits tests so that all shards take about equally long, by how long each test took before.
  ///
  ///     let durations: [String: Duration] = ["a": .seconds(1), "b": .seconds(3), "c": .seconds(9)]
  ///     ShardPartition(balanced: ["a", "b", "c", "x"], by: durations, into: 2).shards  // [2, 2, 1, 2]
  ///
  /// The longest test goes first, always to the shard with the least to do. A test of unknown duration
  /// counts as the median, 1 second if no duration is known. The same names and durations give the same
  /// parts everywhere.
  ///
  /// - Parameters:
  ///   - names: The tests' names, in any order.
  ///   - durations: How long tests took before, by name; other names are ignored.
  ///   - count: The number of shards, at least 1.
  package init(balanced names: [String], by durations: [String: Duration], into count: Int) {
    let usual = durations.values.sorted().middle ?? .seconds(1)
    let tests = names.indices.map { index in
      (index: index, duration: durations[names[index]] ?? usual, rank: StableHash(names[index]).value)
    }
    // If durations are equal, the hash decides, so that the order of the tests has no influence.
    let order = tests.sorted { ($1.duration, $0.rank, $0.index) < ($0.duration, $1.rank, $1.index) }
    var loads = LeastLoadedFirst(count: count)
    var shards = [Int](repeating: 0, count: names.count)
    for test in order { shards[test.index] = loads.add(test.duration) + 1 }
    self.shards = shards
  }

  /// The indices of the tests of one shard, in order.
  package func tests(of shard: Shard) -> [Int] {
    shards.indices.filter { shards[$0] == shard.number }
  }
}

/// How much each shard has to do: a heap with the least loaded shard on top.
private struct LeastLoadedFirst {
  private var heap: [(load: Duration, shard: Int)]

  init(count: Int) {
    heap = (0..<count).map { (.zero, $0) }
  }

  /// Gives the least loaded shard, or the first of several, more to do, and returns its index.
  mutating func add(_ duration: Duration) -> Int {
    let shard = heap[0].shard
    heap[0].load += duration
    sinkTop()
    return shard
  }

  /// Moves the top down until neither shard below it has less to do.
  private mutating func sinkTop() {
    var index = 0
    while true {
      var least = index
      // Pairs are compared, so if loads are equal, the first shard is the least.
      for child in 2 * index + 1...2 * index + 2 where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}

extension [Duration] {
  fileprivate var middle: Duration? { isEmpty ? nil : self[count / 2] }
}
