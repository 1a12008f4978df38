import Foundation

/// A control of two buttons that count down and up, 94 by 32 points.
@MainActor
open class UIStepper: UIControl {
  private var count: Double = 0
  /// The lowest value, 0 by default; an exception unless it lies below the maximum.
  public var minimumValue: Double = 0 {
    didSet { if !isRangeAccepted() { minimumValue = oldValue } }
  }
  /// The highest value, 100 by default; an exception unless it lies above the minimum.
  public var maximumValue: Double = 100 {
    didSet { if !isRangeAccepted() { maximumValue = oldValue } }
  }
  /// What one step adds, 1 by default; an exception unless it is positive.
  public var stepValue: Double = 1 {
    didSet { if !isStepAccepted() { stepValue = oldValue } }
  }
  /// Whether a step beyond one end leads to the other; no by default.
  public var wraps: Bool = false { didSet { updateButtons() } }
  /// Whether a held button goes on counting; yes by default.
  public var autorepeat: Bool = true
  /// Whether each step tells of the new value, and not only the end of the touch; yes by default.
  public var isContinuous: Bool = true
  private let decrementButton = UIButton(type: .system)
  private let incrementButton = UIButton(type: .system)
  /// The next step of a held button.
  private var nextRepeat: VirtualRunLoop.Token?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    addButtons()
  }

  private static let size = CGSize(width: 94, height: 32)

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var isEnabled: Bool { didSet { updateButtons() } }

  open override func layoutSubviews() {
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    decrementButton.frame = CGRect(origin: .zero, size: half)
    incrementButton.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
  }

  /// The buttons are the elements, not the stepper.
  override var isAccessibilityElementByDefault: Bool { false }
}

extension UIStepper {
  /// The value, kept within the range; 0 by default.
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
    value = count
    return true
  }

  private func isStepAccepted() -> Bool {
    if stepValue > 0 { return true }
    UIException.raise(.invalidArgument, "stepValue must be greater than 0")
    return false
  }

  public func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementButton.setImage(image, for: state)
  }

  public func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementButton.setImage(image, for: state)
  }

  public func incrementImage(for state: State) -> UIImage? { incrementButton.image(for: state) }
  public func decrementImage(for state: State) -> UIImage? { decrementButton.image(for: state) }

  private func addButtons() {
    prepare(decrementButton, label: "Decrement", direction: -1)
    prepare(incrementButton, label: "Increment", direction: 1)
    updateButtons()
  }

  private func prepare(_ button: UIButton, label: String, direction: Double) {
    button.accessibilityLabel = label
    button.addAction(UIAction { [unowned self] _ in press(direction) }, for: .touchDown)
    button.addAction(
      UIAction { [unowned self] _ in release() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    addSubview(button)
  }

  /// A button at the end of the range has nothing to do.
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
    let wanted = count + direction * stepValue
    let before = count
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if isContinuous, count != before { sendValueChanged() }
  }

  /// A held finger keeps nobody waiting, so the repetition is not tracked.
  private func scheduleRepeat(_ direction: Double, after delay: TimeInterval) {
    stopRepeating()
    nextRepeat = UIApplication.shared.runLoop.schedule(
      after: delay, name: "stepper to repeat", isTracked: false
    ) { [weak self] in
      guard let self else { return }
      nextRepeat = nil
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
