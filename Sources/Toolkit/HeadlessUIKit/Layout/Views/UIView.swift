import Foundation

/// A rectangle on the screen with its content and its subviews.
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

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    didSet { if center != oldValue { centerDidChange(from: oldValue) } }
  }

  /// The smallest upright rectangle around the view in its superview's coordinates.
  ///
  /// Setting it sizes the bounds so that the transformed view fills the rectangle. For a view that
  /// is turned by other than right angles the frame is not meaningful, as in UIKit.
  open var frame: CGRect {
    get { turnedFrame }
    set { reportingOnce { turnedFrame = newValue } }
  }

  /// How the view is turned, scaled and moved about its middle; layout ignores it.
  open var transform: CGAffineTransform = .identity {
    didSet { if transform != oldValue { transformDidChange(from: oldValue) } }
  }

  /// The point of the bounds, in the unit square, that ``center`` is about and that transforms leave
  /// where it is; the middle by default.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { anchorPointDidChange(from: oldValue) } }
  }

  /// How the view's frame changes with the superview's size; empty by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether code sets the frame, as by default, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() } }
  }

  // MARK: Hierarchy

  /// The view that this one is a subview of.
  public internal(set) var superview: UIView? {
    get { holder }
    set { holder = newValue }
  }
  /// The superview, which takes this reference back when it goes: a weak one, in every view, would
  /// make all counting of references slower.
  nonisolated(unsafe) private unowned(unsafe) var holder: UIView?
  /// The subviews from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  // MARK: Look

  /// Whether the view and its descendants are invisible and ignored by touches; `false` by default.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  /// The opacity of the view and its descendants, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 {
    // Animation blocks record a change with its former value.
    didSet { if alpha != oldValue { recordAnimation(of: "opacity") { $0.alpha = oldValue } } }
  }
  /// The color behind the content; `nil`, the default, for none.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      recordAnimation(of: "backgroundColor") { $0.backgroundColor = oldValue }
    }
  }
  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be tapped, dimmed if the mode says so; inherited until it is set, and
  /// again after `nil` is, and blue at the top of the hierarchy.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      ownTintColor = newValue
      reportTintColorChange(toAll: false)
    }
  }
  /// A number by which code finds the view; 0 by default.
  open var tag: Int = 0
  /// What draws the view's rectangle, of the class ``layerClass``.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// The layers on the view's from back to front, where some belong to no subview or the order is
  /// another one than that of subviews; `nil` otherwise.
  var sublayerOrder: [CALayer]?
  /// Whether the view declares that it fills its bounds with opaque content; a hint for drawing.
  open var isOpaque: Bool = true
  /// How content of another size is positioned; it fills the bounds by default.
  open var contentMode: ContentMode = .scaleToFill
  /// A view whose opaque parts, in this view's coordinates, are what is visible of this view.
  open var mask: UIView?
  /// Whether the content could not be drawn yet, as the view had no size.
  var waitsForSize = false
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic
  var traitState: TraitState = TraitState()

  // MARK: Interaction

  /// Whether the view and its descendants get touches; `true` by default.
  open var isUserInteractionEnabled: Bool = true
  /// Whether the view gets more than one finger; stored only.
  open var isMultipleTouchEnabled: Bool = false
  /// Whether a finger in the view keeps later fingers from other views of the window, and comes only
  /// where no other view has one; `false` by default.
  open var isExclusiveTouch: Bool = false
  /// The recognizers for fingers in this view and below; `nil` if there are none, as in UIKit.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What gives the view a behavior of the system, such as a menu.
  public internal(set) var interactions: [any UIInteraction] = []

  // MARK: Layout

  /// Whether the content is mirrored where the language reads from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  var layoutState = LayoutState()
  /// What solves the constraints of the hierarchy below this topmost view.
  var layoutEngine: LayoutEngine?
  /// What the engine of the hierarchy keeps about the view; `nil` until it is read.
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
  /// The part of the view inside its margins, no wider than text can be read with ease.
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

  /// Creates a view with a frame in its future superview.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of no size; there are no archives to read.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
  }

  deinit {
    for subview in subviews { subview.holder = nil }
    for constraint in constraints { constraint.ownerIsGone() }
  }

  // MARK: Overrides

  /// Adds a view in front of all others, and removes it from its old superview; a subview only
  /// moves to the front.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Removes the view from its superview, with the constraints between it and views outside of it.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Updates the constraints of the view and of those below it, if they need it.
  ///
  /// Layout does so by itself; code calls the method to have the constraints at once.
  open func updateConstraintsIfNeeded() {
    subviews.forEach { $0.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }

  /// Lays the view out: its controller's methods and ``layoutSubviews()`` are called.
  open func layoutSublayers(of layer: CALayer) { layOutSelf(as: layer) }

  /// Returns what happens when a property of the layer changes outside of animation blocks: nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The class of the view's layer: ``CALayer`` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The size in points that fits the content, with ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that fits the content best; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Positions the subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Requests a call of ``layoutSubviews()`` at the end of the turn.
  open func setNeedsLayout() { requestLayout() }

  /// Solves constraints and lays subviews out until nothing is left to do.
  ///
  /// Layout may change what constraints depend on, so both alternate. Code that never comes to rest
  /// is stopped after 20 rounds, as by UIKit's feedback loop guard.
  open func layoutIfNeeded() { layOutUntilDone() }

  /// Reports that the intrinsic content size has changed, which requires another layout.
  open func invalidateIntrinsicContentSize() {
    layoutContentDidChange()
    setNeedsLayout()
  }

  /// The parts at the edges that bars and sensors cover, in points in the view's coordinates.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets + additionalSafeAreaInsets }

  /// The smallest text size of the view and everything below it; `nil`, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.minimum }
    set { setContentSizeLimit(\.minimum, newValue) }
  }

  /// The largest text size of the view and everything below it; `nil`, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState.contentSizeLimits.maximum }
    set { setContentSizeLimit(\.maximum, newValue) }
  }

  /// The limits of the view's text size in words, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { traitState.contentSizeLimits.description }

  /// Adds the class's constraints right before the first solving, and before the one after
  /// ``setNeedsUpdateConstraints()``; does nothing by default.
  open func updateConstraints() {}

  /// Called after the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The view whose first line of text has the first baseline; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text has the last baseline; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The view whose bottom is the baseline, for constraints of the first and the last line at once; the view itself by
  /// default. Replaced by ``forFirstBaselineLayout`` and ``forLastBaselineLayout``, and not called.
  open func forBaselineLayout() -> UIView { self }

  /// Whether the class has no size without constraints; `false` by default. Here constraints are solved in any case.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after the layout margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}

  /// Returns the size that the constraints in the view require, as near to `targetSize` as the
  /// priorities demand.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
  }

  /// Called after traits changed, with the former ones; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content into ``UIGraphicsGetCurrentContext()``; does nothing by default.
  ///
  /// - Parameter rect: The bounds, as everything is drawn each time.
  open func draw(_ rect: CGRect) {}
  /// Requests a call of ``draw(_:)`` at the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of ``draw(_:)`` at the end of the turn, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws the content of a layer; for its own layer the view calls ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { GraphicsStack.current.with(ctx) { draw(bounds) } }
  }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview or to none; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved to another superview or to none; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window of the view changes; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed; does nothing by default.
  open func didMoveToWindow() {}

  /// What UIKit's own classes do after traits changed, apart from the methods that subclasses
  /// override.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// Called when the own or inherited tint color may have changed; does nothing by default.
  open func tintColorDidChange() {}

  /// The edges of the frame, in points, that constraints pass over, such as a shadow; none by default.
  /// Negative insets add to the frame.
  ///
  /// The intrinsic content size is that of what is within them.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size of the content; for a text of several lines, at the width that it was given last.
  var contentSizeForLayout: CGSize { intrinsicContentSize }

  /// Records the width that was solved.
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

  /// Returns whether a gesture with a finger in this view or below may begin; `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the point is in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the front-most view at a point that takes touches. As in UIKit, hidden, transparent
  /// and disabled views do not, nor do views in most animations.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    return subviewHit(at: point, with: event) ?? self
  }
}
