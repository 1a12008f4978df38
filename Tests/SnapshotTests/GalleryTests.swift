import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import ShowcaseTesting
import Testing

/// Every plan over the gallery's showcases: a case for each use case.
///
/// It is not in a suite: a less nested test begins earlier, and this one keeps the main thread busy for most of the
/// time.
@Test(arguments: try PlannedUseCase.all(in: account, chrome, chromeClean, focus, messages, onboarding))
@MainActor
func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
