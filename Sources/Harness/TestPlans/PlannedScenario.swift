/// One use case, one script and one configuration that a plan wants to run.
public struct PlannedScenario: Hashable, Sendable {
  public let target: String
  public let classForDisplay: String
  public let useCase: String
  public let script: String
  public let configuration: PlanConfiguration

  /// `ClassForDisplay/Use case/script`, as plans name it.
  public var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }
}
