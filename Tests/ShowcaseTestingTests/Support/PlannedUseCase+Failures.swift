import Goldens

@testable import ShowcaseTesting

extension PlannedUseCase {
  /// What fails, scenario by scenario.
  @MainActor
  func failures(
    recording mode: RecordMode = .never, tell: @escaping (String) -> Void = { _ in }
  )
    -> [ScenarioFailure]
  {
    let verifier = ScenarioVerifier(project, recording: mode, tell: tell)
    return scenarios.compactMap { verifier.failure(of: $0) }
  }
}
