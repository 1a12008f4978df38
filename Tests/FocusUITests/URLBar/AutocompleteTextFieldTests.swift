import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct AutocompleteTextFieldTests {
  /// Completes "moz" and its beginnings to "mozilla.org/", and records its calls.
  private final class Owner: AutocompleteTextFieldDelegate {
    var completion: String? = "mozilla.org/"
    var calls: [String] = []

    func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField) { calls.append("begin") }
    func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField) { calls.append("end") }
    func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String) {
      calls.append(text)
      textField.complete(with: completion)
    }
    func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField) {
      calls.append("accept \(textField.typedText)")
    }
    func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String) {
      calls.append("submit \(text)")
    }
  }

  private func editing(_ body: (AutocompleteTextField, Owner) throws -> Void) throws {
    try onScreen { window in
      let (field, owner) = (AutocompleteTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40)), Owner())
      field.autocompleteDelegate = owner
      window.addSubview(field)
      field.becomeFirstResponder()
      try withExtendedLifetime(owner) { try body(field, owner) }
    }
  }

  @Test func `The rest of a completion is behind the typed text; the first delete removes it`() throws {
    try editing { field, owner in
      field.insertText("m")
      field.insertText("o")
      expectEqual(field.text, "mozilla.org/")
      expectEqual(field.typedText, "mo")
      expectEqual(owner.calls.first, "begin")
      expectEqual(owner.calls.filter { !$0.hasPrefix("accept") }, ["begin", "m", "mo"])
      #expect(field.completionFrame.width > 0)
    }
    try editing { field, owner in
      field.insertText("mo")
      field.deleteBackward()
      expectEqual(field.text, "mo")
      field.deleteBackward()
      expectEqual(field.text, "m")
      expectEqual(owner.calls.suffix(2), ["mo", "m"])
    }
  }

  @Test func `The typed text keeps its case, and only its end is completed, by what begins with it`() throws {
    try editing { field, owner in
      field.insertText("MO")
      expectEqual(field.text, "MOzilla.org/")
      owner.completion = "example.com/"
      field.insertText("x")
      expectEqual(field.text, "MOx")
    }
    try editing { field, owner in
      owner.completion = nil
      field.insertText("oz")
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      owner.completion = "mozilla.org/"
      field.insertText("m")
      expectEqual(field.text, "moz")
    }
  }

  enum Acceptance: CaseIterable { case touch, endEditing, setText, caret }

  @Test func `A completion is accepted, and the return key submits the whole text`() throws {
    forEachRow(Acceptance.allCases) { acceptance in
      try editing { field, owner in
        field.insertText("mo")
        switch acceptance {
        case .touch: field.touchesBegan([], with: nil)
        case .endEditing: field.resignFirstResponder()
        case .setText: field.text = "mozilla.org/"
        case .caret:
          field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        }
        expectEqual(field.typedText, "mozilla.org/")
        expectEqual(field.completionFrame, .zero)
        expectEqual(owner.calls.count { $0 == "accept mozilla.org/" }, (acceptance == .setText ? 0 : 1))
      }
    }
    try editing { field, owner in
      field.insertText("mo")
      field.insertText("\n")
      expectEqual(owner.calls.last, "submit mozilla.org/")
    }
  }

  @Test func `A text that is highlighted as a whole is replaced by the next key, and removed by delete`()
    throws
  {
    try editing { field, owner in
      owner.completion = nil
      field.text = "https://example.com/"
      field.highlightAll()
      expectEqual(field.text, "https://example.com/")
      field.insertText("a")
      expectEqual(field.text, "a")
      field.highlightAll()
      field.deleteBackward()
      expectEqual(field.text, "")
    }
  }
}
