import Project
import Storyboards
import UTF8Text

/// What happens in a run; reports are made from these events alone.
///
/// The order is ``began(_:)``, ``planned(_:number:)`` for each scenario, ``finished(_:)`` for each of
/// them in the same order, at most one ``inventoried(_:isComplete:)``, and ``ended(_:)``.
package enum RunEvent: Hashable, Sendable {
  /// The run begins; the first event.
  case began(RunHeading)
  /// A scenario will be finished; its number is its position, from 1, among all selected scenarios of all
  /// shards.
  ///
  /// These events come before the first result, in the order of the results.
  case planned(ScenarioName, number: Int)
  /// A scenario has a result, even if it did not run.
  case finished(ScenarioResult)
  /// What is wrong with the goldens of all plans, if anything is; stray files fail only a run of
  /// everything.
  case inventoried(GoldenInventory, isComplete: Bool)
  /// The last event.
  case ended(RunSummary)
}

/// What is known about a run before its first scenario.
///
/// The shards of one run have the same heading, except for the shard and its counts.
package struct RunHeading: Hashable, Sendable {
  /// The names of the package's showcases.
  package var showcases: [String]
  /// Which scenarios are selected, and which shard this is.
  package var selection: ScenarioSelection
  /// The order in which the scenarios are reported.
  package var order: ExecutionOrder
  /// How many scenarios this run reports.
  package var scenarioCount: Int
  /// How many of the selected scenarios other shards run.
  package var countInOtherShards: Int
  /// A hash of all selected scenarios and their order, in sixteen hexadecimal digits.
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
    return hash.value.hexadecimal
  }
}
