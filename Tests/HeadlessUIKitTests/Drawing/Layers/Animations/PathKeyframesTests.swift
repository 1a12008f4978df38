import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Movements along a path, from the documentation of `CAKeyframeAnimation.path`.
@Suite @MainActor struct PathKeyframesTests {
  /// 100 points to the right, then 300 down.
  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  private func point(
    of path: CGPath, at fraction: Double, _ mode: CAAnimationCalculationMode = .linear
  ) -> AnimatableValue? {
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode) = (path, mode)
    return animation.value(at: fraction, present: nil)
  }

  @Test func `Each line of a path takes the same time, and at one speed the time of its length`() {
    let table: [(CAAnimationCalculationMode, Double, CGPoint)] = [
      (.linear, 0, .zero), (.linear, 0.25, CGPoint(x: 50, y: 0)), (.linear, 0.5, CGPoint(x: 100, y: 0)),
      (.linear, 0.75, CGPoint(x: 100, y: 150)), (.linear, 1, CGPoint(x: 100, y: 300)),
      (.paced, 0.25, CGPoint(x: 100, y: 0)), (.paced, 0.625, CGPoint(x: 100, y: 150)),
      (.discrete, 0.4, CGPoint(x: 100, y: 0)),
    ]
    for (mode, fraction, expected) in table {
      let shown = point(of: corner, at: fraction, mode)
      #expect(
        (shown?.distance(to: AnimatableValue(expected)!) ?? .infinity) < 1e-9,
        "\(mode.rawValue) at \(fraction)")
    }
  }

  @Test func `A curve is followed, and a closed path ends where it began`() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    expectEqual(point(of: curve, at: 0.5), AnimatableValue(CGPoint(x: 50, y: 50)))
    curve.closeSubpath()
    expectEqual(point(of: curve, at: 1), AnimatableValue(CGPoint.zero))
  }

  @Test func `A path comes before values, and goes into copies`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8)]
    animation.path = corner
    let copy = animation.copy() as? CAKeyframeAnimation
    expectEqual(copy?.path, corner)
    expectEqual(copy?.value(at: 1, present: nil), AnimatableValue(CGPoint(x: 100, y: 300)))
  }
}
