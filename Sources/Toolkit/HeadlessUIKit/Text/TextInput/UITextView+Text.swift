import Foundation

extension UITextView {
  /// The delegate, if it is one for text; a text view has one delegate for scrolling and text.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether the view has any text.
  public var hasText: Bool { editableText.length > 0 }

  func typeText(_ text: String) {
    guard isEditable else { return }
    change(editableText.selection, to: text)
  }

  func deleteBeforeCaret() {
    guard isEditable, let range = editableText.rangeToDelete else { return }
    change(range, to: "")
  }

  private func change(_ range: NSRange, to text: String) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    if let ownTypingAttributes {
      replace(range, with: NSAttributedString(string: text, attributes: ownTypingAttributes))
    } else {
      editableText.replace(range, with: text)
    }
    userDidChangeText()
  }

  private func replace(_ range: NSRange, with text: NSAttributedString) {
    let whole = NSMutableAttributedString(attributedString: textWithAttributes)
    whole.replaceCharacters(in: range, with: text.completed(with: looks))
    editableText = EditableText(whole)
    editableText.select(NSRange(location: range.location + text.length, length: 0))
  }

  /// The attributes of text that is typed next: those that code set, until the selection changes,
  /// or else those of the view.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? looks }
    set { ownTypingAttributes = newValue }
  }

  /// Reports a change of the text by the user, in UIKit's order, and scrolls to the caret.
  private func userDidChangeText() {
    textDidChange()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    scrollRangeToVisible(editableText.selection)
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    updateContentSize()
    UIApplication.shared.keyboard.inputDidChange(of: self)
  }

  /// The selected part of the text in UTF-16 units; empty at a caret.
  public var selectedRange: NSRange {
    get { editableText.selection }
    set {
      guard newValue != editableText.selection else { return }
      editableText.select(newValue)
      ownTypingAttributes = nil
      UIApplication.shared.keyboard.inputDidChange(of: self)
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// The selected part of the text; `nil` while this is not the first responder.
  public var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(editableText.selection) : nil }
    set { if let newValue { selectedRange = newValue.range } }
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
    if isEditable, editableText.selection.length > 0 { change(editableText.selection, to: "") }
  }

  func pasteText() {
    guard isEditable, let string = UIPasteboard.general.string else { return }
    change(editableText.selection, to: string)
  }
}

extension UITextView {
  /// The space beside each line in points, at both sides together.
  private var sideRoom: CGFloat {
    textContainerInset.left + textContainerInset.right
      + 2 * (ownLayout?.container.lineFragmentPadding ?? NSTextContainer.usualPadding)
  }

  /// Returns the lines of a text at a width; a line feed at the end begins another one.
  private func layout(of text: StyledText, width: CGFloat) -> TextLayout {
    TextLayout(text, width: max(0, width - sideRoom))
  }

  /// The lines at the view's width.
  var layoutInBounds: TextLayout {
    layout(of: styledText, width: bounds.width > 0 ? bounds.width : .infinity)
  }

  /// Returns the text before an offset in UTF-16 units.
  private func styledText(before offset: Int) -> StyledText {
    let start = editableText.substring(NSRange(location: 0, length: offset))
    guard let attributed = editableText.attributed else { return StyledText(start, font: textFont) }
    let range = NSRange(location: 0, length: start.utf16.count)
    return StyledText(attributed.attributedSubstring(from: range), font: textFont)
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let grid = UIScreen.main.pixelGrid
    let layout = layout(of: styledText, width: width)
    let limit = ownLayout?.container.maximumNumberOfLines ?? 0
    let size = layout.size(ofLines: limit > 0 ? min(limit, layout.lines.count) : layout.lines.count)
    // Empty text takes one line.
    let height = max(size.height, textFont.lineHeight)
    return CGSize(
      width: grid.roundUp(size.width) + sideRoom,
      height: grid.roundUp(height) + textContainerInset.top + textContainerInset.bottom)
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
    ownLayout?.follow(self)
  }

  /// Scrolls without an animation until the first line of a part of the text is visible.
  ///
  /// - Parameter range: The part, in UTF-16 units; only its beginning matters.
  public func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, bounds.width > 0 else { return }
    let layout = layout(of: styledText(before: range.location), width: bounds.width)
    let above = layout.size(ofLines: max(0, layout.lines.count - 1)).height
    let height = layout.size.height - above
    scrollRectToVisible(
      CGRect(x: 0, y: textContainerInset.top + above, width: 1, height: height + textContainerInset.bottom),
      animated: false)
  }
}
