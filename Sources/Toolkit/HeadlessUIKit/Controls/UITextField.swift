import Foundation

/// A control that edits one line of text.
@MainActor
open class UITextField: UIControl {
  public var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  public var textColor: UIColor = .label
  public var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the characters are shown as dots.
  public var isSecureTextEntry: Bool = false
  public weak var delegate: (any UITextFieldDelegate)?
  public private(set) var isEditing: Bool = false

  /// The line around a field.
  public enum BorderStyle: String, Hashable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Wide enough for the text or the placeholder; a border adds 7 points on each side, and makes it 34 high or more.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = text?.isEmpty == false ? text : placeholder
    let grid = UIScreen.main.pixelGrid
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    let height = grid.roundUp(font.lineHeight)
    return CGSize(
      width: grid.roundUp(font.width(of: shown ?? "")) + padding,
      height: borderStyle == .none ? height : max(34, height + 14))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Begins editing, unless the delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
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
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    becomeFirstResponder()
  }

  override var accessibilityLabelByDefault: String? { nil }
  /// The text, or the placeholder while there is none; a secret is told as dots.
  override var accessibilityValueByDefault: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

/// What a field asks and tells; every answer is yes by default.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
