import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct KeyboardHeightTests {
  @Test
  func `The height is 0 at first, and sent when the keyboard appears, disappears, but not when it stays`() {
    UIApplication().run {
      let (window, field) = (UIWindow(), UITextField())
      window.addSubview(field)
      window.makeKeyAndVisible()
      let height = UIKeyboard.visibleHeight()
      var heights = [height.value]
      let bag = DisposeBag(height.onValue { heights.append($0) })
      field.becomeFirstResponder()
      settle()
      field.resignFirstResponder()
      settle()
      expectEqual(heights, [0, 291, 0])
      expectEqual(height.value, 0)
      bag.dispose()
    }
    UIApplication().run {
      let (window, fields) = (UIWindow(), [UITextField(), UITextField()])
      fields.forEach(window.addSubview)
      window.makeKeyAndVisible()
      var heights: [CGFloat] = []
      let bag = DisposeBag(UIKeyboard.visibleHeight().onValue { heights.append($0) })
      fields.forEach { $0.becomeFirstResponder() }
      settle()
      expectEqual(heights, [291])
      bag.dispose()
    }
  }

  @Test func `Another application's keyboard is ignored`() {
    UIApplication().run {
      var heights: [CGFloat] = []
      let bag = DisposeBag(UIKeyboard.visibleHeight().onValue { heights.append($0) })
      UIApplication().run {
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        expectTrue(UIApplication.shared.keyboard.isShown)
      }
      expectEqual(heights, [])
      bag.dispose()
    }
  }
}
