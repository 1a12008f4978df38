import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// The arithmetic of time, from the documentation of `CAMediaTiming` and `CAMediaTimingFunction`.
@Suite @MainActor
struct CAMediaTimingTests {
  @Test func `Named curves have Core Animation's control points, and end at their corners`() {
    forEachRow(
      [
        (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]), (.easeIn, [0.42, 0, 1, 1]),
        (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
      ] as [(CAMediaTimingFunctionName, [Float])]
    ) { name, points in
      let function = CAMediaTimingFunction(name: name)
      var read: [Float] = []
      for index in 0...3 {
        var point: [Float] = [9, 9]
        function.getControlPoint(at: index, values: &point)
        read += point
      }
      expectEqual(read, [0, 0] + points + [1, 1])
      expectEqual(function, CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3]))
    }
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      let function = CAMediaTimingFunction(name: name)
      #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
    }
    #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(CAMediaTimingFunction(name: .linear).value(at: 0.3) - 0.3) < 1e-9)
    #expect(CAMediaTimingFunction(name: .easeIn).value(at: 0.3) < 0.3)
    #expect(CAMediaTimingFunction(name: .easeOut).value(at: 0.3) > 0.3)
  }

  @Test func `The active duration follows from runs, repeats and speed`() {
    forEachRow(
      [
        (2, 1, 0, 0, false, 2), (2, 1, 3, 0, false, 6), (2, 1, 0, 5, false, 5), (2, 1, 0, 0, true, 4),
        (2, 2, 0, 0, false, 1), (2, 0.5, 1.5, 0, true, 12), (2, 0, 0, 0, false, .infinity),
        (2, 1, .infinity, 0, false, .infinity),
      ] as [(Double, Float, Float, Double, Bool, Double)]
    ) { duration, speed, count, seconds, reverses, active in
      let timing = MediaTiming(
        duration: duration, speed: speed, repeatCount: count, repeatDuration: seconds, autoreverses: reverses)
      expectEqual(timing.activeDuration, active)
    }
  }

  @Test func `A run goes forward and back, and ends in its middle or at its end`() {
    forEachRow(
      [
        (-0.1, .removed, nil), (-0.1, .backwards, 0), (-0.1, .both, 0), (-0.1, .forwards, nil),
        (0, .removed, 0),
        (1, .removed, 0.5), (3, .removed, 0.5), (3.5, .removed, 0.25), (4, .removed, nil), (4, .forwards, 0),
        (4, .backwards, nil), (9, .both, 0),
      ] as [(Double, CAMediaTimingFillMode, Double?)]
    ) { elapsed, fillMode, fraction in
      let timing = MediaTiming(duration: 2, autoreverses: true, fillMode: fillMode)
      expectEqual(timing.moment(at: elapsed)?.fraction, fraction)
    }
    let whole = MediaTiming(duration: 2, repeatCount: 3, fillMode: .forwards)
    expectEqual(whole.moment(at: 6), MediaTiming.Moment(fraction: 1, run: 2))
    let part = MediaTiming(duration: 2, repeatCount: 2.5, fillMode: .forwards)
    expectEqual(part.moment(at: 7), MediaTiming.Moment(fraction: 0.5, run: 2))
  }

  @Test func `A layer's time follows from those around it`() {
    UIApplication().run {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      outer.beginTime = 10
      outer.speed = 2
      inner.timeOffset = 3
      expectEqual(inner.convertTime(15, from: nil), 13)
      expectEqual(inner.convertTime(13, to: nil), 15)
      expectEqual(inner.convertTime(10, from: outer), 13)
      expectEqual(outer.convertTime(13, from: inner), 10)
    }
  }

  @Test func `A spring of Core Animation's values settles after its documented time`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    expectEqual(spring.initialVelocity, 0)
    #expect(abs(spring.settlingDuration - 1.4727) < 0.001)
    spring.damping = 20
    #expect(spring.settlingDuration < 1.4727, "critical damping comes to rest soonest")
    spring.mass = 4
    #expect(spring.settlingDuration > 1.4727, "a greater weight swings longer")
  }
}
