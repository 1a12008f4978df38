import FontMetrics
import Foundation

extension UITextField {
  /// Whether the field has any text.
  public var hasText: Bool { editableText.length > 0 }

  func typeText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    change(editableText.selection, to: text)
  }

  func deleteBeforeCaret() {
    guard let range = editableText.rangeToDelete else { return }
    change(range, to: "")
  }

  private func change(_ range: NSRange, to string: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    editableText.replace(range, with: string)
    userDidChangeText()
  }

  /// Presses the return key: the delegate decides whether the field sends `editingDidEndOnExit`,
  /// and ends editing if there is an action for that event.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    // Read before the actions run, which may remove themselves.
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// Reports a change of the text by the user to the delegate, the control's actions and the
  /// observers, in UIKit's order.
  func userDidChangeText() {
    textDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    UIApplication.shared.keyboard.inputDidChange(of: self)
  }
}

extension UITextField {
  /// The selected part of the text; `nil` while the field is not being edited.
  public var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(editableText.selection) : nil }
    set {
      guard let newValue, newValue.range != editableText.selection else { return }
      editableText.select(newValue.range)
      UIApplication.shared.keyboard.inputDidChange(of: self)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editableText.length) }

  /// Returns a part of the text.
  ///
  /// - Parameter range: The part; an empty one has the text "".
  public func text(in range: UITextRange) -> String? {
    editableText.substring(range.range)
  }

  /// Replaces a part of the text without the delegate's permission, and reports the change.
  ///
  /// - Parameters:
  ///   - range: The part that is replaced.
  ///   - text: The new text; the caret is after it.
  public func replace(_ range: UITextRange, withText text: String) {
    editableText.replace(range.range, with: text)
    userDidChangeText()
  }

  func cutSelection() {
    guard editableText.selection.length > 0 else { return }
    change(editableText.selection, to: "")
  }

  func pasteText() {
    guard let string = UIPasteboard.general.string else { return }
    change(
      editableText.selection,
      to: string.paragraphs.joined(separator: " "))
  }
}
