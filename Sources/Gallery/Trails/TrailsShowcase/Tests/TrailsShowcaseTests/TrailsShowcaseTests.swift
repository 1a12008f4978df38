import ShowcaseTesting
import Testing
import TrailsApp

@Test(arguments: try PlannedUseCase.all(in: trailsShowcase)) @MainActor
func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
