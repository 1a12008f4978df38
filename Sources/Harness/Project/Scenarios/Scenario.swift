import Diagnostics
import GoldenFiles
import ShowcaseKit
import Storyboards
import TestPlans

/// One use case, one script and one configuration, ready to run.
package struct Scenario: Sendable {
  private let replay: PlannedReplay
  private let stage: PlannedStage

  init(_ replay: PlannedReplay, on stage: PlannedStage) {
    self.replay = replay
    self.stage = stage
  }

  /// The names by which plans, goldens and reports refer to the scenario.
  package var name: ScenarioName {
    ScenarioName(
      target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name,
      script: script?.name ?? "launch", configuration: configuration.name)
  }

  /// The path of its golden.
  package var golden: GoldenPath { GoldenPath(of: name) }

  /// `ClassForDisplay/Use case/script`, as filters name it.
  package var identifier: String { name.identifier }

  /// The script's file; `nil` for the implicit script `launch`.
  package var script: ScriptFile? { replay.script }
  package var useCase: UseCase { replay.useCase }
  package var showcase: Showcase { replay.showcase }
  package var configuration: StageConfiguration { stage.configuration }
  package var projection: RenderProjection { stage.projection }
  /// All of its configuration that its golden depends on, as text.
  package var settings: String { stage.settings }
  /// How often and for how long the plan runs it, and in which environment.
  package var execution: PlanExecution { stage.execution }
  /// Where the use case is in the source code; `nil` for one that comes with the harness.
  package var location: UseCaseLocation? { useCase.location }
}

/// A use case with one of its scripts.
///
/// All scenarios of the two share one object, so that thousands of them need little memory.
final class PlannedReplay: Sendable {
  let useCase: UseCase
  let showcase: Showcase
  /// The script's file; `nil` for the implicit script `launch`.
  let script: ScriptFile?

  init(_ useCase: UseCase, in showcase: Showcase, script: ScriptFile?) {
    self.useCase = useCase
    self.showcase = showcase
    self.script = script
  }
}

/// What a plan's configuration says about the stage and the run.
///
/// All scenarios of a configuration share one object, so that thousands of them need little memory.
final class PlannedStage: Sendable {
  let configuration: StageConfiguration
  let projection: RenderProjection
  /// How often and for how long the plan runs a scenario, and in which environment.
  let execution: PlanExecution
  /// All of the configuration that goldens depend on, as text.
  let settings: String

  /// - Parameter projection: What the trees show; by default what the configuration says.
  init(
    _ planned: PlanConfiguration, in project: Project, projection: RenderProjection? = nil
  ) throws(Diagnostics) {
    configuration = try StageConfiguration(planned)
    self.projection = projection ?? planned.projection
    execution = try project.execution(of: planned)
    settings = ([planned.textOfMeaning] + execution.environment.variables.map { "\($0.name)=\($0.value)" })
      .joined(separator: "\n")
  }
}
