import Diagnostics
import GoldenFiles
import ShowcaseKit
import Storyboards
import TestPlans

extension Project {
  /// Returns the selected scenarios in the order of the showcases, then of the plans'
  /// configurations.
  ///
  /// Nothing is staged for this.
  ///
  /// - Parameter selection: Which scenarios; by default all of all plans.
  /// - Throws: what is wrong with the plans, names that match nothing, and goldens whose names are the
  ///   same on some disks.
  package func scenarios(
    _ selection: ScenarioSelection = ScenarioSelection()
  ) throws(Diagnostics) -> [Scenario] {
    guard scripts.faults.isEmpty else { throw Diagnostics(scripts.faults) }
    let planned = try TestPlan.expand(plans(named: selection.plans), over: catalogue)
    let names = TestPlan.configurations(of: planned).map(\.name)
    let stray = selection.mismatches(with: catalogue, configurations: names)
    guard stray.isEmpty else { throw Diagnostics(stray) }
    let collisions = GoldenPath.collisions(
      among: everythingPlanned(with: planned, selection).lazy.map(\.name))
    guard collisions.isEmpty else { throw Diagnostics(collisions) }
    return try resolve(planned.filter(selection.contains))
  }

  /// Returns the scenarios of all plans: their goldens need different names on every disk, even if
  /// different runs write them.
  ///
  /// Plans that cannot be used are left out, so that the others can run.
  private func everythingPlanned(
    with planned: [PlannedScenario], _ selection: ScenarioSelection
  ) -> [PlannedScenario] {
    guard !selection.plans.isEmpty else { return planned }
    return (try? TestPlan.expand(usablePlans().plans, over: catalogue)) ?? planned
  }

  /// Finds the values for the names.
  ///
  /// - Throws: what is wrong with each configuration that they need.
  private func resolve(_ planned: [PlannedScenario]) throws(Diagnostics) -> [Scenario] {
    let configurations = TestPlan.configurations(of: planned)
    var finder = ScenarioFinder(self, configurations)
    let faults = finder.faults(ofConfigurations: configurations.map(\.name))
    guard faults.isEmpty else { throw Diagnostics(faults) }
    var scenarios: [Scenario] = []
    scenarios.reserveCapacity(planned.count)
    for scenario in planned { scenarios.append(try finder.scenario(named: scenario.name)) }
    return scenarios
  }
}
