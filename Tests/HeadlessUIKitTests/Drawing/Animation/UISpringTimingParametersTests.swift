import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UISpringTimingParametersTests {
  @Test func `A spring of a weight and forces decides how long its animator takes`() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
    expectEqual(spring.dampingRatio, 1)
    // The remaining distance is (1 + 10 t) exp(-10 t), which is a thousandth after 0.923 s.
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
    #expect(abs(animator.duration - 0.923) < 0.001)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    expectEqual(UIViewPropertyAnimator(duration: 7, timingParameters: ratio).duration, 7)
  }

  @Test func `The system's spring takes half a second`() {
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: UISpringTimingParameters())
    #expect(abs(animator.duration - 0.5) < 0.01)
  }

  @Test func `Springs and curves are equal by their values`() {
    expectEqual(UISpringTimingParameters(dampingRatio: 1), UISpringTimingParameters(dampingRatio: 1))
    #expect(UISpringTimingParameters(dampingRatio: 1) != UISpringTimingParameters(dampingRatio: 0.5))
    expectEqual(
      UICubicTimingParameters(animationCurve: .linear), UICubicTimingParameters(animationCurve: .linear))
    #expect(
      UICubicTimingParameters(animationCurve: .linear) != UICubicTimingParameters(animationCurve: .easeIn))
  }
}
