import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct GoButtonTests {
  @Test func `The button is green until it is used, and then has a thin border`() {
    UIApplication().run {
      let button = GoButton()
      #expect(button.backgroundColor == .goGreen)
      #expect(button.layer.borderWidth == 0)
      #expect(button.layer.cornerRadius == 5)
      button.isEnabled = false
      #expect(button.backgroundColor == .white)
      #expect(button.layer.borderWidth == 1)
      button.isEnabled = true
      #expect(button.backgroundColor == .goGreen)
      #expect(button.layer.borderWidth == 0)
    }
  }
}
