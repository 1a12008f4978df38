import Foundation

/// A wheel that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating: Bool = false
  /// When the wheel began to turn, on the run loop's clock.
  public private(set) var animationStart: TimeInterval = 0
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

  public func startAnimating() {
    if !isAnimating { animationStart = UIApplication.shared.runLoop.now }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  public func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private func standStill() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? {
    (isAnimating ? SystemText.inProgress : .progressHalted).localized
  }
  override var accessibilityValueByDefault: String? { isAnimating ? "1" : "0" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}
