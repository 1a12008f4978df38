import Foundation

/// A control of two buttons that decrease and increase a value, 94 by 32 points.
///
///     let stepper = UIStepper()
///     stepper.minimumValue = 1
///     stepper.maximumValue = 20
///     stepper.stepValue = 5
///     stepper.value = 30  // clamped to 20
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var count: Double = 0
  /// The minimum value; 0 by default. A value that is not below the maximum raises an exception and
  /// is ignored.
  open var minimumValue: Double = 0 {
    didSet { if !isRangeAccepted() { minimumValue = oldValue } }
  }
  /// The maximum value; 100 by default. A value that is not above the minimum raises an exception
  /// and is ignored.
  open var maximumValue: Double = 100 {
    didSet { if !isRangeAccepted() { maximumValue = oldValue } }
  }
  /// The amount of one step; 1 by default. A value that is not positive raises an exception and is
  /// ignored.
  open var stepValue: Double = 1 {
    didSet { if !isStepAccepted() { stepValue = oldValue } }
  }
  /// Whether a step beyond one end of the range continues at the other end; `false` by default.
  open var wraps: Bool = false { didSet { updateButtons() } }
  /// Whether a held button keeps stepping: after 0.5 seconds, then every 0.1 seconds; `true` by
  /// default.
  open var autorepeat: Bool = true
  /// Whether each step reports the new value; `true` by default. `false` reports it at the end of
  /// the touch.
  open var isContinuous: Bool = true
  private let decrementButton = UIButton(type: .system)
  private let incrementButton = UIButton(type: .system)
  /// The next step of a held button.
  private var nextRepeat: VirtualRunLoop.Token?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addButtons()
  }

  /// Creates a stepper; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    addButtons()
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  private static let size = CGSize(width: 94, height: 32)

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var isEnabled: Bool { didSet { updateButtons() } }

  open override func layoutSubviews() {
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    decrementButton.frame = CGRect(origin: .zero, size: half)
    incrementButton.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
  }

  /// Each button is an element; the stepper is not.
  override var isAccessibilityElementByDefault: Bool { false }
}

extension UIStepper {
  /// The value, clamped to the range; 0 by default. Setting it sends no event.
  public var value: Double {
    get { count }
    set {
      count = min(max(newValue, minimumValue), maximumValue)
      updateButtons()
    }
  }

  private func isRangeAccepted() -> Bool {
    guard minimumValue < maximumValue else {
      UIException.raise(.invalidArgument, "minimumValue must be less than maximumValue")
      return false
    }
    // The setter clamps the value to the new range.
    value = count
    return true
  }

  private func isStepAccepted() -> Bool {
    if stepValue > 0 { return true }
    UIException.raise(.invalidArgument, "stepValue must be greater than 0")
    return false
  }

  /// Sets the image of the button that increases the value.
  ///
  /// - Parameters:
  ///   - image: The image; `nil`, the initial value, for none.
  ///   - state: The button's exact state; `.normal` serves states without an image.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementButton.setImage(image, for: state)
  }

  /// Sets the image of the button that decreases the value.
  ///
  /// - Parameters:
  ///   - image: The image; `nil`, the initial value, for none.
  ///   - state: The button's exact state; `.normal` serves states without an image.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementButton.setImage(image, for: state)
  }

  /// Returns the image of the button that increases the value.
  ///
  /// - Parameter state: The button's exact state; without an image of its own, the result is the
  ///   normal state's.
  public func incrementImage(for state: State) -> UIImage? { incrementButton.image(for: state) }
  /// Returns the image of the button that decreases the value.
  ///
  /// - Parameter state: The button's exact state; without an image of its own, the result is the
  ///   normal state's.
  public func decrementImage(for state: State) -> UIImage? { decrementButton.image(for: state) }

  private func addButtons() {
    prepare(decrementButton, label: "Decrement", direction: -1)
    prepare(incrementButton, label: "Increment", direction: 1)
    updateButtons()
  }

  private func prepare(_ button: UIButton, label: String, direction: Double) {
    button.accessibilityLabel = label
    // As in UIKit, the first step happens when the finger comes down.
    button.addAction(UIAction { [unowned self] _ in press(direction) }, for: .touchDown)
    button.addAction(
      UIAction { [unowned self] _ in release() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    addSubview(button)
  }

  /// Disables a button that has reached its end of the range.
  private func updateButtons() {
    decrementButton.isEnabled = isEnabled && (wraps || count > minimumValue)
    incrementButton.isEnabled = isEnabled && (wraps || count < maximumValue)
  }

  private func press(_ direction: Double) {
    step(direction)
    if autorepeat { scheduleRepeat(direction, after: Self.firstDelay) }
  }

  private func release() {
    stopRepeating()
    if !isContinuous { sendValueChanged() }
  }

  private func stopRepeating() {
    nextRepeat.map(UIApplication.shared.runLoop.cancel)
    nextRepeat = nil
  }

  private func step(_ direction: Double) {
    let next = count + direction * stepValue
    let before = count
    // Wrapping ignores by how much the step exceeds the range.
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, count != before { sendValueChanged() }
  }

  /// Schedules the next step of a held button. It is not tracked: the application is idle while a
  /// finger merely rests.
  private func scheduleRepeat(_ direction: Double, after delay: TimeInterval) {
    stopRepeating()
    nextRepeat = UIApplication.shared.runLoop.schedule(
      after: delay, name: "stepper to repeat", isTracked: false
    ) { [weak self] in
      guard let self else { return }
      nextRepeat = nil
      // A button that the finger has left is no longer highlighted, but keeps its touch.
      guard isEnabled, window != nil, incrementButton.isHighlighted || decrementButton.isHighlighted else {
        return
      }
      step(direction)
      if wraps || (minimumValue < count && count < maximumValue) {
        scheduleRepeat(direction, after: Self.repeatDelay)
      }
    }
  }

  private static let firstDelay: TimeInterval = 0.5
  private static let repeatDelay: TimeInterval = 0.1
}
