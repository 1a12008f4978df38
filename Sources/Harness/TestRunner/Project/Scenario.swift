import Goldens
import ShowcaseKit

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

  /// `ClassForDisplay/Use case/script`, as filters name it.
  public var identifier: String { "\(name.classForDisplay)/\(name.useCase)/\(name.script)" }
}
