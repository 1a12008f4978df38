import Goldens
import ShowcaseKit
import TestPlans

/// One use case, one script and one configuration, ready to run.
public struct Scenario: Sendable {
  public let name: ScenarioName
  public let golden: GoldenPath
  /// The script's file; `nil` for the implicit script `launch`.
  public let script: ScriptFile?
  let useCase: UseCase
  let showcase: Showcase
  let configuration: StageConfiguration
  let projection: RenderProjection
  /// How often and for how long the plan lets it run, and in which environment.
  let execution: PlanExecution

  init(
    _ useCase: UseCase, in showcase: Showcase, script: ScriptFile?, configuration: StageConfiguration,
    projection: RenderProjection, execution: PlanExecution
  ) {
    name = ScenarioName(
      target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name,
      script: script?.name ?? "launch", configuration: configuration.name)
    golden = GoldenPath(of: name)
    self.script = script
    self.useCase = useCase
    self.showcase = showcase
    self.configuration = configuration
    self.projection = projection
    self.execution = execution
  }

  /// `ClassForDisplay/Use case/script`, as filters name it.
  public var identifier: String { name.identifier }
}
