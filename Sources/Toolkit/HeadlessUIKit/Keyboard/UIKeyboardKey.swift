import Foundation

/// The button of one key.
@MainActor
public final class UIKeyboardKey: UIControl {
  public let key: KeyboardKey

  init(_ key: KeyboardKey, label: String, frame: CGRect) {
    self.key = key
    super.init(frame: frame)
    accessibilityLabel = label
  }

  public required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.keyboardKey)
  }
}
