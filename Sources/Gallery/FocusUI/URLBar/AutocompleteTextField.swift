import Foundation
import HeadlessUIKit

/// A field that completes a typed text: the completion follows the caret, highlighted, until it is
/// accepted.
///
/// It is accepted by a touch, by the end of editing, and by code that sets the text. The next key
/// replaces it, and the delete key removes it. A text that is highlighted as a whole counts as the
/// completion of an empty text.
package final class AutocompleteTextField: UITextField {
  weak var autocompleteDelegate: (any AutocompleteTextFieldDelegate)?
  /// The length of the completion at the end of the text, in UTF-16 units.
  private(set) var completionLength = 0
  /// Whether the last key inserted something.
  var lastEditInserted = false
  /// Whether the field itself is changing the selection, which then does not accept the completion.
  var isSelectingCompletion = false
  private let highlight = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    keyboardType = .webSearch
    returnKeyType = .go
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    highlight.backgroundColor = UIColor.focusTint.withAlphaComponent(0.5)
    highlight.isUserInteractionEnabled = false
    highlight.isHidden = true
    addSubview(highlight)
    addAction(UIAction { [unowned self] _ in didChange() }, for: .editingChanged)
  }

  package required init?(coder: NSCoder) { nil }

  /// Setting the text accepts a completion, and does not start another.
  package override var text: String? { didSet { absorbCompletion() } }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Before the touch moves the caret.
    acceptCompletion()
    super.touchesBegan(touches, with: event)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = completionFrame
  }

  /// Sets the length of the completion, and highlights it.
  private func setCompletionLength(_ length: Int) {
    completionLength = length
    highlight.isHidden = length == 0
    setNeedsLayout()
  }

  private func didChange() {
    autocompleteDelegate?.autocompleteTextField(self, didEnterText: typedText)
  }
}

extension AutocompleteTextField {
  /// The text without its completion.
  var typedText: String {
    let units = (text ?? "").utf16
    return String(decoding: units.dropLast(completionLength), as: UTF16.self)
  }

  /// Shows the rest of a completion after the typed text.
  ///
  /// It is ignored unless it begins with the typed text, regardless of case, and unless the last
  /// key inserted something at the end.
  func complete(with completion: String?) {
    let typed = typedText
    guard let completion, lastEditInserted, !typed.isEmpty, isCaretAtEnd,
      let start = completion.range(of: typed, options: [.caseInsensitive, .anchored])
    else { return }
    let rest = completion[start.upperBound...]
    guard !rest.isEmpty else { return }
    isSelectingCompletion = true
    // Not `text`, whose observer would accept the completion.
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

  /// Makes the completion part of the text, with the caret after it, and reports it.
  func acceptCompletion() {
    guard absorbCompletion() else { return }
    autocompleteDelegate?.autocompleteTextFieldDidAcceptCompletion(self)
  }

  /// Makes the completion part of the text, without a report.
  ///
  /// - Returns: Whether there was a completion.
  @discardableResult
  private func absorbCompletion() -> Bool {
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

  /// The frame of the completion; addresses are written from left to right in every language.
  var completionFrame: CGRect {
    guard completionLength > 0, let font else { return .zero }
    let (whole, typed) = (width(of: text ?? "", font), width(of: typedText, font))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The text as a whole is aligned with the right edge in right-to-left languages.
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

/// The field is its own delegate, and reports to its owner.
extension AutocompleteTextField: UITextFieldDelegate {
  package func textFieldDidBeginEditing(_ textField: UITextField) {
    autocompleteDelegate?.autocompleteTextFieldDidBeginEditing(self)
  }

  package func textFieldDidEndEditing(_ textField: UITextField) {
    acceptCompletion()
    autocompleteDelegate?.autocompleteTextFieldDidEndEditing(self)
  }

  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    lastEditInserted = !string.isEmpty
    return true
  }

  /// Accepts the completion if the user moves the caret.
  package func textFieldDidChangeSelection(_ textField: UITextField) {
    guard !isSelectingCompletion, completionLength > 0 else { return }
    // A key that replaces the completion gets here as well; its text is reported next, and corrects
    // this report.
    setCompletionLength(0)
    autocompleteDelegate?.autocompleteTextFieldDidAcceptCompletion(self)
  }

  /// Submits the whole text, with its completion.
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    autocompleteDelegate?.autocompleteTextField(self, didSubmitText: text ?? "")
    return false
  }
}

/// The owner of a field that completes.
@MainActor
protocol AutocompleteTextFieldDelegate: AnyObject {
  func autocompleteTextFieldDidBeginEditing(_ textField: AutocompleteTextField)
  func autocompleteTextFieldDidEndEditing(_ textField: AutocompleteTextField)
  /// Called after each key.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - text: The typed text, without a completion.
  func autocompleteTextField(_ textField: AutocompleteTextField, didEnterText text: String)
  /// Called when a completion has become part of the text, but not by code that sets the text.
  func autocompleteTextFieldDidAcceptCompletion(_ textField: AutocompleteTextField)
  /// Called for the return key.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - text: The whole text, with its completion.
  func autocompleteTextField(_ textField: AutocompleteTextField, didSubmitText text: String)
}
