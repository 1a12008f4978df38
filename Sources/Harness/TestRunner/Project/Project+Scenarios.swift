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
    guard scripts.faults.isEmpty else { throw Diagnostics(scripts.faults) }
    let planned = try TestPlan.expand(plans(named: selection.plans), over: catalogue)
    var names: [String] = []
    for name in planned.map(\.configuration.name) where !names.contains(name) { names.append(name) }
    let stray = selection.mismatches(with: catalogue, configurations: names)
    guard stray.isEmpty else { throw Diagnostics(stray) }
    let collisions = GoldenPath.collisions(among: everythingPlanned(besides: planned).map(\.name))
    guard collisions.isEmpty else { throw Diagnostics(collisions) }
    return try resolve(planned.filter(selection.contains))
  }

  /// What all plans want: no disk may mix up two goldens of them, even if they are written in two runs.
  ///
  /// Plans that cannot be used do not keep others from running.
  private func everythingPlanned(besides planned: [PlannedScenario]) -> [PlannedScenario] {
    let all = (try? TestPlan.expand(usablePlans().plans, over: catalogue)) ?? []
    let names = Set(all.map(\.name))
    return all + planned.filter { !names.contains($0.name) }
  }

  /// Finds the values behind the names; the plan was expanded over the same showcases, so they are there.
  private func resolve(_ planned: [PlannedScenario]) throws(Diagnostics) -> [Scenario] {
    let stages = try stageConfigurations(planned.map(\.configuration))
    let useCases = useCasesByName
    return planned.compactMap { scenario in
      guard let (showcase, useCase) = useCases[UseCaseName(scenario)],
        let stage = stages[scenario.configuration.name]
      else { return nil }
      return Scenario(
        useCase, in: showcase,
        script: scripts.files(of: useCase, in: showcase).first { $0.name == scenario.script },
        configuration: stage, projection: scenario.configuration.projection)
    }
  }

  /// Stages by their configurations' names; a name means one thing, so the first one of a name counts.
  private func stageConfigurations(
    _ configurations: [PlanConfiguration]
  ) throws(Diagnostics) -> [String: StageConfiguration] {
    var seen: Set<String> = []
    var stages: [String: StageConfiguration] = [:]
    var faults: [Diagnostic] = []
    for configuration in configurations where seen.insert(configuration.name).inserted {
      do throws(Diagnostics) {
        stages[configuration.name] = try StageConfiguration(configuration)
      } catch {
        faults += error.all
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return stages
  }

  private var useCasesByName: [UseCaseName: (Showcase, UseCase)] {
    let pairs = showcases.flatMap { showcase in
      showcase.useCases.map { (UseCaseName($0, in: showcase), (showcase, $0)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// What a plan calls a use case.
private struct UseCaseName: Hashable {
  let target: String
  let classForDisplay: String
  let useCase: String

  init(_ planned: PlannedScenario) {
    (target, classForDisplay, useCase) = (planned.target, planned.classForDisplay, planned.useCase)
  }

  init(_ useCase: UseCase, in showcase: Showcase) {
    (target, classForDisplay, self.useCase) = (showcase.name, useCase.classForDisplay, useCase.name)
  }
}
