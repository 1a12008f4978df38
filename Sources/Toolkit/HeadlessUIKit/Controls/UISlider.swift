import Foundation

/// A control whose thumb picks one value of a range, 31 points high.
@MainActor
open class UISlider: UIControl {
  private var position: Float = 0
  private var bottom: Float = 0
  private var top: Float = 1
  /// Whether each move of the thumb tells of the new value, and not only its end; yes by default.
  public var isContinuous: Bool = true
  /// The pictures beside the track's ends, which make it shorter.
  public var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  public var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  var thumbImages: [State: UIImage] = [:]
  var minimumTrackImages: [State: UIImage] = [:]
  var maximumTrackImages: [State: UIImage] = [:]
  /// How far from the thumb's middle the finger holds it, while it does.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let thumbSize = CGSize(width: 31, height: 31)
  private static let trackHeight: CGFloat = 4

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.thumbSize.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize.height)
  }

  /// Where the picture of the lowest value lies.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isMirrored, in: bounds)
  }

  /// Where the picture of the highest value lies.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isMirrored, in: bounds)
  }

  /// Where the track lies: between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
    let (left, right) = isMirrored ? (high, low) : (low, high)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight)
  }

  /// Where the thumb lies for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let share = isMirrored ? 1 - self.share(of: value) : self.share(of: value)
    return CGRect(
      x: rect.minX + CGFloat(share) * max(0, rect.width - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Takes the thumb; a finger anywhere else does nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumb.contains(point) else { return false }
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let length = track.width - thumb.width
    guard length > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip - track.minX - thumb.width / 2) / length)
    let before = value
    value = bottom + (isMirrored ? 1 - share : share) * (top - bottom)
    if isContinuous, value != before { sendValueChanged() }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValueChanged() }
  }

  /// Goes a tenth of the range up, and tells so.
  open override func accessibilityIncrement() { move(by: 0.1) }

  /// Goes a tenth of the range down, and tells so.
  open override func accessibilityDecrement() { move(by: -0.1) }

  /// The value's share of the range: `25%`.
  override var accessibilityValueByDefault: String? { "\(Int((share(of: value) * 100).rounded()))%" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.adjustable)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func share(of value: Float) -> Float { top > bottom ? (value - bottom) / (top - bottom) : 0 }

  private func move(by share: Float) {
    guard isEnabled else { return }
    value += share * (top - bottom)
    sendValueChanged()
  }

  private func imageRect(_ image: UIImage?, atLeft isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UISlider {
  /// The value, kept within the range; 0 by default.
  public var value: Float {
    get { position }
    set { position = min(max(newValue, bottom), top) }
  }

  /// The value at the leading end, 0 by default; it takes a lower maximum along.
  public var minimumValue: Float {
    get { bottom }
    set {
      bottom = newValue
      top = max(top, newValue)
      value = position
    }
  }

  /// The value at the trailing end, 1 by default; it takes a higher minimum along.
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

/// Pictures by state; where a state has none, that of the normal state counts.
extension UISlider {
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Sets the thumb's picture; the thumb is as large as that.
  public func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }

  public func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  public func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }
  public func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }
}
