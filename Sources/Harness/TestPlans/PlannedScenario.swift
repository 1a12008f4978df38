/// One use case, one script and one configuration that a plan wants to run.
package struct PlannedScenario: Hashable, Sendable {
  private let test: Shared<CatalogueTest>
  private let sharedConfiguration: Shared<PlanConfiguration>

  init(_ test: Shared<CatalogueTest>, _ configuration: Shared<PlanConfiguration>) {
    self.test = test
    sharedConfiguration = configuration
  }

  package var target: String { test.value.target }
  package var classForDisplay: String { test.value.useCase.classForDisplay }
  package var useCase: String { test.value.useCase.text }
  package var script: String { test.value.script }
  package var configuration: PlanConfiguration { sharedConfiguration.value }

  /// `ClassForDisplay/Use case/script`, as plans name it.
  package var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }
}
