import Project
import Storyboards
import TestRunner
import TestSupport

/// Results of scenarios, reported as by one run, or by shards of it.
struct RecordedRun {
  var results: [ScenarioResult]
  var inventory: GoldenInventory?
  var selection = ScenarioSelection()

  init(_ results: [ScenarioResult], inventory: GoldenInventory? = nil) {
    self.results = results
    self.inventory = inventory
  }

  /// Scenarios of one showcase with hostile results.
  init(count: Int, using random: inout SplitMix64) {
    results = (0..<count).map { number in
      random.result(
        of: ScenarioName(
          target: "Lamps", classForDisplay: "Class\(number % 7)", useCase: "Use case \(number)",
          script: "launch", configuration: random.hostileString()))
    }
    if Bool.random(using: &random) { inventory = random.inventory() }
  }

  var names: [String] { results.map { "\($0.name)" } }

  /// The events of a single run.
  var events: [RunEvent] { events(of: Array(results.indices), shard: nil) }

  /// The events of one of several shards.
  func events(of shard: Shard) -> [RunEvent] {
    let partition = ShardPartition(stable: names, into: shard.count)
    return events(of: partition.tests(of: shard), shard: shard)
  }

  private func events(of places: [Int], shard: Shard?) -> [RunEvent] {
    var selection = selection
    selection.shard = shard
    let heading = RunHeading(
      showcases: ["Lamps"], selection: selection, order: .planned, scenarioCount: places.count,
      countInOtherShards: results.count - places.count, fingerprint: RunHeading.fingerprint(of: names))
    var summary = RunSummary(inOtherShards: results.count - places.count)
    for place in places { summary.count(results[place]) }
    if let inventory { summary.count(inventory, isComplete: selection.isComplete) }
    return [.began(heading)] + places.map { .planned(results[$0].name, number: $0 + 1) }
      + places.map { .finished(results[$0]) }
      + (inventory.map { [.inventoried($0, isComplete: selection.isComplete)] } ?? []) + [.ended(summary)]
  }
}

/// All shards of a given number.
func shards(_ count: Int) -> [Shard] { (1...count).compactMap { Shard($0, of: count) } }
