import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct AddCustomDomainViewControllerTests {
  @Test func `A text that is not a new domain is refused`() {
    forEachRow([
      ("", "Invalid URL."), ("mozilla", "Invalid URL."), ("https://www.example.com", "URL already exists."),
    ]) { text, message in
      try onStack {
        try CustomDomains.ofApplication.add("example.com")
        return AddCustomDomainViewController(customDomains: .ofApplication)
      } do: { (screen: AddCustomDomainViewController, stack) in
        let field = try stack.control("urlInput", as: UITextField.self)
        expectTrue(field.isFirstResponder)
        let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        expectEqual(color as? UIColor, .focusDimmedText)
        field.text = text
        try stack.tap("saveButton")
        expectTrue(stack.topViewController === screen)
        expectEqual(CustomDomains.ofApplication.domains, ["example.com"])
        let toast = try #require(stack.view.window?.views(identified: "Toast.label").first as? UILabel)
        expectEqual(toast.text, message)
      }
    }
  }

  @Test func `A new domain is stored without the other parts of its address, and the screen disappears`()
    throws
  {
    try onStack {
      AddCustomDomainViewController(customDomains: .ofApplication)
    } do: { screen, stack in
      let field = try stack.control("urlInput", as: UITextField.self)
      field.text = "https://www.getfirefox.com/"
      #expect(!screen.textFieldShouldReturn(field))
      UIApplication.shared.settle()
      expectEqual(CustomDomains.ofApplication.domains, ["getfirefox.com"])
      expectEqual(stack.viewControllers.count, 1)
    }
  }
}
