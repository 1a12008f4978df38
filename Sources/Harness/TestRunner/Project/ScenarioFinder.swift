import Goldens
import ShowcaseKit
import SourceText
import TestPlans

/// Finds the values behind the names of scenarios.
struct ScenarioFinder {
  private let project: Project
  private let useCases: [UseCaseName: (Showcase, UseCase)]
  private let stages: [String: Result<PlannedStage, Diagnostics>]

  /// Looks at plans, without which nobody knows what a configuration's name means; without names at all plans.
  init(_ project: Project, plans: [String]) throws(Diagnostics) {
    self.init(project, try project.plans(named: plans).flatMap(\.configurations).filter(\.isEnabled))
  }

  /// Knows these configurations, of which the first one of a name counts.
  init(_ project: Project, _ configurations: [PlanConfiguration]) {
    self.project = project
    let pairs = project.showcases.flatMap { showcase in
      showcase.useCases.map { (UseCaseName($0, in: showcase), (showcase, $0)) }
    }
    useCases = Dictionary(pairs) { first, _ in first }
    var stages: [String: Result<PlannedStage, Diagnostics>] = [:]
    for configuration in configurations where stages[configuration.name] == nil {
      stages[configuration.name] = Result { () throws(Diagnostics) in
        try PlannedStage(configuration, in: project)
      }
    }
    self.stages = stages
  }

  /// What is wrong with configurations, in their order.
  func faults(of configurations: [PlanConfiguration]) -> [Diagnostic] {
    configurations.flatMap { configuration -> [Diagnostic] in
      guard case .failure(let diagnostics)? = stages[configuration.name] else { return [] }
      return diagnostics.all
    }
  }

  /// The scenario of a name.
  ///
  /// - Throws: where there is none, or its configuration cannot be used.
  func scenario(named name: ScenarioName) throws(Diagnostics) -> Scenario {
    guard let (showcase, useCase) = useCases[UseCaseName(name)], let stage = stages[name.configuration] else {
      throw Diagnostics([Diagnostic("there is no scenario '\(name)'", next: "showcase list")])
    }
    let planned = try stage.get()
    return Scenario(
      useCase, in: showcase,
      script: project.scripts.files(of: useCase, in: showcase).first { $0.name == name.script },
      configuration: planned.configuration, projection: planned.projection, execution: planned.execution)
  }
}

/// What a plan's configuration asks of a stage and of the runner.
private struct PlannedStage {
  let configuration: StageConfiguration
  let projection: RenderProjection
  let execution: PlanExecution

  init(_ planned: PlanConfiguration, in project: Project) throws(Diagnostics) {
    configuration = try StageConfiguration(planned)
    projection = planned.projection
    execution = try project.execution(of: planned)
  }
}

/// What a plan calls a use case.
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
