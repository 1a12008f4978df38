import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CALayerLayoutTests {
  private let application = UIApplication()

  private final class CountingLayer: CALayer {
    var layouts = 0
    var displays = 0
    override func layoutSublayers() {
      layouts += 1
      super.layoutSublayers()
    }
    override func display() { displays += 1 }
    override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
  }

  private final class LayerView: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { CountingLayer.self }
    override func layoutSublayers(of layer: CALayer) {
      calls.append("before")
      super.layoutSublayers(of: layer)
      calls.append("after")
    }
    override func layoutSubviews() { calls.append("subviews") }
  }

  private final class Delegate: CALayerDelegate {
    var laidOut: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
  }

  @Test func `A view is laid out by its layer`() {
    let view = LayerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    expectEqual(view.calls, ["before", "subviews", "after"])
    expectEqual((view.layer as? CountingLayer)?.layouts, 1)
    view.layer.setNeedsLayout()
    expectTrue(view.layer.needsLayout())
    view.layer.layoutIfNeeded()
    #expect(view.calls.count == 6 && !view.layer.needsLayout())
  }

  @Test func `A layer on a view is laid out at the end of the turn, and when its size changes`() {
    application.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let window = mount(view)
      let (layer, delegate) = (CountingLayer(), Delegate())
      layer.delegate = delegate
      view.layer.addSublayer(layer)
      window.layoutIfNeeded()
      #expect(layer.layouts == 1 && delegate.laidOut.count == 1)
      layer.position = CGPoint(x: 4, y: 4)
      window.layoutIfNeeded()
      expectEqual(layer.layouts, 1)
      layer.bounds.size.width = 20
      window.layoutIfNeeded()
      expectEqual(layer.layouts, 2)
    }
  }

  @Test func `Content is made once at the end of the turn, also for keys that need it`() {
    application.run {
      let view = UIView()
      mount(view)
      let layer = CountingLayer()
      view.layer.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.setNeedsDisplay()
      #expect(layer.needsDisplay() && layer.displays == 0)
      application.layoutWindowsIfNeeded()
      #expect(layer.displays == 1 && !layer.needsDisplay())
      layer.cornerRadius = 3
      application.layoutWindowsIfNeeded()
      expectEqual(layer.displays, 2)
    }
  }
}
