import Foundation

/// A wheel that spins while work is in progress.
///
///     let wheel = UIActivityIndicatorView(style: .large)  // 37 by 37 points, hidden
///     wheel.startAnimating()
///     wheel.isHidden  // false
///     wheel.stopAnimating()
///     wheel.isHidden  // true
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Whether the wheel spins; `false` by default.
  public private(set) var isAnimating: Bool = false
  /// The virtual time, in seconds, at which the wheel started spinning. Not part of UIKit.
  public private(set) var animationStart: TimeInterval = 0
  /// Whether the wheel is hidden while it does not spin; `true` by default.
  open var hidesWhenStopped: Bool = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  // Code written for UIKit expects this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the wheel; gray by default.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set { ownColor = newValue }
  }
  /// The color that the app set; `nil` by default. Not part of UIKit.
  public internal(set) var ownColor: UIColor?
  /// The size of the wheel; `medium` by default.
  open var style: Style = .medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the wheel.
  public enum Style: String, Hashable, Sendable {
    /// 20 by 20 points.
    case medium
    /// 37 by 37 points.
    case large

    /// The former name of `medium`, in gray.
    public static let gray = Style.medium
    /// The former name of `medium`; the wheel is not made white here.
    public static let white = Style.medium
    /// The former name of `large`; the wheel is not made white here.
    public static let whiteLarge = Style.large
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standStill()
  }

  /// Creates a stopped wheel.
  ///
  /// - Parameter style: The size: 20 or 37 points.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Creates a stopped wheel; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standStill()
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Starts spinning and shows the wheel.
  open func startAnimating() {
    // A spinning wheel is not restarted.
    if !isAnimating { animationStart = UIApplication.shared.runLoop.now }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops spinning, and hides the wheel if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  package override var takesTouchesByDefault: Bool { false }

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
