import Foundation

/// A view that shows a part of a larger content.
@MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The size of the content, without the insets.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentSizeDidChange(from: oldValue) } }
  }
  /// Room around the content, besides the safe area.
  open var contentInset: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// When the safe area is added to the insets.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { safeAreaDidChange() } }
  }
  /// The content's rectangle, for constraints that size the content.
  public var contentLayoutGuide: UILayoutGuide {
    let guide = usedContentLayoutGuide ?? UILayoutGuide(owner: self, kind: .scrollContent)
    usedContentLayoutGuide = guide
    return guide
  }
  private(set) var usedContentLayoutGuide: UILayoutGuide?
  /// The scroll view's rectangle, for constraints that should not move with the content.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(
    owner: self, kind: .scrollFrame)
  public weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Dragging

  open var isScrollEnabled: Bool = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis stays there; one that begins diagonally does not.
  public var isDirectionalLockEnabled: Bool = false
  /// Whether content can be dragged beyond its edges, from where it springs back.
  public var bounces: Bool = true
  /// Whether that goes even for content that fits.
  public var alwaysBounceVertical: Bool = false
  public var alwaysBounceHorizontal: Bool = false
  /// Whether views in the content learn of a finger only once it is clear that it does not scroll; here they learn at
  /// once in any case, and lose the finger when it does.
  public var delaysContentTouches: Bool = true
  /// Whether the content comes to rest at multiples of the frame's size only.
  public var isPagingEnabled: Bool = false
  /// How fast content that was flung gets slower.
  public var decelerationRate: DecelerationRate = .normal
  /// Whether dragging takes the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a tap on the status bar scrolls to the top, if the delegate agrees.
  public var scrollsToTop: Bool = true
  /// Follows the fingers that drag the content.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// Shows at the top that the content is being fetched anew; pulling the content down starts that.
  public var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: Indicators, which are not drawn

  public var showsVerticalScrollIndicator: Bool = true
  public var showsHorizontalScrollIndicator: Bool = true
  public var indicatorStyle: IndicatorStyle = .default
  public var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  public var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  public var automaticallyAdjustsScrollIndicatorInsets: Bool = true

  // MARK: Zooming

  /// The smallest scale; content can be zoomed where the largest one is another.
  public var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  public var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether fingers may zoom beyond the limits, from where the content springs back.
  public var bouncesZoom: Bool = true
  var zoom: ScrollZoom = ScrollZoom()

  // MARK: Movement under way

  var drag: ScrollDrag?
  var deceleration: ScrollDeceleration?
  var animation: ScrollAnimation?
  /// The next step of the deceleration or the animation.
  var step: VirtualRunLoop.Token?
  private(set) var insetsAtLastLayout: UIEdgeInsets = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addAction { [weak self] _ in self?.panDidChange() }
  }

  /// Tells that the insets are others now; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Where content that was let go shall come to rest, before the delegate is asked; the proposed place by default.
  ///
  /// - Parameter velocity: Points per millisecond.
  func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Keeps content that lies at its top there when bars come or go.
  open override func layoutSubviews() {
    layoutRefreshControl()
    let (old, new) = (insetsAtLastLayout, adjustedContentInset)
    guard old != new else { return }
    insetsAtLastLayout = new
    subviews.forEach { $0.setSafeAreaStale() }
    if refreshControl?.isChangingInsets != true {
      if contentOffset.y == -old.top { contentOffset.y = -new.top }
      if contentOffset.x == -old.left { contentOffset.x = -new.left }
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIScrollView {
  /// When the safe area counts as an inset.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// At the top and the bottom, and at the sides where the content scrolls sideways.
    case automatic
    /// At the edges that the content scrolls to.
    case scrollableAxes
    case never
    case always
  }

  /// When dragging takes the keyboard away.
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    case none
    case onDrag
    /// The finger pulls the keyboard down; here it goes at once, as with ``onDrag``.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// The color of indicators.
  public enum IndicatorStyle: String, Hashable, Sendable {
    case `default`
    case black
    case white
  }

  /// The insets of both indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment; they are not drawn, so nothing happens.
  public func flashScrollIndicators() {}
}
