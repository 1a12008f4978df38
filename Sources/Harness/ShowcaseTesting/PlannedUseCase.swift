import Project
import ShowcaseKit

/// One use case of a plan, with all the scenarios that the plan wants of it: one case of a test.
///
///     @Test(arguments: try PlannedUseCase.all(in: app, plan: "Smoke")) @MainActor
///     func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
///
/// Variables narrow what is found: `SHOWCASE_FILTER` by identifiers parted by commas (`\,` is a comma in an
/// identifier), `SHOWCASE_SHARD=2/4`, or a continuous integration service's variables, to a part of the scenarios. All
/// parts together run each scenario once. `SHOWCASE_RECORD` records, unless `CI` is set or another process records.
public struct PlannedUseCase: Sendable {
  /// `Showcase/ClassForDisplay/Use case`.
  public let identifier: String
  package let scenarios: [Scenario]
  /// What runs the scenarios; the use cases of one list have one.
  package let verifier: ScenarioVerifier

  /// Where the use case is written down; `nil` for one that comes with the harness.
  package var place: UseCasePlace? { scenarios.first?.place }
}

extension PlannedUseCase: CustomStringConvertible {
  public var description: String { identifier }
}
