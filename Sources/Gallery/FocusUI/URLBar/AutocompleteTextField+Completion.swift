import Foundation
import HeadlessUIKit

extension AutocompleteTextField {
  /// The text without its completion.
  var typedText: String {
    let units = (text ?? "").utf16
    return String(decoding: units.dropLast(completionLength), as: UTF16.self)
  }

  /// Shows the rest of a completion behind what is typed.
  ///
  /// It is ignored unless it begins with the text, upper and lower case being the same, and unless the last key added
  /// something at the end.
  func complete(with completion: String?) {
    let typed = typedText
    guard let completion, lastEditInserted, !typed.isEmpty, isCaretAtEnd,
      let start = completion.range(of: typed, options: [.caseInsensitive, .anchored])
    else { return }
    let rest = completion[start.upperBound...]
    guard !rest.isEmpty else { return }
    isSelectingCompletion = true
    super.text = typed + rest
    setCompletionLength(rest.utf16.count)
    selectLast(completionLength)
    isSelectingCompletion = false
  }

  /// Highlights the whole text, so that the next key replaces it.
  func highlightAll() {
    guard let text, !text.isEmpty else { return }
    isSelectingCompletion = true
    setCompletionLength(text.utf16.count)
    selectLast(completionLength)
    isSelectingCompletion = false
  }

  /// Makes the completion a part of the text, with the caret behind it, and tells so.
  func acceptCompletion() {
    guard absorbCompletion() else { return }
    autocompleteDelegate?.autocompleteTextFieldDidAcceptCompletion(self)
  }

  /// Makes the completion a part of the text; there may be none.
  @discardableResult
  func absorbCompletion() -> Bool {
    guard completionLength > 0, !isSelectingCompletion else { return false }
    setCompletionLength(0)
    isSelectingCompletion = true
    selectLast(0)
    isSelectingCompletion = false
    return true
  }

  private var isCaretAtEnd: Bool {
    guard let selection = selectedTextRange else { return false }
    return selection.isEmpty && compare(selection.end, to: endOfDocument) == .orderedSame
  }

  private func selectLast(_ length: Int) {
    guard let start = position(from: endOfDocument, offset: -length) else { return }
    selectedTextRange = textRange(from: start, to: endOfDocument)
  }

  /// Where the completion stands; addresses run from left to right in every language.
  var completionFrame: CGRect {
    guard completionLength > 0, let font else { return .zero }
    let (whole, typed) = (width(of: text ?? "", font), width(of: typedText, font))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? max(0, bounds.width - whole) : 0
    let left = min(start + typed, bounds.width)
    let right = min(start + whole, bounds.width)
    return CGRect(
      x: left, y: bounds.midY - font.lineHeight / 2, width: right - left, height: font.lineHeight)
  }

  private func width(of text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width.rounded(.up)
  }
}
