import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ContentMatcherTests {
  @Test func `A text is found in labels, text fields and text views, also by its beginning`() {
    // A text is found in labels, text fields and text views, not on buttons.
    do {
      let field = UITextField()
      field.text = "a"
      let textView = UITextView()
      textView.text = "a"
      #expect(grey_text("a").matches(textView))
      #expect(grey_text("a").matches(label("a")))
      #expect(grey_text("a").matches(field))
      #expect(!grey_text("a").matches(label("ab")))
      #expect(!grey_text("a").matches(button("a")))
    }
    // A text is also found by its beginning.
    forEachRow([("", true), ("o", true), ("one", true), ("ne", false), ("ones", false), ("O", false)]) {
      (text: (beginning: String, isFound: Bool)) in
      let field = UITextField()
      field.text = "one"
      expectEqual(grey_textBeginsWith(text.beginning).matches(label("one")), text.isFound)
      expectEqual(grey_textBeginsWith(text.beginning).matches(field), text.isFound)
      expectFalse(grey_textBeginsWith(text.beginning).matches(button("one")))
    }
    // A label without any text begins with no text, not even an empty one.
    #expect(!grey_textBeginsWith("").matches(UILabel()))
  }

  @Test func `The value of a field, a button and a switch is what it shows now`() {
    // A field's value is its text.
    let field = UITextField()
    field.text = "a"
    #expect(grey_textFieldValue("a").matches(field))
    #expect(!grey_textFieldValue("").matches(field))
    #expect(!grey_textFieldValue("a").matches(label("a")))
    // A button's title is the current one.
    let button = button("Go")
    button.setTitle("Stop", for: .disabled)
    #expect(grey_buttonTitle("Go").matches(button))
    button.isEnabled = false
    #expect(!grey_buttonTitle("Go").matches(button))
    #expect(grey_buttonTitle("Stop").matches(button))
    #expect(!grey_buttonTitle("Go").matches(label("Go")))
    // A switch is on or off, any other view is neither.
    forEachRow([true, false]) { isOn in
      let toggle = UISwitch()
      toggle.isOn = isOn
      expectTrue(grey_switchWithOnState(isOn).matches(toggle))
      expectFalse(grey_switchWithOnState(!isOn).matches(toggle))
      expectFalse(grey_switchWithOnState(isOn).matches(UIView()))
    }
  }
}
