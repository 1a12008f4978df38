import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIPercentDrivenInteractiveTransitionTests {
  /// Records what an interactive transition reports.
  private final class Context: UIViewControllerContextTransitioning {
    let log = Log()
    let containerView = UIView()
    let isAnimated = true
    let isInteractive = true
    let transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.custom

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for controller: UIViewController) -> CGRect { .zero }
    func finalFrame(for controller: UIViewController) -> CGRect { .zero }
    func completeTransition(_ didComplete: Bool) { log.add("complete") }
    func updateInteractiveTransition(_ percentComplete: CGFloat) { log.add("update \(percentComplete)") }
    func pauseInteractiveTransition() { log.add("pause") }
    func cancelInteractiveTransition() { log.add("cancel") }
    func finishInteractiveTransition() { log.add("finish") }
  }

  @Test func `A gesture's steps reach the context, with fractions from 0 to 1`() {
    let (transition, context) = (UIPercentDrivenInteractiveTransition(), Context())
    transition.update(0.25)
    expectEqual(transition.percentComplete, 0.25)
    transition.startInteractiveTransition(context)
    forEachRow([(0.5, 0.5), (1.5, 1), (-1, 0)] as [(CGFloat, CGFloat)]) { fraction, clamped in
      transition.update(fraction)
      expectEqual(transition.percentComplete, clamped)
    }
    transition.pause()
    transition.cancel()
    transition.finish()
    expectEqual(context.log.lines, ["update 0.5", "update 1.0", "update 0.0", "pause", "cancel", "finish"])
  }

  @Test func `A transition keeps how it continues after the gesture`() {
    let transition = UIPercentDrivenInteractiveTransition()
    expectStored(\.completionSpeed, of: transition, from: 1, to: 0.5)
    expectStored(\.completionCurve, of: transition, from: .easeInOut, to: .linear)
    expectStored(\.wantsInteractiveStart, of: transition, from: true, to: false)
    expectEqual(transition.percentComplete, 0)
    expectEqual(transition.duration, 0)
  }
}
