import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ReplaceTextTests {
  private func replaceText(_ text: String, in type: UIView.Type) throws(GREYError) {
    try EarlGrey.selectElement(with: grey_kindOfClass(type)).performing(grey_replaceText(text))
  }

  @Test func `The action has EarlGrey's name`() {
    expectEqual(grey_replaceText("a").name, "Replace with text: \"a\"")
  }

  @Test func `A field's events and its delegate's questions come in EarlGrey's order`() {
    forEachRow([true, false]) { isAllowed in
      let log = EditingLog(isAllowed: isAllowed)
      let field = log.makeField(text: "o\u{1F600}")
      onScreen(field) {
        let error = failure { () throws(GREYError) in try replaceText("new", in: UITextField.self) }
        expectEqual(error?.code, (isAllowed ? nil : 2))
      }
      expectEqual(field.text, "new", "the delegate refused, and the text is set all the same")
      expectEqual(
        log.lines,
        [
          "editingDidBegin 'o\u{1F600}'", "should clear", "should change 0..<3 to 'new'",
          "editingChanged 'new'",
          "editingDidEndOnExit 'new'", "editingDidEnd 'new'", "valueChanged 'new'",
        ])
    }
  }

  @Test func `Fields, search bars and labels take text, without the focus`() throws {
    // Replacing text moves no focus.
    let field = EditingLog(isAllowed: true).makeField(text: "")
    try onScreen(field) {
      try replaceText("a", in: UITextField.self)
      expectFalse(field.isFirstResponder)
      expectFalse(field.isEditing)
    }
    // A search bar reports its delegate once, with the text set.
    let (bar, log) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56)), SearchLog())
    bar.delegate = log
    try onScreen(bar) { try replaceText("query", in: UISearchBar.self) }
    expectEqual(log.texts, ["query query"])
    // A label also takes text, a plain view does not.
    let label = label("old")
    try onScreen(label) {
      try replaceText("new", in: UILabel.self)
      expectEqual(label.text, "new")
      let error = failure { () throws(GREYError) in try replaceText("new", in: UIWindow.self) }
      expectEqual(error?.reason, .constraintsFailed("respondsToSelector(setText:)"))
    }
  }

  @Test func `Notifications of an edit come between the events of a field`() throws {
    let field = EditingLog(isAllowed: true).makeField(text: "old")
    try onScreen(field) {
      let names = try notifications(from: field) { () throws(GREYError) in
        try replaceText("new", in: UITextField.self)
      }
      expectEqual(
        names,
        [
          "UITextFieldTextDidBeginEditingNotification old", "UITextFieldTextDidChangeNotification new",
          "UITextFieldTextDidEndEditingNotification new",
        ])
    }
  }

  @Test func `A text view's notifications come before its delegate hears of the change`() throws {
    let (view, log) = (UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100)), ViewLog())
    view.delegate = log
    view.text = "old"
    try onScreen(view) {
      log.lines = try notifications(from: view) { () throws(GREYError) in
        log.isOpen = true
        try replaceText("new", in: UITextView.self)
      }
    }
    expectEqual(view.text, "new")
    expectEqual(log.changes, ["new"])
    expectEqual(
      log.lines,
      [
        "UITextViewTextDidBeginEditingNotification old", "UITextViewTextDidChangeNotification new",
        "UITextViewTextDidEndEditingNotification new",
      ])
  }
}

/// The notifications that an object posts during `body`, each with its text at that time.
@MainActor
private func notifications(
  from object: UIView, _ body: () throws(GREYError) -> Void
) throws(GREYError) -> [String] {
  let notes = Notes()
  let names = [
    UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
    UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
    UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
  ]
  let observers = names.map { name in
    NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { notes.lines.append("\(name.rawValue) \(object.textContent ?? "")") }
    }
  }
  defer { observers.forEach(NotificationCenter.default.removeObserver) }
  try body()
  return notes.lines
}

@MainActor
private final class Notes {
  var lines: [String] = []
}

/// Logs the changes that a text view reports.
@MainActor
private final class ViewLog: UITextViewDelegate {
  var changes: [String] = []
  var lines: [String] = []
  var isOpen = false

  func textViewDidChange(_ textView: UITextView) {
    if isOpen { changes.append(textView.text) }
  }
}

/// Logs what a field reports.
@MainActor
private final class EditingLog: UITextFieldDelegate {
  private(set) var lines: [String] = []
  private let isAllowed: Bool

  init(isAllowed: Bool) {
    self.isAllowed = isAllowed
  }

  func makeField(text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 100, y: 200, width: 200, height: 40))
    field.text = text
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEndOnExit, "editingDidEndOnExit"), (.editingDidEnd, "editingDidEnd"),
      (.valueChanged, "valueChanged"), (.touchDown, "touchDown"), (.primaryActionTriggered, "primaryAction"),
    ]
    for (event, name) in events {
      let note = UIAction { [weak self, weak field] _ in self?.lines.append("\(name) '\(field?.text ?? "")'")
      }
      field.addAction(note, for: event)
    }
    return field
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("should clear")
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lines.append("should change \(range.location)..<\(range.location + range.length) to '\(string)'")
    return isAllowed
  }
}

/// Logs what a search bar reports.
@MainActor
private final class SearchLog: UISearchBarDelegate {
  private(set) var texts: [String] = []

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    texts.append("\(searchBar.text ?? "nil") \(searchText)")
  }
}
