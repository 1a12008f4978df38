import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ContentMatcherTests {
  @Test("A text is found in labels, text fields and text views, not on buttons")
  func text() {
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

  @Test(
    "A text is found by its beginning, too",
    arguments: [("", true), ("o", true), ("one", true), ("ne", false), ("ones", false), ("O", false)])
  func beginning(of text: (beginning: String, isFound: Bool)) {
    let field = UITextField()
    field.text = "one"
    #expect(grey_textBeginsWith(text.beginning).matches(label("one")) == text.isFound)
    #expect(grey_textBeginsWith(text.beginning).matches(field) == text.isFound)
    #expect(!grey_textBeginsWith(text.beginning).matches(button("one")))
  }

  @Test("A label without any text begins with nothing, not even with an empty text")
  func noText() {
    #expect(!grey_textBeginsWith("").matches(UILabel()))
  }

  @Test("A field's value is its text")
  func textFieldValue() {
    let field = UITextField()
    field.text = "a"
    #expect(grey_textFieldValue("a").matches(field))
    #expect(!grey_textFieldValue("").matches(field))
    #expect(!grey_textFieldValue("a").matches(label("a")))
  }

  @Test("A button's title is the one that shows now")
  func buttonTitle() {
    let button = button("Go")
    button.setTitle("Stop", for: .disabled)
    #expect(grey_buttonTitle("Go").matches(button))
    button.isEnabled = false
    #expect(!grey_buttonTitle("Go").matches(button))
    #expect(grey_buttonTitle("Stop").matches(button))
    #expect(!grey_buttonTitle("Go").matches(label("Go")))
  }

  @Test("A switch is on or off, anything else is neither", arguments: [true, false])
  func switchState(isOn: Bool) {
    let toggle = UISwitch()
    toggle.isOn = isOn
    #expect(grey_switchWithOnState(isOn).matches(toggle))
    #expect(!grey_switchWithOnState(!isOn).matches(toggle))
    #expect(!grey_switchWithOnState(isOn).matches(UIView()))
  }
}
