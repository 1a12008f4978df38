import HeadlessUIKit

/// Types a text on the software keyboard, one key after the other, where the caret is.
///
/// The element is tapped first, unless it takes text already. A line feed is the return key, a backspace (U+0008) the
/// delete key. Words are never corrected.
@MainActor
public func grey_typeText(_ text: String) -> GREYAction {
  GREYAction("Type '\(text)'", constraints: ActionConstraints.noSystemAlert) {
    element throws(GREYActionFailed) in try KeyboardTyping(element: element).type(text)
  }
}

/// Deletes the element's text with the delete key, from its end on; does nothing where there is none.
@MainActor
public func grey_clearText() -> GREYAction {
  GREYAction("Clear text", constraints: ActionConstraints.hasText) { element throws(GREYActionFailed) in
    let count = element.editedText.count
    guard count > 0 else { return }
    try KeyboardTyping(element: element).type(String(repeating: "\u{8}", count: count), at: -1)
  }
}

extension GREYActions {
  /// Types a text at a position, in UTF-16 units.
  ///
  /// - Parameter position: From the beginning where it is not negative; -1 is the end, -2 the place before the last
  ///   unit. What lies outside of the text counts as the nearer end.
  public static func action(forTypeText text: String, atPosition position: Int) -> GREYAction {
    GREYAction(
      "Action to type \"\(text)\" at position \(position)", constraints: ActionConstraints.noSystemAlert
    ) { element throws(GREYActionFailed) in try KeyboardTyping(element: element).type(text, at: position) }
  }
}

extension AccessibilityItem {
  /// The text that a keyboard would edit.
  fileprivate var editedText: String {
    if let textContent { return textContent }
    guard let input = self as? any UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: all) ?? ""
  }
}
