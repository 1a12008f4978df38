import GoldenFiles

/// What happens in a run, in order; reports are made from nothing else.
package enum RunEvent: Hashable, Sendable {
  /// The run begins; the first event.
  case began(RunHeading)
  /// A scenario will finish; its number is its place, from 1, among all that are selected, in whichever shard they are.
  ///
  /// These events come before the first result, in the order of the results.
  case planned(ScenarioName, number: Int)
  case finished(ScenarioResult)
  /// What is wrong with the goldens of all plans, where files are there that should not be; it fails a run only where
  /// that is a run of everything.
  case inventoried(GoldenInventory, isComplete: Bool)
  /// The last event.
  case ended(RunSummary)
}
