import Foundation

/// A control that edits one line of text.
@MainActor
open class UITextField: UIControl, UITextInput {
  /// The text with its caret.
  var editableText: EditableText = EditableText()
  /// What the field shows: never `nil` when asked, as in UIKit. Code that sets it sends no event, and moves the caret to
  /// the end.
  open var text: String? {
    get { editableText.string }
    set {
      guard newValue ?? "" != editableText.string else { return }
      editableText = EditableText(newValue ?? "")
      textDidChange()
    }
  }
  /// What stands for the text while there is none; setting it gives it the usual color and the field's font.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var textColor: UIColor? = .label
  public var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var adjustsFontSizeToFitWidth: Bool = false
  /// Whether a font of a text style follows the text size that the user prefers.
  public var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) } }
  }
  /// Whether the text is emptied when editing begins, if the delegate agrees.
  public var clearsOnBeginEditing: Bool = false
  public weak var delegate: (any UITextFieldDelegate)?
  public private(set) var isEditing: Bool = false

  // MARK: Traits

  public var keyboardType: UIKeyboardType = .default
  public var returnKeyType: UIReturnKeyType = .default
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  public var autocorrectionType: UITextAutocorrectionType = .default
  public var spellCheckingType: UITextSpellCheckingType = .default
  public var enablesReturnKeyAutomatically: Bool = false
  /// Whether the characters are shown as dots.
  public var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var textContentType: UITextContentType?

  // MARK: Views beside the text

  public var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  public var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  public var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  public var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  public var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  var clearButton: UIButton?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The line around a field.
  public enum BorderStyle: String, Hashable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text shows.
  public enum ViewMode: String, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view instead of the keyboard, which a field takes from its owner.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard, which a field takes from its owner.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Begins editing, unless the delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing { clear() }
    editableText.select(NSRange(location: editableText.length, length: 0))
    UIApplication.shared.keyboard.inputDidChange(of: self)
    setNeedsLayout()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate says no.
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

  // MARK: Placeholder

  private var ownPlaceholder: NSAttributedString?
  /// The placeholder with a color and a font of its own; where it has none, it is `placeholderText` in the field's font.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set {
      guard newValue != ownPlaceholder else { return }
      // A mutable text may change later, but the field is to show it as it is now.
      ownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Places

  /// Where the text shows while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// Where the text shows while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder shows.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeft: true, bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: false, bounds)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSideViews()
  }

  override var accessibilityLabelByDefault: String? { nil }
  /// The text, or the placeholder while there is none; a secret is told as dots.
  override var accessibilityValueByDefault: String? {
    guard hasText else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: editableText.string.count) : text
  }
}
