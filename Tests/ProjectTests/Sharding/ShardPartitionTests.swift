import Expectations
import Project
import TestSupport
import Testing

@Suite struct ShardPartitionTests {
  private static let names = (0..<2000).map { "Chrome/Class\($0 % 90)/Use case \($0)/launch (iPhone)" }

  @Test func `Every test belongs to one shard, and stays there when others come and go`() {
    // Every test belongs to exactly one shard.
    forEachRow([1, 2, 7, 100]) { count in
      let durations = Dictionary(
        uniqueKeysWithValues: Self.names.prefix(50).map { ($0, Duration.seconds(2)) })
      for partition in [
        ShardPartition(stable: Self.names, into: count),
        ShardPartition(balanced: Self.names, by: durations, into: count),
      ] {
        let parts = try (1...count).map { partition.tests(of: try #require(Shard($0, of: count))) }
        expectEqual(parts.flatMap(\.self).sorted(), Array(Self.names.indices))
      }
    }
    // A test stays in its shard when others are added and removed.
    forEachRow(SplitMix64.seeds(20)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let all = ShardPartition(stable: Self.names, into: 5)
      let kept = Self.names.indices.filter { _ in Bool.random(using: &random) }
      let some = ShardPartition(stable: kept.map { Self.names[$0] }, into: 5)
      expectEqual(some.shards, kept.map { all.shards[$0] }, "seed \(seed)")
    }
  }

  @Test func `Parts by name are about equal, and the same in every process`() {
    // Parts by name are about equal.
    let shards = ShardPartition(stable: Self.names, into: 4).shards
    let sizes = Dictionary(grouping: shards) { $0 }.mapValues(\.count)
    expectTrue(sizes.values.allSatisfy { (420...580).contains($0) }, "\(sizes)")
    // The shards are the same in every process, as other machines must agree.
    expectEqual(
      ShardPartition(stable: ["a", "b", "c", "d", "e", "ä", ""], into: 4).shards, [2, 1, 1, 1, 2, 4, 3])
  }

  @Test func `Balanced parts take about as long, and an unknown test counts as one in the middle`() {
    // Balanced shards take about the same time.
    forEachRow(SplitMix64.seeds(20)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let durations = Dictionary(
        uniqueKeysWithValues: Self.names.map {
          ($0, Duration.milliseconds(Int.random(in: 1...900, using: &random)))
        })
      let partition = ShardPartition(balanced: Self.names, by: durations, into: 8)
      var loads = [Duration](repeating: .zero, count: 8)
      for (name, shard) in zip(Self.names, partition.shards) { loads[shard - 1] += durations[name] ?? .zero }
      let (least, most) = (try #require(loads.min()), try #require(loads.max()))
      #expect(most - least <= .milliseconds(900), "seed \(seed)")
    }
    // A test without a known duration counts as one of median duration.
    do {
      let durations: [String: Duration] = ["a": .seconds(1), "b": .seconds(3), "c": .seconds(9)]
      let partition = ShardPartition(balanced: ["a", "b", "c", "x"], by: durations, into: 2)
      expectEqual(partition.shards, [2, 2, 1, 2])
    }
  }

  @Test
  func `All shards agree on a balanced part, though tests came and went since the durations were taken`() {
    forEachRow(SplitMix64.seeds(20)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let former = Self.names.filter { _ in Bool.random(using: &random) }
      let durations = Dictionary(
        uniqueKeysWithValues: former.map {
          ($0, Duration.milliseconds(Int.random(in: 0...900, using: &random)))
        })
      let names = Self.names.filter { _ in Bool.random(using: &random) } + ["new", "newer"]
      let count = Int.random(in: 1...40, using: &random)
      let parts = try (1...count).map { number in
        let partition = ShardPartition(balanced: names, by: durations, into: count)
        return partition.tests(of: try #require(Shard(number, of: count))).map { names[$0] }
      }
      expectEqual(parts.flatMap(\.self).sorted(), names.sorted(), "seed \(seed)")
      let shuffled = ShardPartition(balanced: names.reversed(), by: durations, into: count)
      let first = shuffled.tests(of: try #require(Shard(1, of: count))).map { names.reversed()[$0] }
      expectEqual(first.sorted(), parts[0].sorted(), "seed \(seed)")
    }
  }
}
