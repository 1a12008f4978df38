@testable import ShowcaseTesting

extension PlannedUseCase {
  /// What fails, scenario by scenario.
  @MainActor
  func failures() -> [ScenarioFailure] {
    scenarios.compactMap { verifier.failure(of: $0) }
  }
}
