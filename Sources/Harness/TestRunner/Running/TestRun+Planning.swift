import Diagnostics
import Project
import ShowcaseKit

extension TestRun {
  /// What a run is about to do, as far as it is its own part of the whole.
  struct Part {
    let heading: RunHeading
    let scenarios: [Scenario]
    /// The places of the scenarios among all that are selected, in whichever shard they are.
    let places: [Int]
  }

  /// Finds the scenarios, and those of them that belong to this run.
  func plan() throws(Diagnostics) -> Part {
    let planned = try project.scenarios(selection)
    let order = try options.order(of: planned, in: selection.shard)
    let selected = order.sorted(planned)
    let names = selected.lazy.map { "\($0.name)" }
    let places = selection.part(ofNames: names, balancedBy: options.formerDurations)
    let heading = RunHeading(
      showcases: project.showcases.map(\.name), selection: selection, order: order,
      scenarioCount: places.count, countInOtherShards: selected.count - places.count,
      fingerprint: RunHeading.fingerprint(of: names))
    return Part(heading: heading, scenarios: places.map { selected[$0] }, places: places)
  }
}
