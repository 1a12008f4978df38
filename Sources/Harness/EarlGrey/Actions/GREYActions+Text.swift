import Foundation
import HeadlessUIKit

/// Types a text on the software keyboard, key by key, at the caret.
///
/// The element is tapped first, unless it is being edited. A line feed is the return key, a
/// backspace (U+0008) the delete key. Words are never corrected.
///
/// - Parameter text: The characters to type. An empty text, or a character without a key, fails the
///   action.
@MainActor
public func grey_typeText(_ text: String) -> GREYAction {
  GREYAction("Type '\(text)'", constraints: ActionConstraints.noSystemAlert) {
    element throws(GREYActionFailed) in try KeyboardTyping(element: element).type(text)
  }
}

/// Deletes the element's text with the delete key, from its end; does nothing if it is empty.
@MainActor
public func grey_clearText() -> GREYAction {
  GREYAction("Clear text", constraints: ActionConstraints.hasText) { element throws(GREYActionFailed) in
    let count = element.editedText.count
    guard count > 0 else { return }
    // One press of the delete key for each character, with the caret at the end.
    try KeyboardTyping(element: element).type(String(repeating: "\u{8}", count: count), at: -1)
  }
}

extension GREYActions {
  /// Types a text at a position, in UTF-16 units.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - position: From the start if not negative; -1 is the end, -2 the position before the last
  ///     unit. Positions outside the text count as its nearer end.
  public static func action(forTypeText text: String, atPosition position: Int) -> GREYAction {
    GREYAction(
      "Action to type \"\(text)\" at position \(position)", constraints: ActionConstraints.noSystemAlert
    ) { element throws(GREYActionFailed) in try KeyboardTyping(element: element).type(text, at: position) }
  }
}

extension AccessibilityItem {
  /// The text that a keyboard would edit; empty for elements without text.
  fileprivate var editedText: String {
    if let textContent { return textContent }
    guard let input = self as? any UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: all) ?? ""
  }
}

/// Sets the text of a field, a text view, a search bar or a label at once, and sends the events of
/// an edit.
///
/// It does not involve the keyboard or the focus. The events have EarlGrey 2's order.
///
/// - Parameter text: The new text, which may be empty.
@MainActor
public func grey_replaceText(_ text: String) -> GREYAction {
  GREYAction("Replace with text: \"\(text)\"", constraints: ActionConstraints.takesText) {
    element throws(GREYActionFailed) in
    switch element {
    case let field as UITextField: try field.replaceText(with: text)
    case let view as UITextView: view.replaceText(with: text)
    case let bar as UISearchBar:
      bar.text = text
      bar.delegate?.searchBar(bar, textDidChange: text)
    case let label as UILabel: label.text = text
    default: break
    }
  }
}

extension UITextField {
  /// Replaces the text. As in EarlGrey, if a delegate disallows that, the action fails but the text is
  /// replaced.
  fileprivate func replaceText(with text: String) throws(GREYActionFailed) {
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    let range = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    // EarlGrey ignores the answer.
    _ = delegate?.textFieldShouldClear(self)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    self.text = text
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .valueChanged)
    if !isAllowed {
      throw GREYActionFailed("The text field's delegate does not allow the text \"\(text)\".")
    }
  }
}

extension UITextView {
  fileprivate func replaceText(with text: String) {
    post(Self.textDidBeginEditingNotification)
    self.text = text
    post(Self.textDidChangeNotification)
    post(Self.textDidEndEditingNotification)
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
  }
}

extension UIView {
  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
