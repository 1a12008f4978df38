import Foundation

/// A view that shows a part of larger content.
///
///     let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     scrollView.addSubview(imageView)
///     scrollView.contentSize = CGSize(width: 320, height: 1000)
///     scrollView.setContentOffset(CGPoint(x: 0, y: 520), animated: false)  // The last 480 points.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The size of the content in points, without the insets.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      contentSizeDidChange(from: oldValue)
      valueDidChange()
    }
  }
  /// Space around the content in points, in addition to the safe area.
  open var contentInset: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// When the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { safeAreaDidChange() } }
  }
  /// The content's rectangle, for constraints that size the content.
  ///
  /// Constraints of views inside to the scroll view's own edges have the same effect.
  open var contentLayoutGuide: UILayoutGuide {
    if !isContentGuideShared {
      isContentGuideShared = true
      layoutWillChange(.guides)
    }
    return contentGuide
  }
  /// The guide of the content if a constraint has used it, which the layout engine reads.
  var usedContentGuide: UILayoutGuide? { didSet { if oldValue == nil { layoutWillChange(.guides) } } }
  /// Whether code has read the guide of the content, with which it may size the content.
  private(set) var isContentGuideShared = false
  /// The scroll view's rectangle, for constraints that do not move with the content.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(
    owner: self, kind: .scrollFrame)
  /// Called when the content moves.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Dragging

  /// Whether fingers scroll the content; `true` by default.
  open var isScrollEnabled: Bool = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis stays on it; a diagonal one is free. `false` by
  /// default.
  open var isDirectionalLockEnabled: Bool = false
  /// Whether content can be dragged beyond its edges, after which it springs back; `true` by
  /// default.
  open var bounces: Bool = true
  /// Whether content bounces at top and bottom even if it fits; `false` by default.
  open var alwaysBounceVertical: Bool = false
  /// Whether content bounces at the sides even if it fits; `false` by default.
  open var alwaysBounceHorizontal: Bool = false
  /// Whether views in the content get a finger only after 0.15 seconds without scrolling, or when
  /// it is lifted; `true` by default.
  open var delaysContentTouches: Bool = true
  /// Whether a drag may take a finger from a view in the content that has received it; `true` by
  /// default. If not, a finger that a view has received does not scroll.
  open var canCancelContentTouches: Bool = true
  /// Whether the content springs back from a zoom that is too large or too small; never here.
  open var isZoomBouncing: Bool { false }

  /// Returns whether a drag may take a finger from a view in the content; by default `true` except
  /// for controls. Not called if ``canCancelContentTouches`` is `false`.
  ///
  /// - Parameter view: The view that received the finger.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether fingers go to a view in the content; `true` by default.
  ///
  /// - Parameters:
  ///   - touches: The fingers that came down, or that were delayed until now.
  ///   - event: The event of the fingers.
  ///   - view: The view in the content that would receive them.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Returns `false` for a drag whose finger a view in the content keeps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOwn = gestureRecognizer === panGestureRecognizer || gestureRecognizer === zoom.pinch
    let isKept = gestureRecognizer.touches.contains { window?.gestures.isKept($0, from: self) == true }
    return !(isOwn && isKept) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the content stops only at multiples of the frame's size; `false` by default.
  open var isPagingEnabled: Bool = false
  /// How fast flung content slows down.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether dragging dismisses the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a tap on the status bar scrolls to the top, if the delegate agrees; `true` by default.
  open var scrollsToTop: Bool = true
  /// The recognizer of the fingers that drag the content.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// The control that shows that content is being fetched again; pulling the content down starts
  /// it.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
  }

  // MARK: Indicators, which are not drawn

  /// Whether the indicator at the side shows; stored only, indicators are not drawn.
  open var showsVerticalScrollIndicator: Bool = true
  /// Whether the indicator at the bottom shows; stored only.
  open var showsHorizontalScrollIndicator: Bool = true
  /// The color of the indicators; stored only.
  open var indicatorStyle: IndicatorStyle = .default
  /// The insets of the indicator at the side; stored only.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the indicator at the bottom; stored only.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether the safe area is added to the indicators' insets; stored only.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true

  // MARK: Zooming

  /// The smallest scale; content can be zoomed if the largest one is greater. 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The largest scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether fingers may zoom beyond the limits, after which the content springs back; `true` by
  /// default.
  open var bouncesZoom: Bool = true
  var zoom: ScrollZoom = ScrollZoom()

  // MARK: Movement under way

  var drag: ScrollDrag?
  var deceleration: ScrollDeceleration?
  var animation: ScrollAnimation?
  /// The next step of the deceleration or the animation.
  var step: VirtualRunLoop.Token?
  private(set) var insetsAtLastLayout: UIEdgeInsets = .zero

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addAction { [weak self] _ in self?.panDidChange() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let list = self as? any TrackingList else { return super.touchesBegan(touches, with: event) }
    list.beginTracking(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let list = self as? any TrackingList else { return super.touchesMoved(touches, with: event) }
    list.continueTracking(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let list = self as? any TrackingList else { return super.touchesEnded(touches, with: event) }
    list.endTracking(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let list = self as? any TrackingList else { return super.touchesCancelled(touches, with: event) }
    list.unhighlight()
  }

  /// Whether the class computes the size of its content, as lists and text views do, instead of
  /// constraints.
  var measuresOwnContent: Bool { false }

  /// Called after the adjusted insets changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Returns the offset at which released content stops, before the delegate is called; the
  /// proposed one by default. The velocity is in points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Keeps content at its top when the insets there change, for instance because of a bar.
  open override func layoutSubviews() {
    layoutRefreshControl()
    // Layout follows a new offset, size or content, any of which may concern the bars.
    defer { reportPositionToBars() }
    let (old, new) = (insetsAtLastLayout, adjustedContentInset)
    guard old != new else { return }
    insetsAtLastLayout = new
    // The part of the safe area that is now an inset no longer covers the content.
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
  /// When the safe area counts as an inset; the raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// At the edges that the content scrolls to; for the content of a controller in a navigation or
    /// tab bar controller always at top and bottom.
    case automatic
    /// At the edges that the content scrolls to.
    case scrollableAxes
    /// Never.
    case never
    /// At all edges.
    case always
  }

  /// When dragging dismisses the keyboard; the raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    /// It does not.
    case none
    /// When a drag begins.
    case onDrag
    /// The finger pulls the keyboard down; here it goes at once, as with ``onDrag``.
    case interactive
    /// When a drag begins, together with the accessory view; here as ``onDrag``.
    case onDragWithAccessory
    /// The finger pulls the keyboard and its accessory view down; here as ``onDrag``.
    case interactiveWithAccessory
  }

  /// The color of the indicators; the raw values are UIKit's.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark with a light border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The insets of both indicators; reading returns those of the one at the side.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment; does nothing here, since they are not drawn.
  public func flashScrollIndicators() {}
}
