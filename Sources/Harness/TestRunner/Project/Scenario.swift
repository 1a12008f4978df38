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
  private let stage: PlannedStage

  init(_ useCase: UseCase, in showcase: Showcase, script: ScriptFile?, on stage: PlannedStage) {
    name = ScenarioName(
      target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name,
      script: script?.name ?? "launch", configuration: stage.configuration.name)
    golden = GoldenPath(of: name)
    self.script = script
    self.useCase = useCase
    self.showcase = showcase
    self.stage = stage
  }

  /// `ClassForDisplay/Use case/script`, as filters name it.
  public var identifier: String { name.identifier }

  var configuration: StageConfiguration { stage.configuration }
  var projection: RenderProjection { stage.projection }
  /// How often and for how long the plan lets it run, and in which environment.
  var execution: PlanExecution { stage.execution }
}
