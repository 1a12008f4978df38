import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 4)
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func `Points move, scale and turn clockwise`() {
    expectEqual(point.applying(.identity), point)
    expectEqual(point.applying(CGAffineTransform(translationX: 1, y: -1)), CGPoint(x: 4, y: 3))
    expectEqual(point.applying(CGAffineTransform(scaleX: 2, y: 3)), CGPoint(x: 6, y: 12))
    #expect(isNear(point.applying(quarter), CGPoint(x: -4, y: 3)))
    expectEqual(point.applying(CGAffineTransform()), .zero)
  }

  @Test func `Concatenating puts the other one after, and changes of a transform come before it`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    expectEqual(point.applying(scale.concatenating(move)), CGPoint(x: 16, y: 8))
    expectEqual(point.applying(move.concatenating(scale)), CGPoint(x: 26, y: 8))
    expectEqual(point.applying(scale.translatedBy(x: 10, y: 0)), CGPoint(x: 26, y: 8))
    expectEqual(point.applying(move.scaledBy(x: 2, y: 2)), CGPoint(x: 16, y: 8))
    #expect(isNear(point.applying(move.rotated(by: .pi / 2)), CGPoint(x: 6, y: 3)))
  }

  @Test func `The inverse leads back, and what cannot be inverted stays`() {
    forEachRow([
      CGAffineTransform.identity, CGAffineTransform(translationX: 5, y: 6),
      CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5).translatedBy(x: 7, y: -3),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    ]) { transform in
      expectTrue(isNear(point.applying(transform).applying(transform.inverted()), point))
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectFalse(flat.isInvertible)
    expectEqual(flat.inverted(), flat)
  }

  @Test func `Rectangles become the upright ones around them, and sizes turn like vectors`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    expectEqual(rect.applying(CGAffineTransform(translationX: 1, y: 2)), rect.offsetBy(dx: 1, dy: 2))
    expectEqual(
      rect.applying(CGAffineTransform(scaleX: -2, y: 1)), CGRect(x: -20, y: 0, width: 20, height: 20))
    let turned = rect.applying(quarter)
    #expect(isNear(turned.origin, CGPoint(x: -20, y: 0)))
    #expect(isNear(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 20, y: 10)))
    let size = CGSize(width: 3, height: 4)
    expectEqual(size.applying(CGAffineTransform(translationX: 100, y: 100)), size)
    expectEqual(size.applying(CGAffineTransform(scaleX: 2, y: -1)), CGSize(width: 6, height: -4))
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }
}
