import ShowcaseKit

extension Scenario {
  /// Where the use case is written down; `nil` for one that comes with the harness.
  public var place: UseCasePlace? { useCase.place }
}
