import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct GoButtonTests {
  @Test func `The button is green until it is used, and then has a thin border`() {
    UIApplication().run {
      let button = GoButton()
      expectEqual(button.backgroundColor, .goGreen)
      expectEqual(button.layer.borderWidth, 0)
      expectEqual(button.layer.cornerRadius, 5)
      button.isEnabled = false
      expectEqual(button.backgroundColor, .white)
      expectEqual(button.layer.borderWidth, 1)
      button.isEnabled = true
      expectEqual(button.backgroundColor, .goGreen)
      expectEqual(button.layer.borderWidth, 0)
    }
  }
}
