import TrailsApp
import ShowcaseTesting
import Testing

@Test(arguments: try PlannedUseCase.all(in: trailsShowcase)) @MainActor
func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
