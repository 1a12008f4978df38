import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct ToastTests {
  private func label(in window: UIWindow) -> UILabel? {
    window.views(identified: "Toast.label").first as? UILabel
  }

  @Test
  func `A toast stays for a second and a half, above the bottom or the keyboard, and keeps nobody busy`()
    throws
  {
    try onScreen { window in
      let toast = Toast("Erased.")
      toast.show(in: window)
      expectTrue(UIApplication.shared.settle())
      expectEqual(label(in: window)?.text, "Erased.")
      #expect(UIApplication.shared.runLoop.now < 0.5)
      UIApplication.shared.runLoop.advance(by: 1.45)
      expectEqual(toast.alpha, 1)
      UIApplication.shared.runLoop.advance(by: 0.4)
      expectNil(label(in: window))
    }
    try onScreen { window in
      let toast = Toast("Erased.")
      toast.show(in: window)
      UIApplication.shared.layoutWindowsIfNeeded()
      expectEqual(toast.frame.maxY, window.bounds.maxY - window.safeAreaInsets.bottom - 24)

      let field = UITextField()
      window.addSubview(field)
      field.becomeFirstResponder()
      UIApplication.shared.layoutWindowsIfNeeded()
      let keyboard = try #require(UIApplication.shared.keyboardFrame)
      expectEqual(toast.frame.maxY, keyboard.minY - 24)
    }
  }
}
