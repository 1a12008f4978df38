import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import OnboardingShowcase

@Suite @MainActor struct OnboardingShowcaseTests {
  @Test(arguments: onboarding.useCases.indices, [StageConfiguration.iPhone, .iPad])
  func `Every use case can be staged, and records no call at first`(
    index: Int, configuration: StageConfiguration
  ) throws {
    let stage = try Stage(onboarding.useCases[index], in: onboarding, configuration: configuration)
    expectNil(stage.exception)
    expectEqual(stage.takeCalls(), [])
  }
}
