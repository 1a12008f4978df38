import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UITextFieldInputTests {
  /// Gives the answers that are set, and records the questions.
  private final class Delegate: UITextFieldDelegate {
    let log = Log()
    var allowsChange = true
    var returns = true
    var clears = true

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.add("shouldReturn")
      return returns
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.add("shouldClear")
      return clears
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.add("shouldChange \(range.location),\(range.length) \(string)")
      return allowsChange
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("didChangeSelection") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.add("didEnd \(reason)")
    }
  }

  private let delegate = Delegate()

  /// Runs `body` with a field that is being edited.
  private func withField(_ text: String = "", _ body: (UITextField) throws -> Void) rethrows {
    try UIApplication().run {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      field.text = text
      field.delegate = delegate
      field.addAction(UIAction { [delegate] _ in delegate.log.add("changed") }, for: .editingChanged)
      mount(field)
      field.becomeFirstResponder()
      _ = delegate.log.take()
      try body(field)
    }
  }

  @Test func `Each key is asked for, and then reported`() {
    withField("a👍") { field in
      field.insertText("b")
      expectEqual(field.text, "a👍b")
      expectEqual(delegate.log.take(), ["shouldChange 3,0 b", "didChangeSelection", "changed"])
      field.deleteBackward()
      field.deleteBackward()
      expectEqual(field.text, "a")
      expectEqual(
        delegate.log.take().filter { $0.hasPrefix("should") }, ["shouldChange 3,1 ", "shouldChange 1,2 "])
    }
  }

  @Test func `A no of the delegate leaves the text, and deleting at the start asks nothing`() {
    withField { field in
      field.deleteBackward()
      expectEmpty(delegate.log.lines)
    }
    withField("abc") { field in
      delegate.allowsChange = false
      field.insertText("d")
      field.deleteBackward()
      expectEqual(field.text, "abc")
      expectEqual(delegate.log.lines, ["shouldChange 3,0 d", "shouldChange 2,1 "])
    }
  }

  @Test func `The caret begins at the end, and typing happens there, or over what is selected`() throws {
    try withField("Foo") { field in
      expectEqual(field.selectedTextRange?.end.offset, 3)
      let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
      field.selectedTextRange = field.textRange(from: second, to: second)
      field.insertText("Bar")
      expectEqual(field.text, "FoBaro")
      expectNil(field.position(from: field.endOfDocument, offset: 1))
    }
    withField("Product Launch") { field in
      field.selectAll(nil)
      field.insertText("X")
      expectEqual(field.text, "X")
    }
  }

  @Test func `The return key ends editing where there is an action, unless the delegate answers it`() {
    withField("a") { field in
      field.insertText("\n")
      expectEqual(delegate.log.take(), ["shouldReturn"])
      #expect(field.isFirstResponder && field.text == "a")
      field.addAction(UIAction { [delegate] _ in delegate.log.add("exit") }, for: .editingDidEndOnExit)
      field.insertText("\n")
      expectEqual(delegate.log.take(), ["shouldReturn", "exit", "didEnd committed"])
      expectFalse(field.isFirstResponder)
    }
    withField { field in
      field.addAction(UIAction { [delegate] _ in delegate.log.add("exit") }, for: .editingDidEndOnExit)
      delegate.returns = false
      field.insertText("\n")
      expectEqual(delegate.log.lines, ["shouldReturn"])
      expectTrue(field.isFirstResponder)
    }
  }

  @Test func `The clear button shows while there is text to clear, and asks before it clears`() throws {
    try withField("abc") { field in
      field.clearButtonMode = .whileEditing
      field.layoutIfNeeded()
      let button = try #require(field.subviews.first as? UIButton)
      expectEqual(button.accessibilityLabel, "Clear text")
      expectEqual(button.frame, CGRect(x: 176, y: 10.5, width: 19, height: 19))
      delegate.clears = false
      button.sendActions(for: .touchUpInside)
      expectEqual(field.text, "abc")
      delegate.clears = true
      button.sendActions(for: .touchUpInside)
      expectEqual(field.text, "")
      expectEqual(delegate.log.take(), ["shouldClear", "shouldClear", "didChangeSelection", "changed"])
      field.layoutIfNeeded()
      expectEmpty(field.subviews)
    }
  }

  @Test func `A view beside the text shows by its mode, from right to left at the right`() {
    forEachRow([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always]) { mode in
      withField { field in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = view
        field.leftViewMode = mode
        field.layoutIfNeeded()
        expectEqual((view.superview != nil), (mode == .whileEditing || mode == .always))
        if view.superview != nil {
          expectEqual(view.frame, CGRect(x: 0, y: 10, width: 30, height: 20))
          expectEqual(field.editingRect(forBounds: field.bounds).minX, 30)
        }
        field.resignFirstResponder()
        field.layoutIfNeeded()
        expectEqual((view.superview != nil), (mode == .unlessEditing || mode == .always))
      }
    }
    UIApplication(layoutDirection: .rightToLeft).run {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      field.layoutIfNeeded()
      expectEqual(field.leftView?.frame.minX, 170)
      expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 0, y: 0, width: 170, height: 40))
    }
  }

  @Test func `Text is cut, copied and pasted by the application's own pasteboard`() {
    withField("one two") { field in
      expectFalse(UIPasteboard.general.hasStrings)
      field.selectAll(nil)
      field.cut(nil)
      expectEqual(field.text, "")
      expectEqual(UIPasteboard.general.string, "one two")
      field.paste(nil)
      field.paste(nil)
      expectEqual(field.text, "one twoone two")
      UIPasteboard.general.string = "a\nb"
      field.selectAll(nil)
      field.paste(nil)
      expectEqual(field.text, "a b")
      field.isSecureTextEntry = true
      field.selectAll(nil)
      field.copy(nil)
      expectEqual(UIPasteboard.general.string, "a\nb")
    }
  }

  @Test func `A field that clears when editing begins asks for it`() {
    withField("abc") { field in
      field.resignFirstResponder()
      field.clearsOnBeginEditing = true
      field.becomeFirstResponder()
      expectEqual(field.text, "")
      #expect(delegate.log.lines.contains("shouldClear"))
    }
  }
}
