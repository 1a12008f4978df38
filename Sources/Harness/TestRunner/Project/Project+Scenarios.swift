import Goldens
import ShowcaseKit
import SourceText
import TestPlans

extension Project {
  /// The scenarios that a selection wants, in the order of the showcases, then of the plans' configurations.
  ///
  /// Nothing is staged for it.
  ///
  /// - Throws: what is wrong with the plans, names that match nothing, and goldens that some disk could not keep apart.
  public func scenarios(
    _ selection: ScenarioSelection = ScenarioSelection()
  ) throws(Diagnostics) -> [Scenario] {
    let planned = try TestPlan.expand(plans(named: selection.plans), over: catalogue)
    var names: [String] = []
    for name in planned.map(\.configuration.name) where !names.contains(name) { names.append(name) }
    let stray = selection.mismatches(with: catalogue, configurations: names)
    guard stray.isEmpty else { throw Diagnostics(stray) }
    let scenarios = try resolve(planned.filter(selection.contains))
    let collisions = GoldenPath.collisions(among: scenarios.map(\.name))
    guard collisions.isEmpty else { throw Diagnostics(collisions) }
    return scenarios
  }

  private func resolve(_ planned: [PlannedScenario]) throws(Diagnostics) -> [Scenario] {
    var configurations: [String: StageConfiguration] = [:]
    var scenarios: [Scenario] = []
    for scenario in planned {
      let name = scenario.configuration.name
      let configuration: StageConfiguration
      if let known = configurations[name] {
        configuration = known
      } else {
        configuration = try stageConfiguration(scenario.configuration)
      }
      configurations[name] = configuration
      if let scenario = resolve(scenario, configuration) { scenarios.append(scenario) }
    }
    return scenarios
  }

  func stageConfiguration(_ configuration: PlanConfiguration) throws(Diagnostics) -> StageConfiguration {
    do {
      return try StageConfiguration(configuration)
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Finds the values behind the names; the plan was expanded over the same showcases, so they are there.
  private func resolve(_ planned: PlannedScenario, _ configuration: StageConfiguration) -> Scenario? {
    guard let showcase = showcases.first(where: { $0.name == planned.target }),
      let useCase = showcase.useCases.first(where: {
        $0.classForDisplay == planned.classForDisplay && $0.name == planned.useCase
      })
    else { return nil }
    return Scenario(
      useCase, in: showcase,
      script: scripts.files(of: useCase, in: showcase).first { $0.name == planned.script },
      configuration: configuration, projection: planned.configuration.projection)
  }
}
