import Project

/// What is known of a run before its first scenario; shards of one run have the same but for what they are themselves.
package struct RunHeading: Hashable, Sendable {
  /// The names of the package's showcases.
  package var showcases: [String]
  /// What the run is about, and which shard it is.
  package var selection: ScenarioSelection
  package var order: ExecutionOrder
  /// How many scenarios this run tells of.
  package var scenarioCount: Int
  /// How many scenarios are selected besides, which other shards run.
  package var countInOtherShards: Int
  /// Stands for all selected scenarios and their order, in sixteen hexadecimal digits.
  package var fingerprint: String

  package init(
    showcases: [String], selection: ScenarioSelection, order: ExecutionOrder, scenarioCount: Int,
    countInOtherShards: Int, fingerprint: String
  ) {
    self.showcases = showcases
    self.selection = selection
    self.order = order
    self.scenarioCount = scenarioCount
    self.countInOtherShards = countInOtherShards
    self.fingerprint = fingerprint
  }

  /// How many scenarios are selected, in all shards.
  package var selectedCount: Int { scenarioCount + countInOtherShards }

  /// The fingerprint of scenarios, by their names in order.
  package static func fingerprint(of names: some Sequence<String>) -> String {
    var hash = StableHash()
    for name in names {
      hash.combine(name)
      hash.combine("\0")
    }
    return hash.value.digits
  }
}
