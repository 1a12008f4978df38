import Foundation

/// A control that is on or off, 51 by 31 points.
@MainActor
open class UISwitch: UIControl {
  open var isOn: Bool = false
  public var onTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  private static let size = CGSize(width: 51, height: 31)

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns the switch; unlike a finger, this sends no event.
  public func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func didTouchUpInside() {
    isOn.toggle()
    super.didTouchUpInside()
    sendActions(for: .valueChanged)
  }

  override var accessibilityValueByDefault: String? { isOn ? "1" : "0" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }
}
