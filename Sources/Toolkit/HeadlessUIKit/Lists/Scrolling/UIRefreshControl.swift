import Foundation

/// A spinner above the content of a scroll view, which turns while the content is fetched again.
///
/// Pulling the content down by 100 points sends `valueChanged`; code calls `endRefreshing()`.
///
///     let refresh = UIRefreshControl()
///     refresh.addAction(
///       UIAction { _ in
///         tableView.reloadData()
///         refresh.endRefreshing()
///       }, for: .valueChanged)
///     tableView.refreshControl = refresh
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the spinner turns.
  public private(set) var isRefreshing: Bool = false
  /// The line below the spinner; `nil` by default.
  open var attributedTitle: NSAttributedString? {
    get { titleLabel.attributedText }
    set {
      titleLabel.attributedText = newValue
      setNeedsLayout()
    }
  }
  /// The label of the line below the spinner, which is empty without a title. Not part of UIKit.
  public let titleLabel: UILabel = UILabel(frame: .zero)
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// Whether the insets change because of the control; the content then stays where it is.
  private(set) var isChangingInsets = false
  /// Whether the finger on the content has begun a refresh already; each finger does so at most
  /// once.
  private var isPulled = false
  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The height in points that the control takes while it refreshes.
  static let height: CGFloat = 60
  /// How many points content must be pulled down for a refresh to begin.
  private static let pullDistance: CGFloat = 100

  /// Creates a control of UIKit's height.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  override func setUp() {
    super.setUp()
    titleLabel.font = .systemFont(ofSize: 13)
    // The control is one accessibility element, whose label is the title.
    titleLabel.isAccessibilityElement = false
    addSubview(wheel)
    addSubview(titleLabel)
  }

  /// Shows that a refresh is under way; the content does not move, and no event is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    changeInsets()
  }

  /// Ends the refresh; content that was pulled down returns to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    changeInsets()
    scrollView?.returnToContent()
  }

  open override func layoutSubviews() {
    let (size, title) = (wheel.intrinsicContentSize, titleLabel.intrinsicContentSize)
    let top = (bounds.height - size.height - title.height) / 2
    wheel.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
    titleLabel.frame = CGRect(
      x: (bounds.width - title.width) / 2, y: top + size.height, width: title.width, height: title.height)
  }

  /// The inset in points that the control takes now.
  var insetWhileRefreshing: CGFloat { isRefreshing ? Self.height : 0 }

  /// Allows another finger to begin a refresh.
  func contentWillMove() {
    isPulled = false
  }

  /// Begins a refresh and sends `valueChanged` if a finger has pulled the content far enough; the
  /// distance is in points.
  func contentDidMove(pulledBy distance: CGFloat) {
    guard isEnabled, !isRefreshing, !isPulled, distance >= Self.pullDistance else { return }
    isPulled = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  private func changeInsets() {
    isChangingInsets = true
    // At once, because the flag must be set during the layout that applies the insets.
    scrollView?.setNeedsLayout()
    scrollView?.layoutIfNeeded()
    isChangingInsets = false
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
  override var accessibilityLabelByDefault: String? {
    let texts = [wheel.accessibilityLabel, titleLabel.text].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    setNeedsLayout()
  }

  /// Positions the control right above the content; it is visible as soon as the content is pulled
  /// down.
  func layoutRefreshControl() {
    guard let refreshControl else { return }
    let isSeen = refreshControl.isRefreshing || contentOffset.y < -adjustedContentInset.top
    refreshControl.isHidden = !isSeen
    refreshControl.frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
  }
}
