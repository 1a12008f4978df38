import Foundation

/// A control that edits one line of text.
///
///     let textField = UITextField()
///     textField.placeholder = "Name"
///     textField.borderStyle = .roundedRect
///     textField.addAction(UIAction { _ in print(textField.text ?? "") }, for: .editingChanged)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, StyledTextInput {
  /// The text with its caret.
  var editableText: EditableText = EditableText()
  /// The text; reading it never returns `nil`, as in UIKit. Setting it sends no event, moves the
  /// caret to the end, and removes all attributes.
  open var text: String? {
    get { editableText.string }
    set {
      guard newValue ?? "" != editableText.string || isAttributed else { return }
      editableText = EditableText(newValue ?? "")
      textDidChange()
      notifyObservers(of: .text)
    }
  }
  /// The text with attributes. Setting it also sets the font, the color and the alignment to those
  /// of the first character; missing ones stay as they are.
  open var attributedText: NSAttributedString? {
    get { textWithAttributes }
    set {
      show(newValue)
      textDidChange()
      notifyObservers(of: .text)
    }
  }
  /// The text that shows while the field is empty; setting it gives it the default color and the
  /// field's font.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The font of the text; the system font of 17 points by default. Setting it changes all of the
  /// text.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      editableText.overwrite(.font, with: textFont)
      if font != oldValue || isAttributed { invalidateIntrinsicContentSize() }
    }
  }
  /// The color of the text; `label` by default. Setting it changes all of the text.
  open var textColor: UIColor? = .label {
    didSet { editableText.overwrite(.foregroundColor, with: textColor ?? .label) }
  }
  /// The side that the text is aligned to; `natural` by default.
  open var textAlignment: NSTextAlignment = .natural
  /// The line around the field; none by default. A border makes the fitting size larger.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font shrinks for long text; stored only.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Whether a font of a text style follows the user's preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection) } }
  }
  /// Whether the text is deleted when editing begins, if the delegate agrees; `false` by default.
  open var clearsOnBeginEditing: Bool = false
  /// Decides about editing, and is called for its events.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  public private(set) var isEditing: Bool = false

  /// Deletes the selection or the whole character before the caret if the delegate agrees.
  open func deleteBackward() { deleteBeforeCaret() }

  /// Types text in place of the selection if the delegate agrees.
  ///
  /// - Parameter text: The text; a line feed alone is the return key.
  open func insertText(_ text: String) { typeText(text) }

  /// Selects the whole text.
  ///
  /// - Parameter sender: Ignored.
  open func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  /// Puts the selected text on the pasteboard and deletes it.
  ///
  /// - Parameter sender: Passed to ``copy(_:)``.
  open func cut(_ sender: Any?) {
    copy(sender)
    cutSelection()
  }

  /// Puts the selected text on the pasteboard; secure text is not copied.
  ///
  /// - Parameter sender: Ignored.
  open func copy(_ sender: Any?) {
    guard editableText.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = editableText.substring(editableText.selection)
  }

  /// Replaces the selection with the pasteboard's text, whose lines are joined by spaces.
  ///
  /// - Parameter sender: Ignored.
  open func paste(_ sender: Any?) { pasteText() }

  // MARK: Traits

  /// The look of the keyboard; the interface's by default. Stored only.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The keys of the keyboard; the usual ones by default.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the return key; "return" by default.
  open var returnKeyType: UIReturnKeyType = .default
  /// When the keyboard begins with capitals; with sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; stored only.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; stored only.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether the return key is disabled while there is no text; `false` by default.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Whether dots replace the characters; `false` by default.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The meaning of the text, for suggestions; stored only.
  open var textContentType: UITextContentType?

  // MARK: Views beside the text

  /// When a button to delete the text shows; never by default.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view at the leading side.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When the leading view shows; never by default.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view at the trailing side.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When the trailing view shows; never by default.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  var clearButton: UIButton?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The line around a field.
  public enum BorderStyle: String, Hashable, Sendable {
    /// No line.
    case none
    /// A thin line.
    case line
    /// A line with a shadow.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When a view beside the text shows.
  public enum ViewMode: String, Hashable, Sendable {
    /// Never.
    case never
    /// While the field is being edited.
    case whileEditing
    /// While the field is not being edited.
    case unlessEditing
    /// Always.
    case always
  }

  override func setUp() {
    super.setUp()
    TextTapGestureRecognizer.add(to: self, cancelsTouches: false)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view instead of the keyboard, which can be set, unlike other responders'.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard, which can be set, unlike other responders'.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing { clear() }
    // As in UIKit, the caret is at the end when editing begins.
    editableText.select(NSRange(location: editableText.length, length: 0))
    UIApplication.shared.keyboard.inputDidChange(of: self)
    setNeedsLayout()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    setNeedsLayout()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    becomeFirstResponder()
  }

  static let defaultFont: UIFont = .systemFont(ofSize: 17)
  /// Whether the text was set with attributes. Not part of UIKit.
  public var isAttributed: Bool { editableText.attributed != nil }

  // MARK: Placeholder

  private var ownPlaceholder: NSAttributedString?
  /// The placeholder with attributes; without them it has the color `placeholderText` and the
  /// field's font.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set {
      guard newValue != ownPlaceholder else { return }
      // A copy, as a mutable text may change later.
      ownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the text while it is not being edited.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is being edited; `textRect(forBounds:)` by default.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder; the text's by default.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the clear button: by default 19 points square, 5 points from the trailing
  /// side.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(forBounds: bounds) }
  /// Returns the frame of the left view: by default at the leading side, vertically centered.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeft: true, bounds) }
  /// Returns the frame of the right view: by default at the trailing side, vertically centered.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: false, bounds)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts(to: traitCollection) }
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  override var accessibilityLabelByDefault: String? { nil }
  /// The text, or the placeholder while the field is empty; secure text is read as dots.
  override var accessibilityValueByDefault: String? {
    guard hasText else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: editableText.string.count) : text
  }
}
