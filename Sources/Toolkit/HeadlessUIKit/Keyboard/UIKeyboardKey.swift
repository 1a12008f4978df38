import Foundation

/// The button of one key.
@MainActor
public final class UIKeyboardKey: UIControl {
  public let key: KeyboardKey

  init(_ key: KeyboardKey, label: String) {
    self.key = key
    super.init(frame: .zero)
    accessibilityLabel = label
  }

  public required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union([.button, .keyboardKey])
  }
}
