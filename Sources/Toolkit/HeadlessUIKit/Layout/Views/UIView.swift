import Foundation

/// A rectangle on the screen with its content and its subviews.
///
///     let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 80))
///     card.center // (120, 80)
///     card.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 16, height: 16)))
///     card.hitTest(CGPoint(x: 12, y: 12), with: nil) === card.subviews[0] // true
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  /// The view's own coordinate system; a scroll view moves its origin.
  open var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      boundsDidChange(from: oldValue)
      valueDidChange()
    }
  }

  /// The center of the view, in points in its superview's coordinates.
  open var center: CGPoint {
    didSet { if center != oldValue { centerDidChange(from: oldValue) } }
  }

  /// The view's bounding box, in points in its superview's coordinates.
  ///
  /// Setting it sizes the bounds so that the transformed view fills the rectangle. As in UIKit, the frame
  /// is not meaningful for a view that is rotated by other than right angles.
  ///
  ///     view.bounds.size = CGSize(width: 100, height: 50)
  ///     view.transform = CGAffineTransform(rotationAngle: .pi / 2)
  ///     view.frame.size // 50 by 100 points
  open var frame: CGRect {
    get { turnedFrame }
    set { reportingOnce { turnedFrame = newValue } }
  }

  /// The rotation, scale and translation of the view about its ``anchorPoint``; layout ignores it.
  open var transform: CGAffineTransform = .identity {
    didSet { if transform != oldValue { transformDidChange(from: oldValue) } }
  }

  /// The point of the bounds, in the unit square, that is at ``center`` and about which transforms apply;
  /// the middle, (0.5, 0.5), by default.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { anchorPointDidChange(from: oldValue) } }
  }

  /// How the view's frame changes with the superview's size; empty by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether code sets the frame, rather than constraints; `true` by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() } }
  }

  // MARK: Hierarchy

  /// The view that this one is a subview of.
  public internal(set) var superview: UIView? {
    get { holder }
    set { holder = newValue }
  }
  /// The superview, which clears this reference when it is deinitialized; a weak reference in every view
  /// would slow down all reference counting.
  nonisolated(unsafe) private unowned(unsafe) var holder: UIView?
  /// What unretained references to the view share.
  var place: ViewPlace {
    if let madePlace { return madePlace }
    let place = ViewPlace(of: self)
    madePlace = place
    return place
  }
  nonisolated(unsafe) private var madePlace: ViewPlace?
  /// The subviews from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  // MARK: Appearance

  /// Whether the view and its descendants are invisible and ignored by touches; `false` by default.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// The opacity of the view and its descendants, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 {
    // Animation blocks record a change with its former value.
    didSet { if alpha != oldValue { recordAnimation(of: "opacity") { $0.alpha = oldValue } } }
  }
  /// The color behind the content; `nil`, the default, for no color.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      recordAnimation(of: "backgroundColor") { $0.backgroundColor = oldValue }
    }
  }
  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of controls, dimmed if ``tintAdjustmentMode`` is ``TintAdjustmentMode/dimmed``. Inherited
  /// while it is not set or set to `nil`; blue at the top of the hierarchy.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      ownTintColor = newValue
      reportTintColorChange(toAll: false)
    }
  }
  /// A number for ``viewWithTag(_:)``; 0 by default.
  open var tag: Int = 0
  /// The layer that draws the view, of the class ``layerClass``.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = makeLayer()
    madeLayer = layer
    return layer
  }
  nonisolated(unsafe) private var madeLayer: CALayer?
  /// The sublayers from back to front, if some belong to no subview or their order differs from that of the
  /// subviews; `nil` otherwise.
  var sublayerOrder: [CALayer]?
  /// Whether the view fills its bounds with opaque content; a hint for drawing, `true` by default.
  open var isOpaque: Bool = true
  /// How content of another size is positioned; ``ContentMode/scaleToFill`` by default.
  open var contentMode: ContentMode = .scaleToFill
  /// A view whose opaque parts, in this view's coordinates, are the visible parts of this view; `nil` by
  /// default.
  open var mask: UIView?
  /// Whether the content could not be drawn yet because the view had no size.
  var waitsForSize = false
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic
  var traitState: TraitState = TraitState()

  // MARK: Interaction

  /// Whether the view and its descendants get touches; `true` by default.
  open var isUserInteractionEnabled: Bool = true
  /// Whether views of the class get touches unless code says otherwise; `true` by default.
  package var takesTouchesByDefault: Bool { true }
  /// Whether the view gets more than one touch; stored only, `false` by default.
  open var isMultipleTouchEnabled: Bool = false
  /// Whether a touch in the view blocks later touches in other views of the window, and begins only if no
  /// other view has one; `false` by default.
  open var isExclusiveTouch: Bool = false
  /// The recognizers for touches in this view and its descendants; `nil` if there are no recognizers, as in
  /// UIKit.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions that give the view system behavior, such as a menu.
  public internal(set) var interactions: [any UIInteraction] = []

  // MARK: Layout

  /// Whether the content is mirrored in languages that read from right to left;
  /// ``UISemanticContentAttribute/unspecified`` by default.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  var layoutState = LayoutState()
  /// The engine that solves the constraints of the hierarchy below this topmost view.
  var layoutEngine: LayoutEngine?
  /// The engine's record of the view; `nil` until the engine reads it.
  var layoutNode: LayoutNode?
  /// The constraints that the view owns: those between the view and its descendants.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  var huggingPriorities: AxisPair<UILayoutPriority> = AxisPair(.defaultLow)
  var compressionPriorities: AxisPair<UILayoutPriority> = AxisPair(.defaultHigh)
  /// What the layout engine could not satisfy or decide in this view at the last solving.
  public internal(set) var layoutFaults: [LayoutFault] = []
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The part of the view that no bar or sensor covers.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self, kind: .safeArea)
  /// The part of the view inside its margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self, kind: .margins)
  /// The part of the view inside its margins, no wider than is comfortable to read: 672 points.
  public private(set) lazy var readableContentGuide = UILayoutGuide(owner: self, kind: .readable)
  /// The part at the bottom of the view that the software keyboard covers.
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self)
  /// Whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { reportLayoutMarginsChange() } }
  }
  /// Whether the superview's margins apply as far as they reach into this view; `false` by default.
  open var preservesSuperviewLayoutMargins: Bool = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { reportLayoutMarginsChange() } }
  }

  /// Creates a view with a frame; the origin of its bounds is zero.
  ///
  /// - Parameter frame: The frame in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    setUp()
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of zero size, or as a file of Interface Builder has it if the coder is one of a storyboard or a xib.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
    setUp()
    if !decodesInterfaceItself { coder.decodeInterface(of: self) }
  }

  /// Whether the class sets up more after `UIView`'s initializer, and then calls `decodeInterface(of:)`.
  var decodesInterfaceItself: Bool { false }

  /// Adds what views of a class of the toolkit have from the start; called at the end of every initializer.
  func setUp() {}

  deinit {
    for subview in subviews { subview.holder = nil }
    madeLayer?.view = nil
    madePlace?.view = nil
    for constraint in constraints { constraint.ownerIsGone() }
  }

  // MARK: Overrides

  /// Adds a view in front of all others, and removes it from its former superview; a view that is
  /// already a subview moves to the front.
  ///
  /// - Parameter view: The view; one that contains this view raises an exception, as does a
  ///   hierarchy of more than 1000 levels.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Removes the view from its superview, and the constraints between it and views outside it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Updates the constraints of the view and its descendants that need it.
  ///
  /// Layout does this automatically; call the method to have the constraints immediately.
  open func updateConstraintsIfNeeded() {
    subviews.forEach { $0.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }

  /// Lays the view out: calls its controller's methods and ``layoutSubviews()``.
  ///
  /// - Parameter layer: The view's own layer; others are ignored.
  open func layoutSublayers(of layer: CALayer) { layOutSelf(as: layer) }

  /// Returns `NSNull`, for no action: outside of animation blocks, changes of a view's layer are
  /// not animated.
  ///
  /// - Parameters:
  ///   - layer: Ignored.
  ///   - event: Ignored.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The class of the view's layer: ``CALayer`` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The size in points that fits the content; a length that the content does not have is
  /// ``noIntrinsicMetric``, as both are by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size in points that fits the content best; the current size by default.
  ///
  /// - Parameter size: The available size in points; ignored by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Positions the subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Requests a call of ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() { requestLayout() }

  /// Solves constraints and lays out subviews until no view requires either.
  ///
  /// Layout may change what constraints depend on, so the two alternate. A layout that always requests
  /// another is stopped after 20 rounds, as by UIKit's feedback loop guard.
  open func layoutIfNeeded() { layOutUntilDone() }

  /// Reports that the intrinsic content size has changed, which requires another layout.
  open func invalidateIntrinsicContentSize() {
    layoutContentDidChange()
    setNeedsLayout()
  }

  /// The parts at the edges that bars and sensors cover, in points in the view's coordinates.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets + additionalSafeAreaInsets }

  /// The smallest text size of the view and its descendants; `nil`, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.minimum }
    set { setContentSizeLimit(\.minimum, newValue) }
  }

  /// The largest text size of the view and its descendants; `nil`, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.maximum }
    set { setContentSizeLimit(\.maximum, newValue) }
  }

  /// A description of the limits of the view's text size, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { traitState.contentSizeLimits.description }

  /// Adds or updates the class's constraints, right before the first solving and after each
  /// ``setNeedsUpdateConstraints()``; does nothing by default.
  open func updateConstraints() {}

  /// Called after the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The view whose first line of text has the first baseline; by default ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text has the last baseline; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The view whose bottom is both the first and the last baseline; the view itself by default. Replaced by
  /// ``forFirstBaselineLayout`` and ``forLastBaselineLayout``, and not called.
  open func forBaselineLayout() -> UIView { self }

  /// Whether the class requires constraints to have a size; `false` by default. Ignored: constraints are
  /// always solved.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after the layout margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}

  /// Returns the size in points that the constraints in the view require, as near to a target as the
  /// priorities demand.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size in points, for instance ``layoutFittingCompressedSize``.
  ///   - horizontalFittingPriority: How strongly the width keeps to the target.
  ///   - verticalFittingPriority: How strongly the height keeps to the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
  }

  /// Called after traits changed; does nothing by default.
  ///
  /// - Parameter previousTraitCollection: The former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content into ``UIGraphicsGetCurrentContext()``; draws nothing by default.
  ///
  /// - Parameter rect: The bounds, since all of the view is drawn each time.
  open func draw(_ rect: CGRect) {}
  /// Requests a call of ``draw(_:)`` at the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of ``draw(_:)`` at the end of the turn.
  ///
  /// - Parameter rect: Ignored, since all of the view is drawn each time.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the content of a layer; for its own layer, the view calls ``draw(_:)``.
  ///
  /// - Parameters:
  ///   - layer: The layer; those of other views are ignored.
  ///   - ctx: The context, which is the current one during ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { GraphicsStack.current.with(ctx) { draw(bounds) } }
  }

  /// Called after a subview was added; does nothing by default.
  ///
  /// - Parameter subview: The new subview, which is already in ``subviews``.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  ///
  /// - Parameter subview: The subview, which is still in ``subviews``.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; does nothing by default.
  ///
  /// - Parameter newSuperview: The next superview; `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed, or became `nil`; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window of the view changes; does nothing by default.
  ///
  /// - Parameter newWindow: The next window; `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed; does nothing by default.
  open func didMoveToWindow() {}

  /// What UIKit's own classes do after traits changed, apart from the methods that subclasses
  /// override.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// Called when the view's own or inherited tint color may have changed; does nothing by default.
  open func tintColorDidChange() {}

  /// The edges of the frame, in points, that constraints ignore, such as a shadow; zero by default.
  /// Negative insets add to the frame.
  ///
  /// The intrinsic content size is that of the part inside the insets.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size of the content; for text of several lines, at the last width of the view.
  var contentSizeForLayout: CGSize { intrinsicContentSize }

  /// Accepts the solved width.
  ///
  /// - Returns: Whether the height that was solved with it still fits.
  func acceptLayoutWidth() -> Bool { true }

  /// Whether the view's own constraints depend on the sizes of its subviews' contents.
  var arrangesByContent: Bool { false }

  override var accessibilityFrameByDefault: CGRect { frameOnScreen(of: bounds) }
  /// What the view adds to the safe area that it inherits.
  var additionalSafeAreaInsets: UIEdgeInsets { viewController?.safeAreaContribution ?? .zero }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Returns whether a gesture with a touch in this view or a descendant may begin; `true` by default.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which this view or a superview has.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether a point is in the view; by default, whether it is in its bounds.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's own coordinates.
  ///   - event: The event of the touch; ignored by default.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the front-most view at a point that takes touches; `nil` if there is no such view.
  ///
  /// As in UIKit, hidden, transparent and disabled views do not take touches, nor do views in most
  /// animations.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's own coordinates.
  ///   - event: The event of the touch, which is passed on to ``point(inside:with:)``; `nil` for a
  ///     call by code.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    return subviewHit(at: point, with: event) ?? self
  }
}
