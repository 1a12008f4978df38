import Foundation

/// A wheel above the content of a scroll view, which turns while the content is fetched anew.
///
/// Pulling the content far enough down sends `valueChanged`; code ends refreshing.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing: Bool = false
  /// A line below the wheel; it is only noted.
  public var attributedTitle: NSAttributedString?
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// Whether the insets that change now are the control's, so that the content stays where it is.
  private(set) var isChangingInsets = false
  /// Whether the finger that is on the content has begun refreshing; it does so once.
  private var isPulled = false
  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The height of the room that the control takes while it refreshes.
  static let height: CGFloat = 60
  /// How far content is pulled down for refreshing to begin.
  static let pullDistance: CGFloat = 100

  /// Makes a control as high as UIKit's.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(wheel)
  }

  /// Shows that refreshing goes on; the content is not moved, and no event is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    changeInsets()
  }

  /// Ends refreshing, and lets the content return to its top if it was pulled down.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    changeInsets()
    scrollView?.returnToContent()
  }

  open override func layoutSubviews() {
    let size = wheel.intrinsicContentSize
    wheel.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The inset that the control takes now.
  var insetWhileRefreshing: CGFloat { isRefreshing ? Self.height : 0 }

  /// Lets another finger begin refreshing.
  func contentWillMove() {
    isPulled = false
  }

  /// Begins refreshing, and tells, if a finger has pulled the content far enough.
  func contentDidMove(pulledBy distance: CGFloat) {
    guard isEnabled, !isRefreshing, !isPulled, distance >= Self.pullDistance else { return }
    isPulled = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  private func changeInsets() {
    isChangingInsets = true
    scrollView?.setNeedsLayout()
    scrollView?.layoutIfNeeded()
    isChangingInsets = false
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
  override var accessibilityLabelByDefault: String? { wheel.accessibilityLabel }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    setNeedsLayout()
  }

  /// The control lies right above the content, and is seen once that is pulled down.
  func layoutRefreshControl() {
    guard let refreshControl else { return }
    let isSeen = refreshControl.isRefreshing || contentOffset.y < -adjustedContentInset.top
    refreshControl.isHidden = !isSeen
    refreshControl.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
  }
}
