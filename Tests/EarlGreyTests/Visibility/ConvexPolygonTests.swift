import Expectations
import HeadlessUIKit
import TestSupport
import Testing

@testable import EarlGrey

@Suite struct ConvexPolygonTests {
  private let square = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func turned(_ rect: CGRect, by angle: CGFloat, scale: CGFloat = 1) -> ConvexPolygon {
    let turn = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
      .concatenating(CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: 1))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return ConvexPolygon(rect) { $0.applying(turn) }
  }

  @Test func `Areas survive turning and mirroring, and only what touches takes away`() {
    // Rotating and mirroring do not change the area.
    expectEqual(square.area, 100)
    #expect(abs(turned(square.bounds, by: 0.7).area - 100) < 1e-9)
    #expect(abs(turned(square.bounds, by: 0.7, scale: -1).area - 100) < 1e-9)
    // A square rotated by an eighth shares a regular octagon with itself.
    let shared = square.intersection(turned(square.bounds, by: .pi / 4))
    expectEqual(shared.corners.count, 8)
    #expect(abs(shared.area - 100 * (2 * 2.squareRoot() - 2)) < 1e-9)
    // A polygon that does not touch removes nothing, and one that covers all leaves nothing.
    let far = ConvexPolygon(CGRect(x: 20, y: 0, width: 10, height: 10))
    expectEqual(square.subtracting(far), [square])
    expectTrue(square.intersection(far).isEmpty)
    expectEmpty(square.subtracting(ConvexPolygon(CGRect(x: -1, y: -1, width: 12, height: 12))))
    expectEqual(square.subtracting(ConvexPolygon(.zero)), [square])
  }

  @Test func `What is shared and what is left add up, and no point is in two parts`() {
    var random = SplitMix64(seed: 4)
    for round in 0..<500 {
      func rect() -> CGRect {
        CGRect(
          x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random),
          width: .random(in: 1...60, using: &random), height: .random(in: 1...60, using: &random))
      }
      let (one, other) = (
        turned(rect(), by: .random(in: 0...6, using: &random)),
        turned(rect(), by: .random(in: 0...6, using: &random))
      )
      let left = one.subtracting(other)
      let sum = left.reduce(one.intersection(other).area) { $0 + $1.area }
      #expect(abs(sum - one.area) < 1e-6, "seed 4, round \(round)")
      for _ in 0..<20 {
        let point = CGPoint(
          x: .random(in: 0...140, using: &random), y: .random(in: 0...140, using: &random))
        let isLeft = one.contains(point) && !other.contains(point)
        expectEqual(left.count { $0.contains(point) }, (isLeft ? 1 : 0), "seed 4, round \(round), \(point)")
      }
    }
  }
}
