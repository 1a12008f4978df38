import GoldenFiles
import ShowcaseKit
import TestPlans

/// One use case, one script and one configuration, ready to run.
package struct Scenario: Sendable {
  private let replay: PlannedReplay
  private let stage: PlannedStage

  init(_ replay: PlannedReplay, on stage: PlannedStage) {
    self.replay = replay
    self.stage = stage
  }

  package var name: ScenarioName {
    ScenarioName(
      target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name,
      script: script?.name ?? "launch", configuration: configuration.name)
  }

  package var golden: GoldenPath { GoldenPath(of: name) }

  /// `ClassForDisplay/Use case/script`, as filters name it.
  package var identifier: String { name.identifier }

  /// The script's file; `nil` for the implicit script `launch`.
  package var script: ScriptFile? { replay.script }
  package var useCase: UseCase { replay.useCase }
  package var showcase: Showcase { replay.showcase }
  package var configuration: StageConfiguration { stage.configuration }
  package var projection: RenderProjection { stage.projection }
  /// All that it depends on of its configuration, in words.
  package var settings: String { stage.settings }
  /// How often and for how long the plan lets it run, and in which environment.
  package var execution: PlanExecution { stage.execution }
}
