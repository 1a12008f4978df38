import Goldens
import ShowcaseKit
import TestPlans

/// One use case, one script and one configuration, ready to run.
public struct Scenario: Sendable {
  private let replay: PlannedReplay
  private let stage: PlannedStage

  init(_ replay: PlannedReplay, on stage: PlannedStage) {
    self.replay = replay
    self.stage = stage
  }

  public var name: ScenarioName {
    ScenarioName(
      target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name,
      script: script?.name ?? "launch", configuration: configuration.name)
  }

  public var golden: GoldenPath { GoldenPath(of: name) }

  /// `ClassForDisplay/Use case/script`, as filters name it.
  public var identifier: String { name.identifier }

  /// The script's file; `nil` for the implicit script `launch`.
  public var script: ScriptFile? { replay.script }
  var useCase: UseCase { replay.useCase }
  var showcase: Showcase { replay.showcase }
  var configuration: StageConfiguration { stage.configuration }
  var projection: RenderProjection { stage.projection }
  /// All that it depends on of its configuration, in words.
  var settings: String { stage.settings }
  /// How often and for how long the plan lets it run, and in which environment.
  var execution: PlanExecution { stage.execution }
}
