import Foundation

/// A control that is on or off, 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl, DraggableControl {
  /// Whether the switch is on; `false` by default. Setting it sends no event.
  open var isOn: Bool = false
  /// The color behind a switch that is on; the system's green by default.
  open var onTintColor: UIColor?
  /// The color of the thumb; the system's by default. Stored only.
  open var thumbTintColor: UIColor?
  /// The title beside a checkbox, the style of switches on the Mac. Stored only.
  open var title: String?
  /// The position at which the finger came down, and the side to which it dragged the thumb.
  private var drag: (start: CGFloat, isOn: Bool?)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Makes a switch that is off, at the origin; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  private static let size = CGSize(width: 51, height: 31)
  /// The distance in points from which a movement drags the thumb.
  private static let dragDistance: CGFloat = 10

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns the switch on or off; unlike a finger, this sends no event, and here it is never
  /// animated.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  func isDragged(from point: CGPoint) -> Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, nil)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb to the side toward which the finger goes; the trailing side is on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.location(in: self).x - (drag?.start ?? 0)
    if abs(moved) >= Self.dragDistance {
      drag?.isOn = (moved > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      // A finger that turns back drags the thumb back after the same distance.
      drag?.start += moved
    }
    return super.continueTracking(touch, with: event)
  }

  override func didTouchUpInside() {
    let before = isOn
    // A tap that dragged nothing toggles the switch.
    isOn = drag?.isOn ?? !isOn
    super.didTouchUpInside()
    if isOn != before { sendValueChanged() }
  }

  /// Keeps the side to which the finger dragged the thumb, which may end outside the switch.
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
