import Diagnostics
import ShowcaseKit
import Storyboards
import TestPlans

/// Finds the scenarios of names.
///
///     var finder = try ScenarioFinder(project, plans: [])
///     let take = try finder.scenario(named: name).take()
package struct ScenarioFinder {
  private let project: Project
  private let useCases: [UseCaseName: (Showcase, UseCase)]
  private let configurations: [String: PlanConfiguration]
  /// The stages that were found before; a plan may have many, of which a worker needs few.
  private var stages: [String: PlannedStage] = [:]
  /// The replays that were found before, one for all configurations of a use case and script.
  private var replays: [ReplayName: PlannedReplay] = [:]

  /// Makes a finder for the configurations of plans.
  ///
  /// - Parameters:
  ///   - project: The project of the plans.
  ///   - plans: The plans' names; if empty, all plans.
  package init(_ project: Project, plans: [String]) throws(Diagnostics) {
    self.init(project, try project.plans(named: plans).flatMap(\.configurations).filter(\.isEnabled))
  }

  /// Makes a finder for configurations; of several with the same name, the first one is used.
  package init(_ project: Project, _ configurations: [PlanConfiguration]) {
    self.project = project
    let pairs = project.showcases.flatMap { showcase in
      showcase.useCases.map { (UseCaseName($0, in: showcase), (showcase, $0)) }
    }
    useCases = Dictionary(pairs) { first, _ in first }
    self.configurations = Dictionary(configurations.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns what is wrong with the configurations of these names, in their order.
  package mutating func faults(ofConfigurations names: [String]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for name in names {
      do throws(Diagnostics) { _ = try stage(named: name) } catch { faults += error.all }
    }
    return faults
  }

  /// Returns the scenario of a name.
  ///
  /// - Throws: a diagnostic if the scenario does not exist, or its configuration cannot be used.
  package mutating func scenario(named name: ScenarioName) throws(Diagnostics) -> Scenario {
    guard let replay = replay(named: ReplayName(name)), let stage = try stage(named: name.configuration)
    else {
      throw Diagnostics([Diagnostic("there is no scenario '\(name)'", next: .list)])
    }
    return Scenario(replay, on: stage)
  }

  private mutating func replay(named name: ReplayName) -> PlannedReplay? {
    if let replay = replays[name] { return replay }
    guard let (showcase, useCase) = useCases[name.useCase] else { return nil }
    let script = project.scripts.files(of: useCase, in: showcase).first { $0.name == name.script }
    let replay = PlannedReplay(useCase, in: showcase, script: script)
    replays[name] = replay
    return replay
  }

  private mutating func stage(named name: String) throws(Diagnostics) -> PlannedStage? {
    if let stage = stages[name] { return stage }
    guard let configuration = configurations[name] else { return nil }
    let stage = try PlannedStage(configuration, in: project)
    stages[name] = stage
    return stage
  }
}

/// The names of a use case and one of its scripts in a plan.
private struct ReplayName: Hashable {
  let useCase: UseCaseName
  let script: String

  init(_ name: ScenarioName) {
    (useCase, script) = (UseCaseName(name), name.script)
  }
}

/// The names of a use case in a plan.
private struct UseCaseName: Hashable {
  let target: String
  let classForDisplay: String
  let useCase: String

  init(_ name: ScenarioName) {
    (target, classForDisplay, useCase) = (name.target, name.classForDisplay, name.useCase)
  }

  init(_ useCase: UseCase, in showcase: Showcase) {
    (target, classForDisplay, self.useCase) = (showcase.name, useCase.classForDisplay, useCase.name)
  }
}
