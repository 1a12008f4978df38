import Foundation

/// A view that shows a part of a larger content.
@MainActor
open class UIScrollView: UIView {
  /// The size of the content, without the insets.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }
  /// Room around the content, besides the safe area.
  public var contentInset: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Whether the safe area is added to the insets.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  public var isScrollEnabled: Bool = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether content can be dragged beyond its edges, from where it springs back.
  public var bounces: Bool = true
  /// Whether that goes even for content that fits.
  public var alwaysBounceVertical: Bool = false
  public var alwaysBounceHorizontal: Bool = false
  /// Whether the content comes to rest at multiples of the frame's size only.
  public var isPagingEnabled: Bool = false
  /// How fast content that was flung gets slower.
  public var decelerationRate: DecelerationRate = .normal
  /// Follows the fingers that drag the content.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  public weak var delegate: (any UIScrollViewDelegate)?
  /// The content's rectangle, for constraints that size the content.
  public var contentLayoutGuide: UILayoutGuide {
    let guide = usedContentLayoutGuide ?? UILayoutGuide(owner: self, kind: .scrollContent)
    usedContentLayoutGuide = guide
    return guide
  }
  /// The scroll view's rectangle, for constraints that should not move with the content.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(
    owner: self, kind: .scrollFrame)
  private(set) var usedContentLayoutGuide: UILayoutGuide?
  var drag: ScrollDrag?
  var deceleration: ScrollDeceleration?
  /// The next step of the deceleration.
  var step: VirtualRunLoop.Token?
  private var insetsAtLastLayout: UIEdgeInsets = .zero

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

  /// When the safe area counts as an inset.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable {
    case automatic
    case never
  }

  /// The point of the content that lies at the view's origin.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { if bounds.origin != newValue { scroll(to: newValue) } }
  }

  /// Scrolls to a point; an animated scroll is over after 0.3 s.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopDecelerating()
    guard offset != contentOffset else { return }
    contentOffset = offset
    guard animated else { return }
    UIApplication.shared.runLoop.schedule(after: 0.3, name: "scroll animation of \(layoutName)") {
      [weak self] in
      self.map { $0.delegate?.scrollViewDidEndScrollingAnimation($0) }
    }
  }

  /// The room around the content in all.
  public var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  /// The part of the safe area that counts as an inset: its sides only where the content scrolls sideways, as in
  /// UIKit.
  var safeAreaAdjustment: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var insets = safeAreaInsets
    if contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// Keeps content that lies at its top there when bars come or go.
  open override func layoutSubviews() {
    let (old, new) = (insetsAtLastLayout, adjustedContentInset)
    insetsAtLastLayout = new
    if old != new, contentOffset.y == -old.top { contentOffset.y = -new.top }
    if old != new, contentOffset.x == -old.left { contentOffset.x = -new.left }
  }

  private func scroll(to offset: CGPoint) {
    bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }
}
