import Expectations
import Testing

@testable import HeadlessUIKit

/// What an animation keeps while it runs.
@Suite @MainActor struct ViewAnimationTests {
  @Test func `An animation that repeats keeps no view that nothing else keeps`() {
    let application = UIApplication()
    application.run {
      weak var leftover: UIView?
      do {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { child.alpha = 0 }
        expectEqual(application.runningAnimations.count, 1)
        leftover = child
      }
      expectNil(leftover)
    }
  }
}
