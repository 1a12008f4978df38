/// One use case, one script and one configuration that a plan wants to run.
public struct PlannedScenario: Hashable, Sendable {
  private let test: Shared<CatalogueTest>
  private let sharedConfiguration: Shared<PlanConfiguration>

  init(_ test: Shared<CatalogueTest>, _ configuration: Shared<PlanConfiguration>) {
    self.test = test
    sharedConfiguration = configuration
  }

  public var target: String { test.value.target }
  public var classForDisplay: String { test.value.useCase.classForDisplay }
  public var useCase: String { test.value.useCase.text }
  public var script: String { test.value.script }
  public var configuration: PlanConfiguration { sharedConfiguration.value }

  /// `ClassForDisplay/Use case/script`, as plans name it.
  public var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }
}
