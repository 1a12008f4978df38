import Foundation

/// A rectangle on the screen with its content and its subviews.
@MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  /// The view's own coordinate system; a scroll view moves its origin.
  open var bounds: CGRect {
    didSet { if bounds != oldValue { boundsDidChange(from: oldValue) } }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    didSet { if center != oldValue { centerDidChange(from: oldValue) } }
  }

  /// How the view is turned, scaled and moved about its middle where it is seen; layout knows nothing of it.
  open var transform: CGAffineTransform = .identity {
    didSet { if transform != oldValue { transformDidChange(from: oldValue) } }
  }

  /// How the view's frame follows the superview's size.
  public var autoresizingMask: AutoresizingMask = []

  /// Whether the frame is set by hand (the default) instead of by constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet { setNeedsConstraintSolving() }
  }

  // MARK: Hierarchy

  public internal(set) weak var superview: UIView?
  /// Children, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose root view this is.
  weak var viewController: UIViewController?
  /// The class of the controller whose root view this is.
  public var viewControllerName: String? { viewController.map { String(describing: type(of: $0)) } }

  // MARK: Look

  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { hiddenDidChange() } }
  }
  public var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { recordAnimation(of: "opacity") { $0.alpha = oldValue } } }
  }
  public var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      recordAnimation(of: "backgroundColor") { $0.backgroundColor = oldValue }
    }
  }
  /// Whether what lies outside of the bounds is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  public var tag: Int = 0
  /// What draws the view's rectangle, of the class ``layerClass``.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// Whether the view says that it fills its bounds with opaque content; a hint for drawing.
  public var isOpaque: Bool = true
  public var contentMode: ContentMode = .scaleToFill
  /// What of the view is seen: where this view, in its coordinates, is not transparent.
  public var mask: UIView?
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic

  // MARK: Traits

  var traitState: TraitState = TraitState()

  // MARK: Interaction

  open var isUserInteractionEnabled: Bool = true
  /// Whether the view hears of more than one finger; a flag that the toolkit keeps for its readers.
  public var isMultipleTouchEnabled: Bool = false
  /// Whether the view keeps fingers from others while it has one; a flag that the toolkit keeps for its readers.
  public var isExclusiveTouch: Bool = false
  /// What makes sense of the fingers in this view and below; `nil` if there is none, as in UIKit.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What gives the view a behavior of the system's, as showing a menu.
  public internal(set) var interactions: [any UIInteraction] = []

  // MARK: Accessibility

  /// Whether assistive technology meets the view; the class decides until this is set.
  open var isAccessibilityElement: Bool {
    get { ownIsAccessibilityElement ?? isAccessibilityElementByDefault }
    set { ownIsAccessibilityElement = newValue }
  }
  private var ownIsAccessibilityElement: Bool?
  /// The name that tests find the view by.
  open var accessibilityIdentifier: String?
  /// What the view is; the class decides until this is set.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? accessibilityLabelByDefault }
    set { ownAccessibilityLabel = newValue }
  }
  private var ownAccessibilityLabel: String?
  /// What the view's value is; the class decides until this is set.
  open var accessibilityValue: String? {
    get { ownAccessibilityValue ?? accessibilityValueByDefault }
    set { ownAccessibilityValue = newValue }
  }
  private var ownAccessibilityValue: String?
  open var accessibilityHint: String?
  /// How the view behaves; the class decides until this is set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibilityTraits ?? accessibilityTraitsByDefault }
    set { ownAccessibilityTraits = newValue }
  }
  private var ownAccessibilityTraits: UIAccessibilityTraits?
  /// What the view contains for assistive technology, in its order: views and elements; the subviews by default.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology passes over the view and all that it contains.
  open var accessibilityElementsHidden: Bool = false
  /// Whether assistive technology passes over the view's siblings.
  open var accessibilityViewIsModal: Bool = false
  /// Whether what the view contains is met together, before anything beside it.
  open var shouldGroupAccessibilityChildren: Bool = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The names that voices may call the view by, the best first; its label by default.
  open var accessibilityUserInputLabels: [String]? {
    get { ownUserInputLabels ?? accessibilityLabel.map { [$0] } }
    set { ownUserInputLabels = newValue }
  }
  private var ownUserInputLabels: [String]?
  /// The view's place on the screen; its bounds until this is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? frameOnScreen(of: bounds) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// Where assistive technology taps; the middle of the frame until this is set.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?

  // MARK: Layout

  /// Whether the content follows the direction that the language reads in.
  public var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  var needsLayout = true
  /// Whether a view below this one needs layout.
  var descendantNeedsLayout = false
  /// Whether a constraint, a size or a hierarchy below this view changed since the last solving.
  var needsConstraintSolving = false
  /// What solved the hierarchy below this topmost view last, if it can go on from there.
  var layoutEngine: LayoutEngine?
  /// The constraints that the view owns: those between the view and its descendants.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  var huggingPriorities: AxisPair<UILayoutPriority> = AxisPair(.defaultLow)
  var compressionPriorities: AxisPair<UILayoutPriority> = AxisPair(.defaultHigh)
  /// What the layout engine could not satisfy, or could not decide, in this view at the last solving.
  public internal(set) var layoutFaults: [LayoutFault] = []
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The part of the view that no bar or sensor covers.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = UILayoutGuide(
    owner: self, kind: .safeArea)
  /// The part of the view inside its margins.
  public private(set) lazy var layoutMarginsGuide: UILayoutGuide = UILayoutGuide(owner: self, kind: .margins)
  /// The part of the view inside its margins that is no wider than one reads with ease.
  public private(set) lazy var readableContentGuide: UILayoutGuide = UILayoutGuide(
    owner: self, kind: .readable)
  /// The part at the bottom of the view that the software keyboard covers.
  public private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self)
  /// The margins that were set; `nil` for the class's own.
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  /// The covered parts that the view was told of last.
  var knownSafeAreaInsets: UIEdgeInsets = .zero
  /// Whether the view may have come to where others are covered.
  var isSafeAreaStale = false
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { tellLayoutMarginsChanged() } }
  }
  /// Whether the superview's margins hold for this view too, where they reach into it.
  public var preservesSuperviewLayoutMargins: Bool = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { tellLayoutMarginsChanged() } }
  }

  /// Makes a view with a place in its future superview.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Makes a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view without a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
  }

  // MARK: What classes decide

  /// The class of the view's layer, ``CALayer`` or one that inherits from it.
  open class var layerClass: AnyClass { CALayer.self }

  /// The frame that the class wants for its content, where it has a wish: see ``UIView/noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that fits the content best; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Places the subviews; does nothing by default.
  open func layoutSubviews() {}

  /// Adds the constraints that the class makes itself, right before solving; does nothing by default.
  open func updateConstraints() {}

  /// Tells that the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The view whose first line of text the baseline is; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text the baseline is; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// Tells that the layout margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The size that the constraints inside the view give it, near to `targetSize` as far as the priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutFitting(self, targetSize, horizontalFittingPriority, verticalFittingPriority).size
  }

  /// Tells that traits changed; `previousTraitCollection` has the former ones. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the view is about to come to another superview, or to leave its own.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  /// Tells that the view, with all around it, is about to come to another window, or to leave its own.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// What UIKit's own classes do when traits changed, whether or not a subclass listens; nothing by default.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// Tells that the inherited or own tint color may be another now; does nothing by default.
  func tintColorDidChange() {}

  var isAccessibilityElementByDefault: Bool { false }
  var accessibilityLabelByDefault: String? { nil }
  var accessibilityValueByDefault: String? { nil }
  var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }
  /// The edges of the safe area that the view takes from its subviews on top of what it inherits.
  var additionalSafeAreaInsets: UIEdgeInsets { viewController?.safeAreaContribution ?? .zero }

  /// The first of view, controller and superview that comes next in the chain.
  open override var next: UIResponder? { viewController ?? superview }

  /// Whether a gesture that is about to be recognized may be, with a finger in this view or below; yes by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the point lies in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The front-most view at a point that takes touches: not a hidden, transparent, inert or moving one, as in UIKit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
