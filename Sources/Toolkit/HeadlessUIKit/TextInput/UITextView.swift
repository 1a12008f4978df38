import Foundation

/// A scrolling view that edits a text of many lines.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  /// The text with its caret.
  var editableText: EditableText = EditableText()
  /// The text; code that sets it tells the delegate nothing, and moves the caret to the end.
  // UIKit's type, so that code written for it compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editableText.string }
    set {
      editableText = EditableText(newValue ?? "")
      textDidChange()
    }
  }
  /// The text's font; without one the system's font of 12 points, as in UIKit.
  open var font: UIFont? { didSet { if font != oldValue { textDidChange() } } }
  public var textColor: UIColor? = .label
  public var textAlignment: NSTextAlignment = .natural
  public var isEditable: Bool = true
  public var isSelectable: Bool = true
  /// The room around the text, inside of the content.
  public var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  /// The room at both ends of each line.
  public let lineFragmentPadding: CGFloat = 5
  /// Whether a font of a text style follows the text size that the user prefers.
  public var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) } }
  }

  // MARK: Traits

  public var keyboardType: UIKeyboardType = .default
  public var returnKeyType: UIReturnKeyType = .default
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  public var autocorrectionType: UITextAutocorrectionType = .default
  public var spellCheckingType: UITextSpellCheckingType = .default
  public var enablesReturnKeyAutomatically: Bool = false
  public var isSecureTextEntry: Bool = false
  public var textContentType: UITextContentType?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  /// A view whose content does not scroll is as high as its text, so its superview must know of a change.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Begins editing, unless the delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if isEditable {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }
    return true
  }

  /// Ends editing, unless the delegate says no.
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
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
  }

  /// A text view that does not scroll is drawn to the size of its text; one that scrolls has no wish.
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

/// What a text view asks and tells; every answer is yes by default.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks before a part of the text is replaced.
  ///
  /// - Parameter range: UTF-16 units of the present text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
