import Foundation

/// A control that is on or off, 51 by 31 points.
@MainActor
open class UISwitch: UIControl {
  open var isOn: Bool = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  /// The words beside a switch of another style than this one; they are only noted.
  public var title: String?
  /// Where the finger came down, and the side that it dragged the thumb to.
  private var drag: (start: CGFloat, isOn: Bool?)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  private static let size = CGSize(width: 51, height: 31)
  /// How far a finger goes before it drags the thumb.
  private static let dragDistance: CGFloat = 10

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns the switch; unlike a finger, this sends no event.
  public func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, nil)
    return super.beginTracking(touch, with: event)
  }

  /// The thumb goes to the side where the finger goes: the trailing one is on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.location(in: self).x - (drag?.start ?? 0)
    if abs(moved) >= Self.dragDistance {
      drag?.isOn = (moved > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      drag?.start += moved
    }
    return super.continueTracking(touch, with: event)
  }

  override func didTouchUpInside() {
    let before = isOn
    isOn = drag?.isOn ?? !isOn
    super.didTouchUpInside()
    if isOn != before { sendValueChanged() }
  }

  /// A finger that dragged the thumb need not stay near.
  override func didTouchUpOutside() {
    let before = isOn
    isOn = drag?.isOn ?? isOn
    super.didTouchUpOutside()
    if isOn != before { sendValueChanged() }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendValueChanged()
    return true
  }

  override var accessibilityValueByDefault: String? { isOn ? "1" : "0" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }
}
