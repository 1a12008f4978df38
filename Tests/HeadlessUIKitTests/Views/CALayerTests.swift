import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CALayerTests {
  @Test func `A layer starts with Core Animation's values`() {
    let layer = UIView().layer
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == UIColor.black.cgColor)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.animationKeys() == nil)
  }

  @Test func `A layer and its view clip together`() {
    let view = UIView()
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  @Test func `A layer's color is the one it was made from`() {
    #expect(UIColor(cgColor: UIColor.systemBlue.cgColor) == .systemBlue)
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
      #expect(view.layer.animationKeys() == ["position"])
      view.layer.removeAllAnimations()
      #expect(view.layer.animationKeys() == nil)
      UIApplication.shared.settle()
      #expect(log.lines == ["false"])
    }
  }
}
