import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct TypeTextTests {
  /// A field with an identifier, by default without automatic capitals.
  private func field(_ text: String = "", _ type: UIKeyboardType = .default) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.accessibilityIdentifier = "field"
    field.keyboardType = type
    field.text = text
    return field
  }

  private func typed(_ texts: String..., into field: UITextField) throws -> String? {
    try onScreen(field) {
      for text in texts { try perform(grey_typeText(text), on: "field") }
    }
    return field.text
  }

  private func error(_ action: GREYAction, on view: UIView) -> GREYError? {
    onScreen(view) { failure { () throws(GREYError) in try perform(action, on: "field") } }
  }

  @Test func `Actions have EarlGrey's names`() {
    expectEqual(grey_typeText("a").name, "Type 'a'")
    expectEqual(
      GREYActions.action(forTypeText: "a", atPosition: -1).name, "Action to type \"a\" at position -1")
    expectEqual(grey_clearText().name, "Clear text")
  }

  @Test func `text is typed at a position, from the beginning or from the end`() throws {
    // Text is typed at a position, from the beginning or from the end.
    forEachRow([
      (0, "BarFoo"), (-1, "FooBar"), (2, "FoBaro"), (-3, "FBaroo"), (99, "FooBar"), (-99, "BarFoo"),
    ]) { position, result in
      let field = field()
      try onScreen(field) {
        try perform(
          grey_typeText("Foo"), GREYActions.action(forTypeText: "Bar", atPosition: position), on: "field")
      }
      expectEqual(field.text, result)
    }
    // Text is typed into a long text.
    do {
      let text = "This is a long text of many words"
      let field = field(text)
      try onScreen(field) {
        try perform(GREYActions.action(forTypeText: "Foo", atPosition: 1), on: "field")
      }
      expectEqual(field.text, "TFoohis is a long text of many words")
    }
  }

  @Test func `backspaces, line feeds, spaces and what follows are typed like anything else`() throws {
    // A backspace is the delete key.
    do {
      let field = field()
      field.autocapitalizationType = .none
      expectEqual(try typed("ab\u{8}", into: field), "a")
    }
    // A line feed is the return key, with which a field may end editing.
    do {
      let field = field()
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      try onScreen(field) {
        try perform(grey_typeText("and\n"), on: "field")
        expectEqual(field.text, "and")
        expectFalse(field.isFirstResponder)
        expectFalse(UIApplication.shared.keyboard.isShown)
      }
    }
    // Typing continues where it ended.
    expectEqual(try typed("This ", "Is A ", "Test", into: field()), "This Is A Test")
    // Spaces are kept.
    expectEqual(try typed("       ", into: field()), "       ")
  }

  @Test func `What cannot be typed or cleared is reported`() {
    // An empty text cannot be typed.
    do {
      let error = error(grey_typeText(""), on: field())
      expectEqual(error?.reasonText, "Failed to type because the provided string was empty.")
      expectEqual(error?.domain, .interaction)
      expectEqual(error?.code, 2)
    }
    // An element without text cannot be cleared.
    do {
      let error = error(grey_clearText(), on: box("field"))
      expectEqual(error?.code, 1)
    }
    // A character without a key is reported with the keyboard.
    do {
      let error = error(grey_typeText("1a2"), on: field("", .numberPad))
      expectEqual(error?.reasonText, "Could not find the key for 'a' on the keyboard 'numberPad'.")
    }
    // A keyboard that a line feed dismisses cannot be typed on.
    do {
      let field = field()
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      let error = error(grey_typeText("a\nb"), on: field)
      expectEqual(error?.reasonText, "Could not find the key for 'b' on the screen.")
    }
  }

  @Test func `a keyboard that comes late is waited for, at most 10 seconds`() throws {
    // A field that refuses focus shows no keyboard, which is waited for 10 seconds.
    do {
      let field = field()
      field.isEnabled = false
      onScreen(field) {
        let start = UIApplication.shared.runLoop.now
        let error = failure { () throws(GREYError) in try perform(grey_typeText("a"), on: "field") }
        expectEqual(error?.reasonText, "Keyboard did not appear after tapping on an element.")
        #expect(UIApplication.shared.runLoop.now - start >= 10)
      }
    }
    // A keyboard that appears late is waited for.
    do {
      let button = button("Opens later")
      let field = field()
      button.accessibilityIdentifier = "opener"
      button.addAction(
        UIAction { _ in
          UIApplication.shared.runLoop.schedule(after: 3, name: "opening", isTracked: false) {
            field.becomeFirstResponder()
          }
        }, for: .touchUpInside)
      try onScreen(button, field) { try perform(grey_typeText("a"), on: "opener") }
      expectEqual(field.text, "a")
    }
  }

  @Test func `text is cleared once and again, which needs no keyboard where there is none`() throws {
    // Text is cleared once and again, and typed again.
    do {
      let field = field("Old \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301}")
      try onScreen(field) {
        try perform(grey_clearText(), on: "field")
        expectEqual(field.text, "")
        try perform(grey_clearText(), grey_typeText("New"), on: "field")
      }
      expectEqual(field.text, "New")
    }
    // Clearing an empty field requires no keyboard.
    try onScreen(field()) {
      try perform(grey_clearText(), on: "field")
      expectFalse(UIApplication.shared.keyboard.isShown)
    }
  }

  @Test func `words, digits, signs, both cases and dots are typed as they are`() throws {
    // Words are typed as they are.
    forEachRow(["hekp", "helko", "teh quikc"]) { text in
      expectEqual(try typed(text, into: field()), text)
    }
    // Digits, signs and both cases are typed as they are.
    forEachRow([
      "0123456789", "~!@#$%^&*()_+-={}:;<>?", "donec.metus+spam@google.com", "aA1bB2 .?cC", "A", "1a[",
    ]) { text in
      expectEqual(try typed(text, into: field()), text)
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
      view.accessibilityIdentifier = "field"
      try onScreen(view) { try perform(grey_typeText(text), on: "field") }
      expectEqual(view.text, text)
    }
    // A dot is typed into a field for e-mail.
    forEachRow(["a.b@c.de", ".", "X.Y"]) { text in
      expectEqual(try typed(text, into: field("", .emailAddress)), text)
    }
    // A decimal pad also deletes.
    do {
      let text = "0123.456\u{8}78..9\u{8}\u{8}"
      expectEqual(try typed(text, into: field("", .decimalPad)), "0123.4578.")
    }
  }

  @Test func `keys are tapped by their labels`() throws {
    let field = field()
    try onScreen(field) {
      try perform(grey_tap(), on: "field")
      for key in ["A", "b", "c", "return"] {
        try EarlGrey.selectElement(with: grey_accessibilityLabel(key)).performing(grey_tap())
      }
    }
    expectEqual(field.text, "Abc")
  }

  @Test func `What has the focus, around or within, is not tapped again`() throws {
    let field = field("ab")
    var touches = 0
    field.addAction(UIAction { _ in touches += 1 }, for: .touchDown)
    let inner = box("inner", at: .zero, size: CGSize(width: 10, height: 10))
    let outer = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 200))
    outer.accessibilityIdentifier = "outer"
    field.addSubview(inner)
    outer.addSubview(field)
    try onScreen(outer) {
      try perform(grey_typeText("c"), on: "field")
      try perform(grey_typeText("d"), on: "inner")
      try perform(grey_typeText("e"), on: "outer")
    }
    expectEqual(field.text, "abcde")
    expectEqual(touches, 1)
  }

  @Test func `A search bar types into its field`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    bar.accessibilityIdentifier = "bar"
    try onScreen(bar) {
      try perform(grey_typeText("Query"), on: "bar")
      expectEqual(bar.text, "Query")
      try perform(grey_clearText(), on: "bar")
      expectEqual(bar.text, "")
    }
  }
}
