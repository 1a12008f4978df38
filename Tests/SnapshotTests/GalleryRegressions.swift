import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import MessagesShowcase
import ShowcaseTesting
import Testing

/// Every plan over the gallery's showcases: a case for each use case.
@Suite struct GalleryRegressions {
  @Test(arguments: try PlannedUseCase.all(in: account, chrome, chromeClean, messages)) @MainActor
  func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
}
