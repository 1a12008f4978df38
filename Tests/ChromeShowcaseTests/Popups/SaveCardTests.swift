import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct SaveCardTests {
  private func onModal(
    do body: (SaveCardModalViewController, UINavigationController, Stage) throws -> Void
  ) throws {
    try onStage("Save Card Modal") { navigation, stage in
      let presented = try #require(navigation.presentedViewController as? UINavigationController)
      try body(try #require(presented.topViewController as? SaveCardModalViewController), navigation, stage)
    }
  }

  /// Types into the field whose identifier contains a name.
  private func type(_ text: String, into name: String, of modal: SaveCardModalViewController) {
    let field = modal.view.descendants(UITextField.self).first {
      $0.accessibilityIdentifier == "kSaveCardModal\(name)FieldAccessibilityIdentifier"
    }
    field?.text = text
    field?.sendActions(for: .editingChanged)
  }

  @Test func `The modal shows the card, its fields and the terms, whose first five characters are a link`()
    throws
  {
    try onModal { modal, navigation, _ in
      expectEqual(navigation.topViewController?.title, "Save Card Infobar")
      expectEqual(modal.title, "Title")
      #expect(modal.view.texts.contains("•••• 1234"))
      expectEqual(modal.view.descendants(UITextField.self).map(\.text), ["Visa", "09", "2023"])
      expectEqual(
        modal.navigationItem.leftBarButtonItem?.accessibilityIdentifier, "kInfobarModalCancelButton")
    }
    try onModal { modal, _, _ in
      let label = modal.view.descendants(UILabel.self).first { $0.text == "Terms of Service" }
      let text = try #require(label?.attributedText)
      var range = NSRange(location: 0, length: 0)
      expectEqual(
        text.attribute(.link, at: 0, effectiveRange: &range) as? String, "https://example.com/terms")
      expectEqual(range, NSRange(location: 0, length: 5))
      expectNil(text.attribute(.link, at: 5, effectiveRange: nil))
    }
  }

  @Test func `Only a tap on these characters follows the link`() {
    forEachRow([(5, 1), (60, 0)] as [(CGFloat, Int)]) { x, followed in
      try onModal { modal, _, stage in
        let label = try #require(modal.view.descendants(UILabel.self).first { $0.text == "Terms of Service" })
        let window = try #require(label.window)
        let touch = UITouch(in: window, at: label.convert(CGPoint(x: x, y: 8), to: window))
        window.sendEvent(UIEvent(touches: [touch]))
        touch.update(.ended, at: touch.location(in: nil))
        window.sendEvent(UIEvent(touches: [touch]))
        UIApplication.shared.settle()
        let call = "[SaveCardModalDelegate dismissModalAndNavigateToURL:https://example.com/terms]"
        expectEqual(stage.takeCalls(), Array(repeating: call, count: followed))
      }
    }
  }

  @Test func `Saving hands over what the fields hold, and takes the modal away, as cancelling does`() throws {
    try onModal { modal, navigation, stage in
      type("Jane Doe", into: "CardholderName", of: modal)
      modal.view.tapButton("Save")
      expectEqual(
        stage.takeCalls(),
        [
          "[SaveCardModalDelegate saveCardWithCardholderName:@\"Jane Doe\" expirationMonth:@\"09\" "
            + "expirationYear:@\"2023\"]"
        ])
      expectNil(navigation.presentedViewController)
    }
    try onModal { modal, navigation, stage in
      modal.navigationController?.navigationBar.tapButton("Cancel")
      expectEqual(stage.takeCalls(), ["[SaveCardModalDelegate dismissInfobarModal]"])
      expectNil(navigation.presentedViewController)
    }
  }

  @Test func `A card without a name, or with a date that there is not, cannot be saved`() {
    forEachRow([
      ("CardholderName", ""), ("ExpirationMonth", "13"), ("ExpirationMonth", "0"), ("ExpirationMonth", ""),
      ("ExpirationYear", "23"), ("ExpirationYear", "year"),
    ]) { field, text in
      try onModal { modal, _, _ in
        let save = modal.view.descendants(UIButton.self).first { $0.currentTitle == "Save" }
        expectEqual(save?.isEnabled, true)
        type(text, into: field, of: modal)
        expectEqual(save?.isEnabled, false)
      }
    }
  }
}
