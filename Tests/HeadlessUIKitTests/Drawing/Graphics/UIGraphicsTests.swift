import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIGraphicsTests {
  private let square = CGRect(x: 0, y: 0, width: 4, height: 4)

  private func drawing(_ body: () -> Void) -> String {
    UIApplication().run {
      UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
      defer { UIGraphicsEndImageContext() }
      body()
      return UIGraphicsGetImageFromCurrentImageContext()?.drawing?.text ?? "none"
    }
  }

  @Test func `Outside of a context, as in another application or thread, nothing is drawn`() async {
    UIApplication().run {
      UIColor.red.setFill()
      UIBezierPath(rect: square).fill()
      expectNil(UIGraphicsGetCurrentContext())
      expectNil(UIGraphicsGetImageFromCurrentImageContext())
    }
    UIApplication().run { UIGraphicsBeginImageContextWithOptions(square.size, false, 0) }
    UIApplication().run { expectNil(UIGraphicsGetCurrentContext()) }
    let isNone = await Task.detached { UIGraphicsGetCurrentContext() == nil }.value
    expectTrue(isNone)
  }

  @Test func `Contexts are nested`() {
    let text = drawing {
      UIRectFill(square)
      let inner = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }
      expectEqual(inner.drawing?.text, "fill black M0 0 L4 0 L4 4 L0 4 Z")
      UIRectFill(square)
    }
    expectEqual(text, "fill black M0 0 L4 0 L4 4 L0 4 Z; fill black M0 0 L4 0 L4 4 L0 4 Z")
  }

  @Test func `A path is drawn in its own line and the context's colors`() {
    let text = drawing {
      let path = UIBezierPath(rect: square)
      (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .square, true)
      UIColor.systemRed.set()
      path.fill()
      path.stroke()
      path.fill(with: .screen, alpha: 0.5)
      path.addClip()
      UIRectFrame(square)
    }
    let shape = "M0 0 L4 0 L4 4 L0 4 Z"
    expectEqual(
      text,
      [
        "fill evenodd systemRed \(shape)", "stroke systemRed 3 square \(shape)", "blend screen",
        "fill evenodd #FF3B3080 \(shape)", "clip evenodd \(shape)", "blend normal",
        "stroke systemRed 1 M0.5 0.5 L3.5 0.5 L3.5 3.5 L0.5 3.5 Z",
      ].joined(separator: "; "))
  }

  @Test func `Texts and pictures are drawn where they are, pictures by their name or by what was drawn`() {
    let text = drawing {
      "Don't\nstop".draw(in: square, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 9)])
      NSAttributedString(string: "Hi", attributes: [.foregroundColor: UIColor.blue]).draw(
        with: square, options: .usesLineFragmentOrigin, context: nil)
    }
    expectEqual(text, #"text 'Don\'t\nstop' 0 0 4 4 bold-9 black; text 'Hi' 0 0 4 4 regular-12 blue"#)
    let drawn = UIGraphicsImageRenderer(size: square.size).image { _ in UIRectFill(square) }
    let pictures = drawing {
      UIImage(named: "logo", size: square.size).draw(at: CGPoint(x: 1, y: 2))
      drawn.draw(in: CGRect(x: 2, y: 0, width: 8, height: 4))
    }
    expectEqual(pictures, "image 'logo' 1 2 4 4; fill black M2 0 L10 0 L10 4 L2 4 Z")
  }

  @Test func `A renderer of a rectangle draws from its origin`() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 5, height: 5), format: format)
    let image = renderer.image { context in
      expectEqual(context.format.bounds.minX, 10)
      context.cgContext.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    expectEqual(image.size, CGSize(width: 5, height: 5))
    expectEqual(image.drawing?.text, "fill black M0 0 L1 0 L1 1 L0 1 Z")
  }

  @Test func `Pictures of the same drawing are equal, and have the same name`() {
    func dot(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: square.size).image { context in
        color.setFill()
        context.fill(square)
      }
    }
    expectEqual(dot(.red), dot(.red))
    #expect(dot(.red).name == dot(.red).name && dot(.red).name.hasPrefix("drawn "))
    #expect(dot(.red) != dot(.blue) && dot(.red).name != dot(.blue).name)
  }

  @Test func `A context that is pushed is drawn into until it is popped`() {
    let other = CGContext(size: square.size)
    let text = drawing {
      UIGraphicsPushContext(other)
      #expect(UIGraphicsGetCurrentContext() === other)
      UIRectFill(square)
      UIGraphicsPopContext()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expectEqual(other.drawing.text, "fill black M0 0 L4 0 L4 4 L0 4 Z")
    expectEqual(text, "fill black M0 0 L1 0 L1 1 L0 1 Z")
  }

  @Test func `A fill has its own blend mode, and a clip holds for what follows`() {
    let text = drawing {
      UIRectFillUsingBlendMode(square, .multiply)
      UIRectFill(square)
      UIRectClip(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIRectFill(square)
    }
    let fill = "fill black M0 0 L4 0 L4 4 L0 4 Z"
    expectEqual(
      text, "blend multiply; \(fill); blend normal; \(fill); clip M0 0 L2 0 L2 2 L0 2 Z; \(fill)")
  }

  @Test func `A pattern is its picture once, over the whole rectangle`() {
    let text = drawing {
      UIImage(named: "tile", size: square.size).drawAsPattern(in: CGRect(x: 1, y: 2, width: 8, height: 6))
    }
    expectEqual(text, "image 'tile' 1 2 8 6")
  }
}
