import ChromeShowcase
import ShowcaseTesting
import Testing

/// Every plan over Chrome's showcase: a case for each use case.
@Suite struct ChromeRegressions {
  @Test(arguments: try PlannedUseCase.all(in: chrome)) @MainActor
  func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
}
