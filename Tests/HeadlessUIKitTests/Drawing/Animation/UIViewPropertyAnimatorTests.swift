import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewPropertyAnimatorTests {
  let application = UIApplication()
  let log = Log()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  private var loop: VirtualRunLoop { application.runLoop }

  private func makeAnimator(duration: Double = 1) -> UIViewPropertyAnimator {
    mount(view)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { log.add("\($0)") }
    return animator
  }

  @Test func `An animator waits for its start and a delay, runs and becomes inactive`() {
    application.run {
      let animator = makeAnimator()
      expectEqual(animator.state, .inactive)
      expectEqual(view.alpha, 1)
      animator.startAnimation()
      expectEqual(animator.state, .active)
      expectTrue(animator.isRunning)
      expectEqual(view.alpha, 0)
      expectEqual(loop.pendingNames, ["animation of UIView"])
      loop.advance(by: 0.25)
      expectEqual(animator.fractionComplete, 0.25)
      loop.drain()
      expectEqual(log.lines, ["end"])
      expectEqual(animator.state, .inactive)
      expectFalse(animator.isRunning)
    }
    let other = Self()
    other.application.run {
      let animator = other.makeAnimator()
      let start = other.loop.now
      animator.startAnimation(afterDelay: 0.5)
      other.loop.advance(by: 1)
      expectEqual(animator.fractionComplete, 0.5)
      other.loop.drain()
      expectEqual(other.loop.now, start + 1.5)
    }
  }

  @Test func `A paused animator keeps nothing busy, and goes on from where it was`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      loop.advance(by: 0.5)
      animator.pauseAnimation()
      expectTrue(loop.isIdle)
      loop.advance(by: 5)
      expectEqual(animator.fractionComplete, 0.5)
      expectEqual(animator.state, .active)
      let start = loop.now
      animator.startAnimation()
      loop.drain()
      expectEqual(loop.now, start + 0.5)
    }
  }

  @Test func `A fraction makes an animator active and paused, and the rest takes its share of the time`() {
    application.run {
      let animator = makeAnimator()
      animator.fractionComplete = 0.4
      expectEqual(animator.state, .active)
      expectFalse(animator.isRunning)
      expectEqual(animator.fractionComplete, 0.4)
      animator.fractionComplete = 7
      expectEqual(animator.fractionComplete, 1)
    }
    forEachRow([(0.0, 0.25), (1.0, 1.0), (0.5, 0.5)] as [(Double, Double)]) { factor, seconds in
      let suite = Self()
      suite.application.run {
        let animator = suite.makeAnimator()
        animator.fractionComplete = 0.75
        let start = suite.loop.now
        animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        suite.loop.drain()
        expectEqual(suite.loop.now, start + seconds)
      }
    }
  }

  @Test func `A reversed animator goes back what it came, and sets the old values back`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      loop.advance(by: 0.25)
      let start = loop.now
      animator.isReversed = true
      expectEqual(animator.fractionComplete, 0.75)
      expectTrue(animator.isRunning)
      loop.drain()
      expectEqual(loop.now, start + 0.25)
      expectEqual(log.lines, ["start"])
      expectEqual(view.alpha, 1)
    }
  }

  @Test func `A stopped animator is finished where one wants, or reports nothing`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.stopAnimation(true)
      expectEqual(animator.state, .inactive)
      expectNil(view.layer.animationKeys())
      loop.drain()
      expectEmpty(log.lines)
    }
    forEachRow(
      [(UIViewAnimatingPosition.end, CGFloat(0)), (.start, 1), (.current, 0)]
        as [(UIViewAnimatingPosition, CGFloat)]
    ) { position, alpha in
      let suite = Self()
      suite.application.run {
        let animator = suite.makeAnimator()
        animator.startAnimation()
        animator.stopAnimation(false)
        expectEqual(animator.state, .stopped)
        expectEmpty(suite.log.lines)
        animator.finishAnimation(at: position)
        expectEqual(suite.log.lines, ["\(position)"])
        expectEqual(suite.view.alpha, alpha)
        expectEqual(animator.state, .inactive)
      }
    }
  }

  @Test func `Starting a stopped animator, and finishing any other, raises`() {
    application.run {
      var raised: [UIException.Name] = []
      application.exceptionHandler = { raised.append($0.name) }
      let animator = makeAnimator()
      animator.finishAnimation(at: .end)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.addAnimations { log.add("added") }
      expectEqual(raised, [.internalInconsistency, .internalInconsistency, .internalInconsistency])
      expectEqual(animator.state, .stopped)
      expectEmpty(log.lines)
    }
  }

  @Test func `Changes can be added while it runs`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.addAnimations { view.center.x = 100 }
      expectEqual(view.layer.animationKeys(), ["opacity", "position"])
      loop.drain()
      expectNil(view.layer.animationKeys())
    }
  }

  @Test func `An animator that pauses on completion stays active`() {
    application.run {
      let animator = makeAnimator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      loop.drain()
      expectEqual(animator.state, .active)
      expectEqual(animator.fractionComplete, 1)
      expectEmpty(log.lines)
    }
  }

  @Test func `Views take touches during the animation unless the animator forbids it`() {
    forEachRow([true, false]) { isAllowed in
      let suite = Self()
      suite.application.run {
        let animator = suite.makeAnimator()
        animator.addAnimations { suite.view.alpha = 0.5 }
        animator.isUserInteractionEnabled = isAllowed
        animator.startAnimation()
        let hit = suite.view.window?.hitTest(CGPoint(x: 25, y: 25), with: nil)
        expectEqual((hit === suite.view), isAllowed)
      }
    }
  }

  @Test func `A view that leaves its window ends the animation at the next turn`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      view.removeFromSuperview()
      expectEmpty(log.lines)
      let start = loop.now
      loop.drain()
      expectEqual(log.lines, ["current"])
      expectEqual(loop.now, start)
    }
  }

  @Test func `Timing is a curve or a spring, and a running animator can be made in one call`() {
    let curve = UIViewPropertyAnimator(duration: 1, curve: .linear).timingParameters
    expectEqual(curve.cubicTimingParameters, UICubicTimingParameters(animationCurve: .linear))
    expectNil(curve.springTimingParameters)
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5).timingParameters
    expectEqual(spring.springTimingParameters, UISpringTimingParameters(dampingRatio: 0.5))
    expectNil(spring.cubicTimingParameters)
    application.run {
      mount(view)
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0) {
        view.alpha = 0
      } completion: {
        log.add("\($0)")
      }
      loop.drain()
      expectEqual(log.lines, ["end"])
    }
  }
}
