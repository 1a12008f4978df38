import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct LayerDescriptionTests {
  private func placed(_ layer: CALayer, x: CGFloat = 0, y: CGFloat = 0) -> CALayer {
    layer.frame = CGRect(x: x, y: y, width: 10, height: 10)
    return layer
  }

  private func lines(_ change: (UIView) -> Void) -> [String] {
    let view = ShowcaseKitTests.placed(UIView())
    change(view)
    return rendered(view)[0].lines
  }

  @Test func `A layer of its own is a node among the subviews, also of a button`() {
    // A custom layer is a node among the subviews, in their order.
    let told = lines { view in
      view.layer.addSublayer(placed(CALayer()))
      view.addSubview(ShowcaseKitTests.placed(UILabel()))
      view.layer.addSublayer(placed(CAGradientLayer()))
    }
    expectEqual(
      told,
      [
        "UIView (0 0; 10 10)", "  CALayer (0 0; 10 10)", "  UILabel (0 0; 10 10)",
        "  CAGradientLayer (0 0; 10 10)",
      ])
    // A button's own layers are reported, and its parts are not.
    let button = ShowcaseKitTests.placed(UIButton())
    button.setTitle("Go", for: .normal)
    button.layer.insertSublayer(placed(CAGradientLayer()), at: 0)
    expectEqual(rendered(button)[0].children.map(\.type), ["CAGradientLayer"])
  }

  @Test func `A layer is described by the words of views`() {
    let told = lines { view in
      let layer = placed(CALayer(), x: 3, y: 4)
      layer.name = "card"
      layer.backgroundColor = UIColor.systemRed.cgColor
      (layer.opacity, layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (0.3, 4, 1, 0.5)
      (layer.isHidden, layer.masksToBounds) = (true, true)
      layer.borderColor = UIColor.systemBlue.cgColor
      view.layer.addSublayer(layer)
      layer.addSublayer(placed(CALayer(), x: 1, y: 2))
    }
    expectEqual(
      told[1],
      #"  CALayer (3 4; 10 10) [hidden] [clips] name="card" background=systemRed alpha=0.3 corner=4 border=1 borderColor=systemBlue shadow=0.5"#
    )
    expectEqual(told[2], "    CALayer (1 2; 10 10)")
  }

  @Test func `Gradients and texts are described by what they draw`() {
    let told = lines { view in
      let (gradient, text) = (CAGradientLayer(), CATextLayer())
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.type = .radial
      (text.string, text.fontSize, text.isWrapped, text.alignmentMode) = ("Hi", 12, true, .center)
      text.foregroundColor = UIColor.systemGreen.cgColor
      view.layer.addSublayer(placed(gradient))
      view.layer.addSublayer(placed(text))
    }
    expectEqual(told[1], #"  CAGradientLayer (0 0; 10 10) gradient="red, blue" gradientKind=radial"#)
    expectEqual(
      told[2],
      #"  CATextLayer "Hi" (0 0; 10 10) font=regular-12 color=systemGreen alignment=center lines=0"#)
  }

  @Test func `A mask, a transform and an order by distance are described`() {
    let told = lines { view in
      let (mask, layer) = (CALayer(), placed(CALayer()))
      mask.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      mask.cornerRadius = 2
      layer.mask = mask
      layer.zPosition = 1
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      view.layer.addSublayer(layer)
      view.addSubview(ShowcaseKitTests.placed(UIView()))
    }
    expectEqual(
      told,
      [
        "UIView (0 0; 10 10)", "  UIView (0 0; 10 10)",
        #"  CALayer (-5 -5; 20 20) mask="CALayer (1 1; 5 5) corner=2" z=1 transform=(2 0 0 2 0 0) bounds=(10 10)"#,
      ])
  }

  @Test func `A shape is described by its path, its fill and its line, shortened where it is long`() throws {
    // A shape is described by its path, its fill and its stroke.
    let told = lines { view in
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3.5, height: 4)).cgPath
      shape.fillColor = UIColor.red.cgColor
      (shape.strokeColor, shape.lineWidth, shape.lineCap) = (UIColor.blue.cgColor, 2, .round)
      (shape.strokeEnd, shape.lineDashPattern) = (0.5, [4, 2])
      view.layer.addSublayer(placed(shape))
    }
    expectEqual(
      told[1],
      #"  CAShapeLayer (0 0; 10 10) path="M1 2 L4.5 2 L4.5 6 L1 6 Z" fill=red stroke=blue lineWidth=2 strokeRange=(0 0.5) lineCap=round dashes=(4 2)"#
    )
    // A long path is a number of bytes and a hash, which differs with the path.
    let paths = [CGFloat(40), 41].map { end in
      lines { view in
        let (shape, path) = (CAShapeLayer(), UIBezierPath())
        path.move(to: .zero)
        for step in 0..<100 { path.addLine(to: CGPoint(x: CGFloat(step), y: end)) }
        shape.path = path.cgPath
        view.layer.addSublayer(placed(shape))
      }[1]
    }
    #expect(paths[0] != paths[1] && paths.allSatisfy { $0.contains(/path="\d+ bytes [0-9a-f]+"/) })
  }
}
