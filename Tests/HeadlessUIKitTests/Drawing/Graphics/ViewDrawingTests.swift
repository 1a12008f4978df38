import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct ViewDrawingTests {
  private final class Badge: UIView {
    var color = UIColor.red
    private(set) var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      color.setFill()
      UIRectFill(rect)
    }
  }

  private final class Wave: CALayer {
    override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
  }

  private func onStage(_ body: () -> Void) { UIApplication().run(body) }

  @Test func `A view is drawn once it is on the screen, and again only on request`() {
    onStage {
      let badge = Badge(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
      badge.layoutIfNeeded()
      expectEmpty(badge.drawn)
      mount(badge)
      expectEqual(badge.drawn, [CGRect(x: 0, y: 0, width: 4, height: 2)])
      expectEqual(badge.layer.drawing?.text, "fill red M0 0 L4 0 L4 2 L0 2 Z")
      badge.color = .blue
      UIApplication.shared.settle()
      expectEqual(badge.drawn.count, 1)
      badge.setNeedsDisplay()
      badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      expectEqual(badge.drawn.count, 1)
      UIApplication.shared.settle()
      expectEqual(badge.drawn.count, 2)
      expectEqual(badge.layer.drawing?.text, "fill blue M0 0 L4 0 L4 2 L0 2 Z")
    }
  }

  @Test func `A view is drawn once it has a size, and anew at another if its content mode says so`() {
    onStage {
      let badge = Badge()
      mount(badge)
      expectEmpty(badge.drawn)
      badge.frame.size = CGSize(width: 3, height: 3)
      UIApplication.shared.settle()
      expectEqual(badge.drawn.map(\.size), [CGSize(width: 3, height: 3)])
    }
    forEachRow([(UIView.ContentMode.scaleToFill, 1), (.redraw, 2)]) { mode, count in
      onStage {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        badge.contentMode = mode
        mount(badge)
        badge.frame.size.width = 8
        UIApplication.shared.settle()
        expectEqual(badge.drawn.count, count)
      }
    }
  }

  @Test func `A view that draws nothing has no drawing, and a layer draws when it is asked to`() {
    onStage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
      mount(view)
      expectNil(view.layer.drawing)
    }
    onStage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      let wave = Wave()
      wave.frame = view.bounds
      view.layer.addSublayer(wave)
      mount(view)
      expectNil(wave.drawing)
      wave.setNeedsDisplay()
      UIApplication.shared.settle()
      expectEqual(wave.drawing?.count, 1)
    }
  }

  @Test func `A view that asks for display while it is drawn does not end the program`() {
    final class Restless: UIView {
      override func draw(_ rect: CGRect) { setNeedsDisplay() }
    }
    onStage {
      mount(Restless(frame: CGRect(x: 0, y: 0, width: 4, height: 2)))
      expectTrue(UIApplication.shared.settle())
    }
  }

  @Test func `A picture of a hierarchy has its colors, texts and drawings where they are`() {
    onStage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 2, y: 3, width: 10, height: 5))
      label.text = "Hi"
      view.addSubview(label)
      view.addSubview(Badge(frame: CGRect(x: 14, y: 0, width: 4, height: 2)))
      mount(view)
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
        #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      }
      expectEqual(
        image.drawing?.text,
        [
          "fill white M0 0 L20 0 L20 10 L0 10 L0 0 Z", "text 'Hi' 2 3 10 5 regular-17 label",
          "fill red M14 0 L18 0 L18 2 L14 2 Z",
        ].joined(separator: "; "))
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
  }
}
