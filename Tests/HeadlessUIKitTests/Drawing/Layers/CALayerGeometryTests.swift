import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// The geometry of layers, from the documentation of `CALayer` and the Core Animation Programming Guide.
@Suite @MainActor
struct CALayerGeometryTests {
  private let layer = CALayer()

  @Test func `The frame follows from bounds, position and anchor point`() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
    expectEqual(layer.position, CGPoint(x: 60, y: 40))
    layer.anchorPoint = .zero
    expectEqual(layer.frame, CGRect(x: 60, y: 40, width: 100, height: 40), "the position stays")
    layer.bounds = CGRect(x: 5, y: 5, width: 50, height: 50)
    expectEqual(layer.frame, CGRect(x: 60, y: 40, width: 50, height: 50))
  }

  @Test func `A layer or view turns and scales about its anchor point`() {
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    expectEqual(layer.frame, CGRect(x: -10, y: 10, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    expectEqual(layer.bounds.size, CGSize(width: 40, height: 20))
    expectEqual(layer.position, CGPoint(x: 20, y: 0))
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    outer.addSubview(inner)
    inner.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    inner.layer.anchorPoint = .zero
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(inner.frame, CGRect(x: 40, y: 40, width: 80, height: 80))
    expectEqual(inner.convert(CGPoint(x: 10, y: 0), to: outer), CGPoint(x: 60, y: 40))
  }

  @Test func `A view and its layer have one state, both ways`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.position == view.center && layer.bounds == view.bounds)
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(layer.position, CGPoint(x: 100, y: 100))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(view.anchorPoint, CGPoint(x: 0, y: 1))
    expectEqual(view.frame, CGRect(x: 100, y: 50, width: 50, height: 50))
    layer.opacity = 0.5
    expectEqual(view.alpha, 0.5)
    view.isHidden = true
    expectTrue(layer.isHidden)
    layer.backgroundColor = UIColor.red.cgColor
    expectEqual(view.backgroundColor, .red)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 1, 1)))
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(abs(view.transform.a + 1) < 1e-9)
    #expect(abs(view.transform3D.m33 + 1) < 1e-9)
    layer.masksToBounds = true
    expectTrue(view.clipsToBounds)
    #expect(layer.delegate === view)
  }

  @Test func `Points and rectangles convert between layers, through views as well`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let (one, two) = (CALayer(), CALayer())
    one.frame = CGRect(x: 20, y: 0, width: 100, height: 100)
    one.bounds.origin.y = 30
    two.frame = CGRect(x: 5, y: 35, width: 10, height: 10)
    view.layer.addSublayer(one)
    one.addSublayer(two)
    expectEqual(two.convert(CGPoint(x: 1, y: 1), to: view.layer), CGPoint(x: 26, y: 6))
    expectEqual(view.layer.convert(CGPoint(x: 26, y: 6), to: two), CGPoint(x: 1, y: 1))
    expectEqual(two.convert(two.bounds, to: one), CGRect(x: 5, y: 35, width: 10, height: 10))
    expectEqual(one.convert(two.bounds, from: two), two.frame)
    expectEqual(two.convert(CGPoint.zero, to: nil), CGPoint(x: 35, y: 15))
  }

  @Test func `A sublayer transform applies to what is on the layer, about its anchor point`() {
    let child = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    layer.addSublayer(child)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(child.convert(child.bounds, to: layer), CGRect(x: 50, y: 50, width: 20, height: 20))
  }

  @Test func `A hit test returns the front-most layer at a point in the superlayer's coordinates`() {
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for child in [back, front] {
      child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.addSublayer(child)
    }
    #expect(layer.hitTest(CGPoint(x: 25, y: 25)) === front)
    back.zPosition = 1
    #expect(layer.hitTest(CGPoint(x: 25, y: 25)) === back)
    back.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 25, y: 25)) === front)
    #expect(layer.hitTest(CGPoint(x: 100, y: 100)) === layer)
    expectNil(layer.hitTest(CGPoint(x: 5, y: 5)))
    #expect(layer.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `Properties and their parts are read and set by key paths, as values and as objects`() {
    forEachRow([
      ("position.x", 12.0), ("bounds.size.width", 30), ("opacity", 0.5), ("cornerRadius", 4),
      ("transform.rotation.z", 0.5), ("transform.rotation", 0.5), ("transform.scale", 2),
      ("transform.scale.x", 3), ("transform.translation.y", 7), ("shadowOffset.height", 2), ("zPosition", 3),
    ]) { path, value in
      let layer = CALayer()
      layer.setValue(value, forKeyPath: path)
      let read = try #require(layer.value(forKeyPath: path) as? CGFloat)
      expectTrue(abs(read - CGFloat(value)) < 1e-6)
    }
    layer.position = CGPoint(x: 1, y: 2)
    expectEqual(layer.value(forKeyPath: "position") as? CGPoint, CGPoint(x: 1, y: 2))
    expectEqual((layer.value(forKeyPath: "position") as? NSValue)?.cgPointValue, CGPoint(x: 1, y: 2))
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")
    expectEqual(layer.position, CGPoint(x: 3, y: 4))
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), forKeyPath: "transform")
    expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(layer.value(forKeyPath: "opacity") as? NSNumber, 1)
  }
}
