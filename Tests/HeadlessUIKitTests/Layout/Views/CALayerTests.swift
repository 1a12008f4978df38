import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CALayerTests {
  @Test func `A layer starts with Core Animation's values`() {
    let layer = UIView().layer
    expectEqual(layer.cornerRadius, 0)
    expectEqual(layer.maskedCorners.rawValue, 15)
    expectEqual(layer.borderWidth, 0)
    expectEqual(layer.borderColor, UIColor.black.cgColor)
    expectEqual(layer.shadowOpacity, 0)
    expectEqual(layer.shadowRadius, 3)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectNil(layer.animationKeys())
  }

  @Test func `A layer and its view clip together, and a layer's color is the one it was made from`() {
    let view = UIView()
    view.clipsToBounds = true
    expectTrue(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    expectFalse(view.clipsToBounds)
    expectEqual(UIColor(cgColor: UIColor.systemBlue.cgColor), .systemBlue)
  }

  @Test func `Animations can be taken off one by one`() {
    UIApplication().run {
      let (view, log) = (UIView(), Log())
      mount(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center.x = 5
      } completion: {
        log.add("\($0)")
      }
      view.layer.removeAnimation(forKey: "opacity")
      expectEqual(view.layer.animationKeys(), ["position"])
      view.layer.removeAllAnimations()
      expectNil(view.layer.animationKeys())
      UIApplication.shared.settle()
      expectEqual(log.lines, ["false"])
    }
  }
}
