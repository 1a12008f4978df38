import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite struct CGPathTests {
  private let square = CGRect(x: 0, y: 0, width: 30, height: 30)
  private let hole = CGRect(x: 10, y: 10, width: 10, height: 10)

  @Test func `An empty path has no current point, and a closed subpath ends where it began`() {
    let path = CGMutablePath()
    expectTrue(path.isEmpty)
    expectTrue(path.boundingBox.isNull)
    expectEqual(path.currentPoint, .zero)
    let closed = CGMutablePath()
    closed.move(to: CGPoint(x: 1, y: 2))
    closed.addLine(to: CGPoint(x: 5, y: 2))
    closed.closeSubpath()
    expectEqual(closed.currentPoint, CGPoint(x: 1, y: 2))
  }

  @Test func `Paths with the same elements are equal, and a copy stays as it was`() throws {
    let equal = CGMutablePath()
    equal.addRect(square)
    expectEqual(equal, CGPath(rect: square, transform: nil))
    #expect(equal != CGPath(rect: hole, transform: nil))
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    path.addRect(hole)
    expectEqual(copy, CGPath(rect: square, transform: nil))
  }

  @Test func `A rectangle in a rectangle is a hole by the even-odd rule only`() {
    forEachRow([(CGPathFillRule.winding, true), (.evenOdd, false)]) { rule, isInside in
      let path = CGMutablePath()
      path.addRects([square, hole])
      expectEqual(path.contains(CGPoint(x: 15, y: 15), using: rule), isInside)
      expectTrue(path.contains(CGPoint(x: 5, y: 15), using: rule))
      expectFalse(path.contains(CGPoint(x: 31, y: 15), using: rule))
    }
  }

  @Test func `An ellipse leaves out its corners, and an arc goes along rising angles unless clockwise`() {
    let path = CGPath(ellipseIn: square, transform: nil)
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(abs(path.boundingBox.maxX - 30) < 1e-9)
    forEachRow([(false, CGPoint(x: 7, y: 7), true), (true, CGPoint(x: 7, y: 7), false)]) {
      clockwise, point, isInside in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      path.closeSubpath()
      expectEqual(path.contains(point), isInside)
      #expect(path.contains(CGPoint(x: -7, y: -7)) != isInside, "\(clockwise), \(point)")
    }
  }

  @Test func `The box around a path contains the control points of its curves, and moves with it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(!path.contains(CGPoint(x: 5, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    let moved = CGMutablePath()
    moved.addRect(hole, transform: CGAffineTransform(translationX: 100, y: 0))
    expectEqual(moved.boundingBox, hole.offsetBy(dx: 100, dy: 0))
  }
}
