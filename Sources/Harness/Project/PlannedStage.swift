import Diagnostics
import ShowcaseKit
import TestPlans

/// What a plan's configuration asks of a stage and of the runner.
///
/// All scenarios of a configuration share one, so that thousands of them need little memory.
final class PlannedStage: Sendable {
  let configuration: StageConfiguration
  let projection: RenderProjection
  /// How often and for how long the plan lets a scenario run, and in which environment.
  let execution: PlanExecution
  /// All that the scenarios depend on of it, in words.
  let settings: String

  /// - Parameter projection: What of the screen is told; what the configuration says by default.
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
