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
/// A test outside of any suite begins before those inside of one, and this is what the main thread is busy with for most
/// of the time.
@Test(arguments: try PlannedUseCase.all(in: account, chrome, chromeClean, focus, messages, onboarding))
@MainActor
func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
