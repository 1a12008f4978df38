import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import ShowcaseTesting
import Testing

/// Every plan over the gallery's showcases: a case for each use case.
@Suite struct GalleryRegressions {
  @Test(arguments: try PlannedUseCase.all(in: account, chrome, chromeClean, focus, messages, onboarding))
  @MainActor
  func `use case`(_ planned: PlannedUseCase) async throws { try await verify(planned) }
}
