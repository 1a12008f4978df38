import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UIBezierPathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  @Test func `The bounds are those of the lines and curves`() {
    #expect(UIBezierPath().bounds == .zero && UIBezierPath().isEmpty)
    expectEqual(UIBezierPath(rect: square).bounds, square)
    let oval = UIBezierPath(ovalIn: square).bounds
    #expect(abs(oval.minX - 10) < 0.01 && abs(oval.width - 40) < 0.01)
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    // The curve reaches half of the way to its control point.
    #expect(abs(curve.bounds.height - 5) < 0.01)
    expectEqual(curve.cgPath.boundingBox.height, 10)
  }

  @Test func `Round corners leave out what is beyond their arcs, of at most half of the shorter side`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 49, y: 21)))
    #expect(!path.contains(CGPoint(x: 49, y: 59)) && path.contains(CGPoint(x: 11, y: 59)))
    #expect(path.contains(CGPoint(x: 14, y: 24)))
    let round = UIBezierPath(roundedRect: square, cornerRadius: 100)
    #expect(round.bounds == square && !round.contains(CGPoint(x: 14, y: 24)))
  }

  @Test func `A clockwise arc goes downward from the right`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.minY) < 0.01 && abs(arc.bounds.maxY - 10) < 0.01)
    #expect(abs(arc.currentPoint.x + 10) < 0.01)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(other.bounds.minY + 10) < 0.01)
  }

  @Test func `A part that is surrounded twice is outside by the even-odd rule`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 30, y: 40)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `A reversed path is the same shape, begun at its end`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 20, y: 8))
    path.lineWidth = 3
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero && reversed.bounds == path.bounds && reversed.lineWidth == 3)
    expectEqual(reversed.reversing().cgPath, path.cgPath)
  }

  @Test func `A transform moves all points, and what was read before stays`() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(translationX: 5, y: -5))
    expectEqual(path.bounds, square.offsetBy(dx: 5, dy: -5))
    let longer = UIBezierPath(rect: square)
    let shape = longer.cgPath
    longer.addLine(to: .zero)
    #expect(shape != longer.cgPath && shape == UIBezierPath(rect: square).cgPath)
  }

  @Test func `Pieces are read in order with their points`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.close()
    var pieces: [String] = []
    path.cgPath.applyWithBlock { element in
      let count = [.moveToPoint: 1, .addQuadCurveToPoint: 2][element.pointee.type] ?? 0
      pieces.append("\(element.pointee.type) \((0..<count).map { element.pointee.points[$0].x })")
    }
    expectEqual(pieces, ["moveToPoint [1.0]", "addQuadCurveToPoint [5.0, 3.0]", "closeSubpath []"])
  }

  @Test func `Dashes are those that were set`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    #expect(path.lineDashPattern == [4, 2] && path.lineDashPhase == 1)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    path.getLineDash(nil, count: &count, phase: nil)
    expectEqual(count, 2)
    path.getLineDash(&pattern, count: nil, phase: &phase)
    #expect(pattern == [4, 2] && phase == 1)
    path.setLineDash(nil, count: 0, phase: 0)
    expectEmpty(path.lineDashPattern)
  }

  @Test func `A path without its points keeps the style of its lines`() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero)
    #expect(path.lineWidth == 3 && path.lineDashPattern == [4, 2] && path.lineDashPhase == 1)
  }
}
