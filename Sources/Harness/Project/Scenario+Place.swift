import ShowcaseKit

extension Scenario {
  /// Where the use case is written down; `nil` for one that comes with the harness.
  package var place: UseCasePlace? { useCase.place }
}
