import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct TextFieldSignalsTests {
  /// Runs `body` with a text field on the screen.
  private func withField(_ body: (UITextField) throws -> Void) throws {
    try inApplication {
      let (window, controller) = (UIWindow(), UIViewController())
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle()
      try body(field)
    }
  }

  @Test func `A text field sends the user's actions, with the text at the time`() throws {
    try withField { field in
      let signals = TextFieldSignals(field)
      let events = Values(
        of: merge(
          signals.editingDidBegin.map { "begin \(signals.text.value)" },
          signals.editingChanged.map { "changed \(signals.text.value)" },
          signals.editingDidEnd.map { "end \(signals.text.value)" },
          signals.editingDidEndOnExit.map { "exit \(signals.text.value)" }))
      field.text = "A"
      field.becomeFirstResponder()
      field.insertText("b")
      field.sendActions(for: .editingDidEndOnExit)
      field.resignFirstResponder()
      expectEqual(events.all, ["begin A", "changed Ab", "exit Ab", "end Ab"])
    }
  }

  @Test func `A field that shows the model's text takes a long paste back`() throws {
    try withField { field in
      let fixture = Fixture(boardName: TextFieldSignals(field))
      let showing = fixture.output.boardNameDisplayText.onValue { field.text = $0 }
      field.becomeFirstResponder()
      field.text = ""
      field.insertText(text(30))
      field.insertText(text(6))
      expectEqual(field.text, text(30))
      field.insertText(text(5))
      expectEqual(field.text, text(35))
      field.resignFirstResponder()
      expectEqual(field.text, text(35))
      showing.dispose()
    }
  }
}
