import Foundation

/// A control that is on or off, 51 by 31 points.
///
///     let toggle = UISwitch()  // 51 by 31 points
///     toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
///     toggle.setOn(true, animated: true)  // Prints nothing: only the user's changes send the event.
@preconcurrency @MainActor
open class UISwitch: UIControl, DraggableControl {
  /// Whether the switch is on; `false` by default. Setting it sends no event.
  open var isOn: Bool = false
  /// The color behind a switch that is on; the system's green by default.
  open var onTintColor: UIColor?
  /// The color of the thumb; the system's by default. Stored only.
  open var thumbTintColor: UIColor?
  /// The title beside a checkbox, the style on the Mac. Stored only.
  open var title: String?
  /// The finger's start position, and the side to which it dragged the thumb.
  private var drag: (start: CGFloat, isOn: Bool?)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch that is off; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  private static let size = CGSize(width: 51, height: 31)
  /// The minimum distance of a drag in points.
  private static let dragDistance: CGFloat = 10

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns the switch on or off without an event.
  ///
  /// - Parameters:
  ///   - on: Whether it is on afterwards.
  ///   - animated: Has no effect: the thumb moves immediately.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  func isDragged(from point: CGPoint) -> Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, nil)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb in the direction of the finger; the trailing side is on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.location(in: self).x - (drag?.start ?? 0)
    if abs(moved) >= Self.dragDistance {
      drag?.isOn = (moved > 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      // A finger that turns back moves the thumb back after the same distance.
      drag?.start += moved
    }
    return super.continueTracking(touch, with: event)
  }

  override func didTouchUpInside() {
    let before = isOn
    // A tap without a drag toggles the switch.
    isOn = drag?.isOn ?? !isOn
    super.didTouchUpInside()
    if isOn != before { sendValueChanged() }
  }

  /// Keeps the side to which the thumb was dragged, since a drag may end outside the switch.
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
