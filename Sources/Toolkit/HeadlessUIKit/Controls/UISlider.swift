import Foundation

/// A control whose thumb picks one value of a range, 31 points high.
@MainActor
open class UISlider: UIControl {
  private var position: Float = 0
  private var bottom: Float = 0
  private var top: Float = 1
  /// Whether each move of the thumb tells of the new value, and not only its end; yes by default.
  public var isContinuous: Bool = true
  /// How far from the thumb's middle the finger holds it, while it does.
  private var grip: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let thumbSize = CGSize(width: 31, height: 31)

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.thumbSize.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize.height)
  }

  /// Where the thumb lies for a value.
  open func thumbRect(forBounds bounds: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let share = top > bottom ? CGFloat((value - bottom) / (top - bottom)) : 0
    return CGRect(
      x: bounds.minX + share * max(0, bounds.width - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Takes the thumb; a finger anywhere else does nothing.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let thumb = thumbRect(forBounds: bounds, value: value)
    guard isEnabled, let point = touches.first?.location(in: self), thumb.contains(point) else { return }
    grip = point.x - thumb.midX
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let grip, isEnabled, let point = touches.first?.location(in: self) else { return }
    super.touchesMoved(touches, with: event)
    let length = bounds.width - Self.thumbSize.width
    guard length > 0 else { return }
    let share = (point.x - grip - bounds.minX - Self.thumbSize.width / 2) / length
    let before = value
    value = bottom + Float(share) * (top - bottom)
    if isContinuous, value != before { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    if isEnabled, !isContinuous { sendActions(for: .valueChanged) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard grip != nil else { return }
    grip = nil
    super.touchesCancelled(touches, with: event)
  }

  /// The value's share of the range: `25%`.
  override var accessibilityValueByDefault: String? {
    let share = top > bottom ? (value - bottom) / (top - bottom) : 0
    return "\(Int((share * 100).rounded()))%"
  }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.adjustable)
  }
}

extension UISlider {
  /// The value, kept within the range; 0 by default.
  public var value: Float {
    get { position }
    set { position = min(max(newValue, bottom), top) }
  }

  /// The value at the left end, 0 by default; it takes a lower maximum along.
  public var minimumValue: Float {
    get { bottom }
    set {
      bottom = newValue
      top = max(top, newValue)
      value = position
    }
  }

  /// The value at the right end, 1 by default; it takes a higher minimum along.
  public var maximumValue: Float {
    get { top }
    set {
      top = newValue
      bottom = min(bottom, newValue)
      value = position
    }
  }

  /// Moves the thumb; unlike a finger, this sends no event.
  public func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}
