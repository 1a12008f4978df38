import Foundation

/// A wheel that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating: Bool = false
  /// Keeps the application busy while the wheel turns on the screen.
  private var turning: VirtualRunLoop.Token?
  /// Whether a wheel that stands still is hidden; yes by default.
  public var hidesWhenStopped: Bool = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  public var style: Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How large the wheel is.
  public enum Style: String, Hashable, Sendable {
    case medium
    case large
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standStill()
  }

  /// Makes a wheel of a style that stands still, as large as the style says.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standStill()
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Turns until ``stopAnimating()``; the application is busy meanwhile, but as EarlGrey has it no longer than 10
  /// seconds, so that a wheel that never stops can be seen at rest.
  public func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    keepBusy()
  }

  public func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    keepBusy()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    keepBusy()
  }

  private func keepBusy() {
    let runLoop = UIApplication.shared.runLoop
    guard isAnimating, window != nil else {
      turning.map(runLoop.cancel)
      turning = nil
      return
    }
    if turning == nil {
      turning = runLoop.schedule(
        after: Self.longestTrackedTime, name: "activity indicator", isTracked: true
      ) {}
    }
  }

  private static let longestTrackedTime: TimeInterval = 10

  private func standStill() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { isAnimating ? "In progress" : "Progress halted" }
  override var accessibilityValueByDefault: String? { isAnimating ? "1" : "0" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}
