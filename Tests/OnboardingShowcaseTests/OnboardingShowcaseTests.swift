import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import OnboardingShowcase

@Suite @MainActor struct OnboardingShowcaseTests {
  @Test func `Every use case can be staged, and records no call at first`() {
    forEachRow(onboarding.useCases.indices) { index in
      for configuration in [StageConfiguration.iPhone, .iPad] {
        let stage = try Stage(onboarding.useCases[index], in: onboarding, configuration: configuration)
        expectNil(stage.exception)
        expectEqual(stage.takeCalls(), [])
      }
    }
  }
}
