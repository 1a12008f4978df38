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

  @Test func `An animator waits for its start, runs and becomes inactive`() {
    application.run {
      let animator = makeAnimator()
      #expect(animator.state == .inactive)
      #expect(view.alpha == 1)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.alpha == 0)
      #expect(loop.pendingNames == ["animation of UIView"])
      loop.advance(by: 0.25)
      #expect(animator.fractionComplete == 0.25)
      loop.drain()
      #expect(log.lines == ["end"])
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
    }
  }

  @Test func `A delay comes before the start`() {
    application.run {
      let animator = makeAnimator()
      let start = loop.now
      animator.startAnimation(afterDelay: 0.5)
      loop.advance(by: 1)
      #expect(animator.fractionComplete == 0.5)
      loop.drain()
      #expect(loop.now == start + 1.5)
    }
  }

  @Test func `A paused animator keeps nothing busy, and goes on from where it was`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      loop.advance(by: 0.5)
      animator.pauseAnimation()
      #expect(loop.isIdle)
      loop.advance(by: 5)
      #expect(animator.fractionComplete == 0.5)
      #expect(animator.state == .active)
      let start = loop.now
      animator.startAnimation()
      loop.drain()
      #expect(loop.now == start + 0.5)
    }
  }

  @Test(arguments: [(0.0, 0.25), (1.0, 1.0), (0.5, 0.5)])
  func `A continued animation takes its share of the duration`(factor: Double, seconds: Double) {
    application.run {
      let animator = makeAnimator()
      animator.fractionComplete = 0.75
      let start = loop.now
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      loop.drain()
      #expect(loop.now == start + seconds)
    }
  }

  @Test func `A fraction makes an inactive animator active and paused`() {
    application.run {
      let animator = makeAnimator()
      animator.fractionComplete = 0.4
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(animator.fractionComplete == 0.4)
      animator.fractionComplete = 7
      #expect(animator.fractionComplete == 1)
    }
  }

  @Test func `A reversed animator goes back what it came, and sets the old values back`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      loop.advance(by: 0.25)
      let start = loop.now
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.75)
      #expect(animator.isRunning)
      loop.drain()
      #expect(loop.now == start + 0.25)
      #expect(log.lines == ["start"])
      #expect(view.alpha == 1)
    }
  }

  @Test func `Stopping without finishing reports nothing`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(view.layer.animationKeys() == nil)
      loop.drain()
      #expect(log.lines.isEmpty)
    }
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, CGFloat(0)), (.start, 1), (.current, 0)])
  func `A stopped animator is finished where one wants`(position: UIViewAnimatingPosition, alpha: CGFloat) {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(log.lines.isEmpty)
      animator.finishAnimation(at: position)
      #expect(log.lines == ["\(position)"])
      #expect(view.alpha == alpha)
      #expect(animator.state == .inactive)
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
      #expect(raised == [.internalInconsistency, .internalInconsistency, .internalInconsistency])
      #expect(animator.state == .stopped)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `Changes can be added while it runs`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.addAnimations { view.center.x = 100 }
      #expect(view.layer.animationKeys() == ["opacity", "position"])
      loop.drain()
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `An animator that pauses on completion stays active`() {
    application.run {
      let animator = makeAnimator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      loop.drain()
      #expect(animator.state == .active)
      #expect(animator.fractionComplete == 1)
      #expect(log.lines.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `Views take touches during the animation unless the animator forbids it`(isAllowed: Bool) {
    application.run {
      let animator = makeAnimator()
      animator.addAnimations { view.alpha = 0.5 }
      animator.isUserInteractionEnabled = isAllowed
      animator.startAnimation()
      let hit = view.window?.hitTest(CGPoint(x: 25, y: 25), with: nil)
      #expect((hit === view) == isAllowed)
    }
  }

  @Test func `A view that leaves its window ends the animation at the next turn`() {
    application.run {
      let animator = makeAnimator()
      animator.startAnimation()
      view.removeFromSuperview()
      #expect(log.lines.isEmpty)
      let start = loop.now
      loop.drain()
      #expect(log.lines == ["current"])
      #expect(loop.now == start)
    }
  }

  @Test func `A running animator can be made in one call`() {
    application.run {
      mount(view)
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0) {
        view.alpha = 0
      } completion: {
        log.add("\($0)")
      }
      loop.drain()
      #expect(log.lines == ["end"])
    }
  }

  @Test func `Timing is a curve or a spring`() {
    let curve = UIViewPropertyAnimator(duration: 1, curve: .linear).timingParameters
    #expect(curve.cubicTimingParameters == UICubicTimingParameters(animationCurve: .linear))
    #expect(curve.springTimingParameters == nil)
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5).timingParameters
    #expect(spring.springTimingParameters == UISpringTimingParameters(dampingRatio: 0.5))
    #expect(spring.cubicTimingParameters == nil)
  }
}
