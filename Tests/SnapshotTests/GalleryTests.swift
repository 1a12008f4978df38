import AccountShowcase
import ChromeCleanShowcase
import ChromeShowcase
import FocusShowcase
import MessagesShowcase
import OnboardingShowcase
import ShowcaseTesting
import TestSupport
import Testing

/// The plan Smoke, or every plan over the gallery's showcases if all is tested: a case for each use case.
///
/// `swift run showcase` has compared all of them; here they are compared by `verify`, on one thread. It is not in a
/// suite: a less nested test begins earlier, and this one then keeps the main thread busy for most of the time.
@Test(
  arguments: try PlannedUseCase.all(
    in: account, chrome, chromeClean, focus, messages, onboarding, plan: Extent.size(nil, quick: "Smoke")))
@MainActor
func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
