import Foundation

/// A control whose thumb selects a value from a range, 31 points high.
///
///     let slider = UISlider()
///     slider.maximumValue = 10
///     slider.value = 12  // clamped to 10
///     slider.addAction(UIAction { _ in print(slider.value) }, for: .valueChanged)
@preconcurrency @MainActor
open class UISlider: UIControl, DraggableControl {
  private var position: Float = 0
  private var bottom: Float = 0
  private var top: Float = 1
  /// Whether each move of the thumb reports a value; `true` by default. `false` reports only the
  /// final one.
  open var isContinuous: Bool = true
  /// The image at the leading end, which shortens the track; `nil` by default.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the trailing end, which shortens the track; `nil` by default.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The color of the track up to the thumb; the tint color by default.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track beyond the thumb; the system's by default. Stored only.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; the system's by default. Stored only.
  open var thumbTintColor: UIColor?
  var thumbImages: [State: UIImage] = [:]
  var minimumTrackImages: [State: UIImage] = [:]
  var maximumTrackImages: [State: UIImage] = [:]
  /// The horizontal distance in points from the thumb's center to the finger.
  private var grip: CGFloat = 0

  private static let thumbSize = CGSize(width: 31, height: 31)
  private static let trackHeight: CGFloat = 4

  /// The value, clamped to the range; 0 by default. Setting it sends no event.
  open var value: Float {
    get { position }
    set { position = min(max(newValue, bottom), top) }
  }

  /// Moves the thumb without an event.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range.
  ///   - animated: Has no effect: the thumb moves immediately.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.thumbSize.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize.height)
  }

  /// Returns the frame of the image at the leading end.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isMirrored, in: bounds)
  }

  /// Returns the frame of the image at the trailing end.
  ///
  /// - Parameter bounds: The bounds to use, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isMirrored, in: bounds)
  }

  /// Returns the frame of the track: 4 points high, between the two images.
  ///
  /// - Parameter bounds: The bounds to use, in points; the track is centered vertically.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (minimumValueImage?.size.width ?? 0, maximumValueImage?.size.width ?? 0)
    // The minimum is at the leading end, which is the right end in right-to-left layouts.
    let (left, right) = isMirrored ? (high, low) : (low, high)
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight)
  }

  /// Returns the frame of the thumb for a value; the thumb stays within the track.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The frame of the track.
  ///   - value: The value, from ``minimumValue`` to ``maximumValue``.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let share = isMirrored ? 1 - self.share(of: value) : self.share(of: value)
    return CGRect(
      x: rect.minX + CGFloat(share) * max(0, rect.width - size.width), y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Starts dragging the thumb; a finger elsewhere on the slider has no effect.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard isDragged(from: point) else { return false }
    // Dragging keeps this distance, so that the thumb does not jump under the finger.
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    // The thumb stays within the track, so its center moves less than the track's width.
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

  /// Increases the value by a tenth of the range, and reports it.
  open override func accessibilityIncrement() { move(by: 0.1) }

  /// Decreases the value by a tenth of the range, and reports it.
  open override func accessibilityDecrement() { move(by: -0.1) }

  /// The value as a percentage of the range, such as `25%`.
  override var accessibilityValueByDefault: String? { "\(Int((share(of: value) * 100).rounded()))%" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.adjustable)
  }

  func isDragged(from point: CGPoint) -> Bool { thumb.contains(point) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func share(of value: Float) -> Float {
    let range = top - bottom
    // The range of two very large numbers may be infinite.
    return range > 0 && range.isFinite ? (value - bottom) / range : 0
  }

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
  /// The value at the leading end; 0 by default. A minimum above the maximum raises the maximum.
  public var minimumValue: Float {
    get { bottom }
    set {
      bottom = newValue
      top = max(top, newValue)
      // The setter clamps the value to the new range.
      value = position
    }
  }

  /// The value at the trailing end; 1 by default. A maximum below the minimum lowers the minimum.
  public var maximumValue: Float {
    get { top }
    set {
      top = newValue
      bottom = min(bottom, newValue)
      value = position
    }
  }
}

/// Images by state; a state without an image has the normal state's.
extension UISlider {
  /// The thumb's image in the current state.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track up to the thumb in the current state.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track beyond the thumb in the current state.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Sets the thumb's image, which determines the thumb's size.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for the system's thumb.
  ///   - state: The exact state; `.normal` serves states without an image.
  public func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image of the track up to the thumb. Stored only: the track keeps its height.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for the system's track.
  ///   - state: The exact state.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Sets the image of the track beyond the thumb. Stored only: the track keeps its height.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for the system's track.
  ///   - state: The exact state.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }

  /// Returns the thumb's image in a state; `nil` for the system's.
  ///
  /// - Parameter state: The exact state; without an image of its own, the result is the normal
  ///   state's.
  public func thumbImage(for state: State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// Returns the image of the track up to the thumb; `nil` for the system's.
  ///
  /// - Parameter state: The exact state; without an image of its own, the result is the normal
  ///   state's.
  public func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }
  /// Returns the image of the track beyond the thumb; `nil` for the system's.
  ///
  /// - Parameter state: The exact state; without an image of its own, the result is the normal
  ///   state's.
  public func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }
}
