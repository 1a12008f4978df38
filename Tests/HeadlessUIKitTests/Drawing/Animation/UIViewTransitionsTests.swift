import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewTransitionsTests {
  let application = UIApplication()
  let log = Log()
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let old = UIView()
  let new = UIView()

  private func mountOld() {
    container.addSubview(old)
    mount(container)
  }

  @Test func `A transition changes the whole view, and what is in it where allowed`() {
    forEachRow([(false, nil), (true, ["opacity"])] as [(Bool, [String]?)]) { allowsContent, keys in
      let suite = Self()
      suite.application.run {
        suite.mountOld()
        UIView.transition(
          with: suite.container, duration: 0.25,
          options: allowsContent
            ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve,
          animations: { suite.old.alpha = 0 }, completion: { suite.log.add("\($0)") })
        expectEqual(suite.old.alpha, 0)
        expectEqual(suite.container.layer.animationKeys(), ["transition"])
        expectEqual(suite.old.layer.animationKeys(), keys)
        suite.application.settle()
        expectEqual(suite.log.lines, ["true"])
      }
    }
  }

  @Test func `A transition puts one view in the place of another, or hides and shows instead`() {
    application.run {
      mountOld()
      let front = UIView()
      container.addSubview(front)
      UIView.transition(from: old, to: new, duration: 0.25) { log.add("\($0)") }
      expectEqual(
        container.subviews.map { $0 === new ? "new" : $0 === front ? "front" : "old" }, ["new", "front"])
      expectNil(old.superview)
      application.settle()
      expectEqual(log.lines, ["true"])
    }
    let other = Self()
    other.application.run {
      other.mountOld()
      other.new.isHidden = true
      other.container.addSubview(other.new)
      UIView.transition(from: other.old, to: other.new, duration: 0.25, options: .showHideTransitionViews)
      expectTrue(other.old.isHidden)
      expectFalse(other.new.isHidden)
      #expect(other.old.superview === other.container)
    }
  }

  @Test func `Keyframes make one animation, with the options that other animations have`() {
    application.run {
      mountOld()
      let start = application.runLoop.now
      UIView.animateKeyframes(withDuration: 0.5, delay: 0.25, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { old.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { old.alpha = 0 }
      } completion: {
        log.add("\($0) \(application.runLoop.now - start)")
      }
      expectEqual(old.alpha, 0)
      expectEqual(application.runningAnimations.count, 1)
      application.settle()
      expectEqual(log.lines, ["true 0.75"])
    }
    let options: UIView.KeyframeAnimationOptions = [
      .repeat, .allowUserInteraction, .calculationModeCubicPaced,
    ]
    expectEqual(options.animationOptions, [.repeat, .allowUserInteraction])
    expectEqual(
      UIView.KeyframeAnimationOptions.overrideInheritedOptions.animationOptions, .overrideInheritedOptions)
  }
}
