import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import OnboardingShowcase

@Suite @MainActor struct OnboardingShowcaseTests {
  @Test(arguments: onboarding.useCases.indices, [StageConfiguration.iPhone, .iPad])
  func `Every use case comes onto the stage, and tells nothing yet`(
    index: Int, configuration: StageConfiguration
  ) throws {
    let stage = try Stage(onboarding.useCases[index], in: onboarding, configuration: configuration)
    #expect(stage.exception == nil)
    #expect(stage.takeCalls() == [])
  }
}
