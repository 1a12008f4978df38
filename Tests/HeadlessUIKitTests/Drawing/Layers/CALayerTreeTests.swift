import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// The tree of layers, from the documentation of `CALayer`.
@Suite @MainActor
struct CALayerTreeTests {
  private let root = CALayer()

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "-" }.joined()
  }

  @Test func `A new layer has Core Animation's values, and keeps values for any key`() {
    #expect(root.sublayers == nil && root.superlayer == nil && root.delegate == nil)
    #expect(root.bounds == .zero && root.position == .zero && root.zPosition == 0)
    expectEqual(root.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    #expect(root.opacity == 1 && !root.isHidden && root.backgroundColor == nil && !root.isOpaque)
    #expect(CATransform3DIsIdentity(root.transform) && CATransform3DIsIdentity(root.sublayerTransform))
    #expect(root.contentsGravity == .resize && root.contentsScale == 1 && root.cornerCurve == .circular)
    #expect(root.speed == 1 && root.duration == .infinity && root.isDoubleSided)
    root.setValue(7, forKey: "mine")
    root.setValue("x", forKeyPath: "yours")
    expectEqual(root.value(forKey: "mine") as? Int, 7)
    expectEqual(root.value(forKeyPath: "yours") as? String, "x")
    expectNil(root.value(forKey: "none"))
  }

  @Test func `Layers are inserted before, behind and between others, and an old superlayer loses them`() {
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(b)
    root.insertSublayer(a, at: 0)
    root.insertSublayer(d, above: b)
    root.insertSublayer(c, below: d)
    expectEqual(names(root), "abcd")
    #expect(c.superlayer === root)
    let other = CALayer()
    other.addSublayer(c)
    #expect(names(root) == "abd" && names(other) == "c" && c.superlayer === other)
    root.replaceSublayer(b, with: c)
    #expect(names(root) == "acd" && b.superlayer == nil && other.sublayers == nil)
    root.addSublayer(a)
    expectEqual(names(root), "cda", "a sublayer that is added again moves to the front")
    d.removeFromSuperlayer()
    #expect(names(root) == "ca" && d.superlayer == nil)
    root.sublayers = [d]
    #expect(names(root) == "d" && a.superlayer == nil)
    root.sublayers = nil
    expectNil(root.sublayers)
  }

  @Test func `A layer cannot be on itself`() {
    let application = UIApplication()
    application.run {
      var raised: [UIException] = []
      application.exceptionHandler = { raised.append($0) }
      let child = CALayer()
      root.addSublayer(child)
      child.addSublayer(root)
      expectEqual(raised, [UIException(.invalidArgument, "CALayer is a part of cycle in its layer tree")])
    }
  }

  @Test func `A subview's layer is a sublayer, in the order of subviews with the layers between them`() {
    let view = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for (view, name) in [(a, "a"), (b, "b"), (c, "c")] { view.layer.name = name }
    view.addSubview(a)
    view.addSubview(b)
    expectEqual(names(view.layer), "ab")
    #expect(a.layer.superlayer === view.layer)
    view.layer.insertSublayer(named("0"), at: 0)
    view.layer.insertSublayer(named("1"), above: a.layer)
    view.layer.addSublayer(named("2"))
    expectEqual(names(view.layer), "0a1b2")
    view.addSubview(c)
    expectEqual(names(view.layer), "0a1b2c", "a new subview is in front of all layers")
    view.bringSubviewToFront(a)
    expectEqual(names(view.layer), "01b2ca")
    view.sendSubviewToBack(a)
    expectEqual(names(view.layer), "a01b2c")
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    expectEqual(names(view.layer), "b01a2c")
    a.removeFromSuperview()
    expectEqual(names(view.layer), "b012c")
    view.insertSubview(a, belowSubview: c)
    expectEqual(names(view.layer), "b012ac")
    view.layer.sublayers?.filter { $0.delegate == nil }.forEach { $0.removeFromSuperlayer() }
    #expect(names(view.layer) == "bac" && view.sublayerOrder == nil)
  }

  @Test func `A view's layer that is removed takes its view along`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    child.layer.removeFromSuperlayer()
    #expect(view.subviews.isEmpty && child.superview == nil)
  }

  @Test func `A mask is a layer of its own`() {
    let (mask, other) = (CALayer(), CALayer())
    root.addSublayer(mask)
    other.mask = mask
    #expect(root.sublayers == nil && mask.superlayer === other)
    mask.removeFromSuperlayer()
    expectNil(other.mask)
    root.addSublayer(mask)
    root.mask = mask
    #expect(root.sublayers == nil && root.mask === mask)
  }

  @Test func `A layer that outlives its view belongs to no view`() throws {
    let container = UIView()
    var view: UIView? = UIView()
    container.addSubview(try #require(view))
    let layer = try #require(view?.layer)
    expectTrue(layer.superlayer === container.layer)
    view?.removeFromSuperview()
    view = nil
    expectNil(layer.superlayer)
    expectNil(layer.delegate)
    layer.opacity = 0.5
    expectEqual(layer.opacity, 0.5)
  }
}
