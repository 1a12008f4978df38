import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Animations that are added to layers, from the documentation of `CAAnimation` and its subclasses.
@Suite @MainActor
struct CAAnimationTests {
  private let application = UIApplication()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private var loop: VirtualRunLoop { application.runLoop }

  private final class Delegate: CAAnimationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func animationDidStart(_ anim: CAAnimation) { log.add("start \(CACurrentMediaTime())") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.add("stop \(flag) \(CACurrentMediaTime())")
    }
  }

  private func fade(_ duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    animation.delegate = Delegate(log)
    return animation
  }

  /// The value that a layer shows of a property in the middle of its animations.
  private func shown(_ path: String, of layer: CALayer) -> Double? {
    (layer.presentation()?.value(forKeyPath: path) as? NSNumber)?.doubleValue
  }

  @Test func `An animation changes what is shown, keeps the application busy, and is removed at its end`() {
    application.run {
      mount(view)
      loop.drain()
      let start = loop.now
      view.layer.add(fade(), forKey: "fade")
      expectEqual(view.layer.animationKeys(), ["fade"])
      expectEqual(application.runningAnimations.map(\.key), ["opacity"])
      expectEqual(application.runningAnimations.map(\.deadline), [start + 2])
      expectFalse(loop.isIdle)
      loop.advance(by: 0.5)
      #expect(view.alpha == 1 && view.layer.opacity == 1, "the layer itself keeps its value")
      expectEqual(shown("opacity", of: view.layer), 0.25)
      #expect(view.layer.presentation()?.model() === view.layer)
      loop.drain()
      expectEqual(loop.now, start + 2)
      #expect(view.layer.animationKeys() == nil && application.runningAnimations.isEmpty)
      expectEqual(log.lines, ["start \(start)", "stop true \(start + 2)"])
    }
  }

  @Test func `The layer keeps a copy of an animation, which has its values for any key`() throws {
    try application.run {
      mount(view)
      let animation = fade()
      view.layer.add(animation, forKey: "a")
      animation.duration = 9
      let kept = try #require(view.layer.animation(forKey: "a") as? CABasicAnimation)
      #expect(kept !== animation && kept.duration == 2 && kept.keyPath == "opacity")
      expectNil(view.layer.animation(forKey: "b"))
    }
    let animation = CATransition()
    animation.setValue("mine", forKey: "name")
    (animation.type, animation.subtype) = (.push, .fromLeft)
    let copy = animation.copy() as? CATransition
    expectEqual(copy?.value(forKey: "name") as? String, "mine")
    #expect(copy?.type == .push && copy?.subtype == .fromLeft)
  }

  @Test func `A removed or replaced animation did not finish`() {
    application.run {
      mount(view)
      let start = loop.now
      view.layer.add(fade(), forKey: "a")
      loop.advance(by: 1)
      view.layer.add(fade(1), forKey: "a")
      loop.advance(by: 0.5)
      view.layer.removeAnimation(forKey: "a")
      loop.drain()
      expectEqual(
        log.lines,
        [
          "start \(start)", "stop false \(start + 1)", "start \(start + 1)", "stop false \(start + 1.5)",
        ])
      expectEqual(loop.now, start + 1.5)
    }
  }

  @Test func `A view that leaves its window loses its layers' animations`() {
    application.run {
      mount(view)
      let layer = CALayer()
      view.layer.addSublayer(layer)
      layer.add(fade(), forKey: nil)
      loop.advance(by: 0.5)
      view.removeFromSuperview()
      loop.drain()
      expectEqual(log.lines.last, "stop false 0.5")
      expectNil(layer.presentation())
    }
  }

  @Test func `An animation begins when its layer comes into a window`() {
    application.run {
      let (other, layer) = (UIView(), CALayer())
      layer.add(fade(), forKey: "a")
      other.layer.addSublayer(layer)
      #expect(loop.isIdle && layer.animationKeys() == ["a"])
      loop.advance(by: 5)
      mount(other)
      loop.drain()
      expectEqual(log.lines, ["start 5.0", "stop true 7.0"])
    }
  }

  @Test func `An endless animation keeps the application busy until the limit, and goes on`() {
    application.run {
      mount(view)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.toValue, turn.duration, turn.repeatCount) = (Double.pi * 2, 1, .infinity)
      view.layer.add(turn, forKey: "turn")
      loop.drain()
      expectEqual(loop.now, loop.trackingLimits.animation)
      expectEqual(view.layer.animationKeys(), ["turn"])
      loop.advance(by: 0.25)
      #expect(abs((shown("transform.rotation.z", of: view.layer) ?? 0) - .pi / 2) < 1e-9)
      expectEqual(application.runningAnimations.map(\.deadline), [nil])
    }
  }

  @Test func `An animation that is not removed keeps its last value, and nothing waits for it`() {
    application.run {
      mount(view)
      let animation = fade()
      animation.toValue = 0.5
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      view.layer.add(animation, forKey: "a")
      loop.drain()
      #expect(loop.now == 2 && shown("opacity", of: view.layer) == 0.5)
      #expect(view.layer.animationKeys() == ["a"] && application.runningAnimations.isEmpty)
      view.layer.removeAllAnimations()
      loop.drain()
      expectEqual(shown("opacity", of: view.layer), 1)
      expectEqual(log.lines, ["start 0.0", "stop true 2.0"])
    }
  }

  @Test func `A later beginning delays an animation`() {
    application.run {
      mount(view)
      let animation = fade()
      animation.beginTime = CACurrentMediaTime() + 3
      animation.fillMode = .backwards
      view.layer.add(animation, forKey: "a")
      loop.advance(by: 1)
      #expect(shown("opacity", of: view.layer) == 0 && log.lines.isEmpty)
      loop.drain()
      expectEqual(log.lines, ["start 3.0", "stop true 5.0"])
    }
  }

  @Test func `A layer is paused and resumed as Apple's question QA1673 has it`() {
    application.run {
      mount(view)
      let layer = view.layer
      layer.add(fade(), forKey: "a")
      loop.advance(by: 1)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      expectTrue(loop.isIdle)
      loop.advance(by: 10)
      expectEqual(shown("opacity", of: layer), 0.5)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      loop.drain()
      expectEqual(log.lines, ["start 0.0", "stop true 12.0"])
    }
  }

  @Test func `Values that are left out follow from the others and from the layer's`() {
    forEachRow(
      [
        (0.2, 0.8, nil, 0.5), (0.2, nil, 0.4, 0.4), (nil, 0.8, 0.4, 0.6), (0.2, nil, nil, 0.6),
        (nil, 0.2, nil, 0.6), (nil, nil, -0.5, 0.75),
      ] as [(Double?, Double?, Double?, Double)]
    ) { from, to, by, middle in
      let (application, view) = (UIApplication(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      try application.run {
        mount(view)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        application.runLoop.advance(by: 0.5)
        let value = try #require(shown("opacity", of: view.layer))
        expectTrue(abs(value - middle) < 1e-6)
        expectNil(view.layer.animationKeys(), "an animation without a key is not listed")
      }
    }
  }

  @Test func `Points, rectangles, colors, transforms and lists have values in between`() throws {
    try application.run {
      let layer = CAGradientLayer()
      mount(view)
      view.layer.addSublayer(layer)
      let ends: [(String, Any, Any)] = [
        ("position", CGPoint(x: 0, y: 0), NSValue(cgPoint: CGPoint(x: 10, y: 20))),
        ("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 10)),
        ("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor),
        ("transform", CATransform3DIdentity, NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))),
        ("locations", [0, 0.5], [0.5, 1]),
        ("colors", [UIColor.red.cgColor], [UIColor.blue.cgColor]),
      ]
      for (path, from, to) in ends {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: path)
      }
      loop.advance(by: 0.5)
      let shown = try #require(layer.presentation())
      expectEqual(shown.position, CGPoint(x: 5, y: 10))
      expectEqual(shown.bounds, CGRect(x: 0, y: 0, width: 5, height: 5))
      expectEqual(shown.backgroundColor, UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor)
      expectEqual(shown.transform.m11, 2)
      expectEqual(shown.locations, [0.25, 0.75])
      expectEqual(shown.colors as? [CGColor], [UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1).cgColor])
    }
  }

  @Test func `Keyframes give the values at their times`() {
    forEachRow(
      [
        (CAAnimationCalculationMode.linear, nil, 0.25, 0.5), (.linear, nil, 0.75, 0.75),
        (.linear, [0, 0.8, 1], 0.4, 0.5), (.discrete, nil, 0.5, 1), (.discrete, [0, 0.2, 0.9, 1], 0.5, 1),
        (.discrete, [0, 0.6, 0.9, 1], 0.5, 0), (.paced, nil, 0.5, 0.75), (.cubic, nil, 0.5, 1),
      ] as [(CAAnimationCalculationMode, [NSNumber]?, Double, Double)]
    ) { mode, times, time, value in
      let (application, view) = (UIApplication(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      try application.run {
        mount(view)
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1, 0.5]
        (animation.keyTimes, animation.calculationMode, animation.duration) = (times, mode, 1)
        view.layer.add(animation, forKey: nil)
        application.runLoop.advance(by: time)
        let found = try #require(shown("opacity", of: view.layer))
        expectTrue(abs(found - value) < 1e-6)
      }
    }
  }

  @Test func `A group runs its animations in its own time, and cuts them off at its end`() {
    application.run {
      mount(view)
      let (group, late) = (CAAnimationGroup(), CABasicAnimation(keyPath: "position.x"))
      (late.fromValue, late.toValue, late.duration, late.beginTime) = (0, 100, 4, 1)
      group.animations = [fade(1), late]
      group.duration = 2
      group.delegate = Delegate(log)
      view.layer.add(group, forKey: "group")
      loop.advance(by: 0.5)
      expectEqual(shown("opacity", of: view.layer), 0.5)
      expectEqual(shown("position.x", of: view.layer), 50, "it has not begun")
      loop.advance(by: 1)
      expectEqual(shown("opacity", of: view.layer), 1, "it is over")
      expectEqual(shown("position.x", of: view.layer), 12.5)
      loop.drain()
      expectEqual(log.lines, ["start 0.0", "stop true 2.0"])
    }
  }

  @Test func `A spring swings beyond its end, an additive animation adds, a cumulative one goes on`() {
    application.run {
      mount(view)
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
      view.layer.add(spring, forKey: nil)
      loop.advance(by: 0.36)
      expectEqual(shown("position.x", of: view.layer).map { $0 > 100 }, true)
      let (up, turn) = (CABasicAnimation(keyPath: "position.y"), CABasicAnimation(keyPath: "zPosition"))
      (up.byValue, up.fromValue, up.toValue, up.isAdditive, up.duration) = (nil, 0, 10, true, 1)
      (turn.fromValue, turn.toValue, turn.isCumulative, turn.repeatCount, turn.duration) = (0, 4, true, 3, 1)
      view.layer.add(up, forKey: nil)
      view.layer.add(turn, forKey: nil)
      loop.advance(by: 0.5)
      expectEqual(shown("position.y", of: view.layer), 55)
      loop.advance(by: 1)
      expectEqual(shown("zPosition", of: view.layer).map { abs($0 - 6) < 1e-9 }, true)
    }
  }

  @Test func `A property that a view animates has an animation with its duration`() {
    application.run {
      mount(view)
      UIView.animate(withDuration: 3) { view.alpha = 0 }
      let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.keyPath == "opacity" && animation?.duration == 3)
    }
  }
}
