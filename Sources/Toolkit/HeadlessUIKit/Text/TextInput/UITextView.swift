import Foundation

/// A scrolling view that edits text of many lines.
///
///     let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
///     textView.text = "First line\nSecond line"
///     textView.selectedRange = NSRange(location: 0, length: 5)  // "First"
///     textView.insertText("Top")
///     textView.text  // "Top line\nSecond line"
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, StyledTextInput {
  /// The text with its caret.
  var editableText: EditableText = EditableText()
  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. Setting it does not call the delegate, moves the caret to the end, and removes all
  /// attributes.
  open var text: String! {
    get { editableText.string }
    set {
      editableText = EditableText(newValue ?? "")
      textDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes. Setting it also sets the font, the color and the alignment to those
  /// of the first character; missing ones stay as they are.
  open var attributedText: NSAttributedString! {
    get { textWithAttributes }
    set {
      show(newValue)
      textDidChange()
    }
  }
  /// The font of the text; `nil`, the default, for the system font of 12 points, as in UIKit.
  /// Setting it changes all of the text.
  open var font: UIFont? {
    didSet {
      editableText.overwrite(.font, with: textFont)
      if font != oldValue || isAttributed { textDidChange() }
    }
  }
  /// The color of the text; `label` by default. Setting it changes all of the text.
  open var textColor: UIColor? = .label {
    didSet { editableText.overwrite(.foregroundColor, with: textColor ?? .label) }
  }
  /// The side that the text is aligned to; `natural` by default.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the user can edit the text; `true` by default.
  open var isEditable: Bool = true
  /// Whether the user can select text; `true` by default. A view that is neither selectable nor
  /// editable cannot become first responder.
  open var isSelectable: Bool = true
  /// The space around the text within the content, in points; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  /// The container, the layout manager and the storage; `nil` until code reads one of them.
  final var ownLayout: TextViewLayout?
  /// The attributes of text that is typed next, if they were set.
  final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Whether a font of a text style follows the user's preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection) } }
  }

  // MARK: Editing

  /// Types text in place of the selection if the view is editable and the delegate agrees.
  ///
  /// - Parameter text: The text; a line feed begins a new line.
  open func insertText(_ text: String) { typeText(text) }

  /// Deletes the selection or the whole character before the caret if the delegate agrees.
  open func deleteBackward() { deleteBeforeCaret() }

  /// Selects the whole text.
  ///
  /// - Parameter sender: Ignored.
  open func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: editableText.length)
  }

  /// Puts the selected text on the pasteboard and deletes it.
  ///
  /// - Parameter sender: Passed to ``copy(_:)``.
  open func cut(_ sender: Any?) {
    copy(sender)
    cutSelection()
  }

  /// Puts the selected text on the pasteboard.
  ///
  /// - Parameter sender: Ignored.
  open func copy(_ sender: Any?) {
    guard editableText.selection.length > 0 else { return }
    UIPasteboard.general.string = editableText.substring(editableText.selection)
  }

  /// Replaces the selection with the pasteboard's text if the view is editable and the delegate
  /// agrees.
  ///
  /// - Parameter sender: Ignored.
  open func paste(_ sender: Any?) { pasteText() }

  // MARK: Traits

  /// The look of the keyboard; the interface's by default. Stored only.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The keys of the keyboard; the usual ones by default.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the return key, which begins a new line; "return" by default.
  open var returnKeyType: UIReturnKeyType = .default
  /// When the keyboard begins with capitals; with sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; stored only.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; stored only.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether the return key is disabled while there is no text; `false` by default.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Whether the text is a secret, which failures do not show; the view itself still shows it.
  open var isSecureTextEntry: Bool = false
  /// The meaning of the text, for suggestions; stored only.
  open var textContentType: UITextContentType?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Creates a view with the settings and the text of a container.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - textContainer: Its padding, number of lines and text are copied into the view's own
  ///     container; `nil` for UIKit's defaults.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
    if let storage = textContainer.layoutManager?.textStorage, storage.length > 0 { attributedText = storage }
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
    TextTapGestureRecognizer.add(to: self, cancelsTouches: true)
  }

  /// Whether the content scrolls; if not, the intrinsic height is the text's.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  override var measuresOwnContent: Bool { true }

  static let defaultFont: UIFont = .systemFont(ofSize: 12)
  /// Whether the text was set with attributes. Not part of UIKit.
  public var isAttributed: Bool { editableText.attributed != nil }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    // The delegate decides about editing only, not about selecting text.
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if isEditable {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    if isEditable {
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
    return true
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection) }
  }

  /// The size of the text if the view does not scroll; otherwise no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityValueByDefault: String? { editableText.string }
}

extension UITextView {
  /// Posted after editing began; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
