import Foundation
import HeadlessUIKit

/// A field that completes what is typed: the completion stands behind the caret, highlighted, until it is accepted.
///
/// It is accepted by a touch, by the end of editing, and by code that sets the text; the next key replaces it, and the
/// delete key takes it away. A text that is highlighted as a whole is a completion of nothing.
public final class AutocompleteTextField: UITextField {
  weak var autocompleteDelegate: (any AutocompleteTextFieldDelegate)?
  /// How many UTF-16 units at the end of the text were not typed.
  private(set) var completionLength = 0
  /// Whether the last key added something.
  var lastEditInserted = false
  /// Whether the selection is moved by the field itself.
  var isSelectingCompletion = false
  private let highlight = UIView()

  public override init(frame: CGRect) {
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

  public required init?(coder: NSCoder) {
    nil
  }

  /// Code that sets the text accepts a completion, and is completed by none.
  public override var text: String? { didSet { absorbCompletion() } }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    acceptCompletion()
    super.touchesBegan(touches, with: event)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = completionFrame
  }

  /// Notes what of the text is a completion, and highlights it.
  func setCompletionLength(_ length: Int) {
    completionLength = length
    highlight.isHidden = length == 0
    setNeedsLayout()
  }

  private func didChange() {
    autocompleteDelegate?.autocompleteTextField(self, didEnterText: typedText)
  }
}
