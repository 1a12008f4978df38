import Foundation

/// A rectangle that is drawn, with layers on top of it.
///
/// Each view has a layer, of the class ``UIView/layerClass``, and both have one state: frame,
/// bounds, position, transform, opacity, color and order are the same read from either. A layer
/// that code creates itself belongs to no view, and takes no touches.
@preconcurrency @MainActor
open class CALayer: UIKitObject {
  /// The view that the layer draws.
  weak var view: UIView?
  /// The state that a view has for its layer, of a layer without one.
  var own = LayerState()
  /// The values of keys that are no properties, which a layer keeps as a dictionary does.
  var extraValues: [String: Any] = [:]
  /// The animations that were added, in that order; `nil` while there are none.
  var attachments: [AttachedAnimation]?
  /// The layer that this one shows in the middle of animations.
  weak var modelLayer: CALayer?

  // MARK: Shared with the view

  /// The layer's own coordinate system; the zero rectangle by default.
  open var bounds: CGRect {
    get { sharedBounds }
    set { sharedBounds = newValue }
  }
  /// The position of the anchor point in the superlayer's coordinates; the view's `center`.
  open var position: CGPoint {
    get { sharedPosition }
    set { sharedPosition = newValue }
  }
  /// The point of the bounds, in the unit square, that ``position`` is about and that transforms
  /// leave where it is; the middle by default.
  open var anchorPoint: CGPoint {
    get { sharedAnchorPoint }
    set { sharedAnchorPoint = newValue }
  }
  /// The smallest upright rectangle around the layer in its superlayer's coordinates; it follows
  /// from bounds, position, anchor point and transform, and setting it sets the former two.
  open var frame: CGRect {
    get { sharedFrame }
    set { sharedFrame = newValue }
  }
  /// How the layer is turned, scaled and moved about its anchor point; the identity by default.
  ///
  /// Frames, pictures and conversions follow it as it is seen from straight above; perspective is
  /// stored only.
  open var transform: CATransform3D {
    get { sharedTransform }
    set { sharedTransform = newValue }
  }
  /// Whether the layer and what is on it are invisible; `false` by default.
  open var isHidden: Bool {
    get { isSharedHidden }
    set { isSharedHidden = newValue }
  }
  /// The opacity of the layer and of what is on it, from 0 to 1; 1 by default.
  open var opacity: Float {
    get { sharedOpacity }
    set { sharedOpacity = newValue }
  }
  /// The color behind the content; `nil`, the default, for none.
  open var backgroundColor: CGColor? {
    get { sharedBackgroundColor }
    set { sharedBackgroundColor = newValue }
  }
  /// Whether the layer declares that it fills its bounds with opaque content; a hint for drawing.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? own.isOpaque }
    set { if let view { view.isOpaque = newValue } else { own.isOpaque = newValue } }
  }
  /// What lays the layer out and makes its content; for a view's layer the view.
  open var delegate: (any CALayerDelegate)? {
    get { own.delegate ?? view }
    set { own.delegate = newValue }
  }

  // MARK: Look

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0 { didSet { noteChange(of: "cornerRadius", from: oldValue) } }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = .all
  /// The shape of the corners; a part of a circle by default. Stored only.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the line inside the bounds in points; 0 by default.
  open var borderWidth: CGFloat = 0 { didSet { noteChange(of: "borderWidth", from: oldValue) } }
  /// The color of that line; black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "borderColor", from: oldValue) }
  }
  /// The opacity of the shadow, from 0, the default, for none to 1.
  open var shadowOpacity: Float = 0 { didSet { noteChange(of: "shadowOpacity", from: oldValue) } }
  /// The blur of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { noteChange(of: "shadowRadius", from: oldValue) } }
  /// The position of the shadow relative to the layer in points; 3 points up by default.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3) {
    didSet { noteChange(of: "shadowOffset", from: oldValue) }
  }
  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "shadowColor", from: oldValue) }
  }
  /// The shape of the shadow; that of the layer's content by default. Stored only.
  open var shadowPath: CGPath? { didSet { noteChange(of: "shadowPath", from: oldValue) } }
  /// Whether everything outside of the bounds is cut off; the view's `clipsToBounds`.
  open var masksToBounds: Bool = false
  /// A layer whose opaque parts, in this layer's coordinates, are what is visible of this one; it
  /// has no superlayer but this one.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
  }
  /// How far the layer is in front of its neighbors: greater ones are drawn later; 0 by default.
  open var zPosition: CGFloat = 0 { didSet { noteChange(of: "zPosition", from: oldValue) } }
  /// The position of the anchor point toward the eye in points; 0 by default. Stored only.
  open var anchorPointZ: CGFloat = 0
  /// The transform of everything in the layer, about its anchor point; conversions of points follow
  /// it, trees do not.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { noteChange(of: "sublayerTransform", from: oldValue) }
  }

  // MARK: Content

  /// The picture that the layer shows, an image; `nil` by default.
  open var contents: Any? { didSet { noteChange(of: "contents", from: oldValue) } }
  /// How a picture of another size is positioned; it fills the bounds by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The pixels of the picture for each point; 1 by default. Stored only.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown, in the unit square; all by default. Stored only.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that is stretched, in the unit square; all by default. Stored only.
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the picture is made smaller. Stored only.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// How the picture is made larger. Stored only.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// The detail of a picture that is made smaller; 0 by default. Stored only.
  open var minificationFilterBias: Float = 0
  /// A name that code finds the layer by; `nil` by default.
  open var name: String?
  /// The filters on the layer; Core Animation on iOS has none either. Stored only.
  open var filters: [Any]?
  /// The filter between the layer and what is behind it. Stored only.
  open var compositingFilter: Any?
  /// The filters on what is behind the layer. Stored only.
  open var backgroundFilters: [Any]?
  /// Whether the layer is drawn as a picture that is kept; `false` by default. Stored only.
  open var shouldRasterize: Bool = false
  /// The pixels of that picture for each point; 1 by default. Stored only.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed; `false` by default. Stored only.
  open var allowsEdgeAntialiasing: Bool = false
  /// The edges that are smoothed; all by default. Stored only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Whether the layer fades as a whole with what is on it; `true` by default. Stored only.
  open var allowsGroupOpacity: Bool = true
  /// Whether drawing is done in the background; `false` by default. Stored only.
  open var drawsAsynchronously: Bool = false
  /// Whether the layer shows when it is turned away from the eye; `true` by default. Stored only.
  open var isDoubleSided: Bool = true
  /// Whether the layer is drawn upside down; `false` by default. Stored only.
  open var isGeometryFlipped: Bool = false
  /// Whether a change of the bounds calls ``setNeedsDisplay()``; `false` by default.
  open var needsDisplayOnBoundsChange: Bool = false
  /// The actions of some keys, which are used instead of the class's; `nil` by default.
  open var actions: [String: any CAAction]?
  /// The layer's animations and their own; see ``CAMediaTiming``.
  var timing = MediaTiming(duration: .infinity)

  // MARK: Creation

  /// Creates a layer with Core Animation's values.
  public override init() { super.init() }

  /// Creates a copy for the middle of animations; subclasses copy their own properties.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer with Core Animation's values.
  public init(layer: Any) {
    super.init()
    (layer as? CALayer).map(copyValues(of:))
  }

  /// Creates a layer with Core Animation's values; there are no archives to read.
  public required init?(coder: NSCoder) {}

  /// Creates a layer as views and animations do it, of whatever class; UIKit calls `init()` and
  /// `init(layer:)` instead.
  ///
  /// - Parameter layer: The layer whose properties are copied; `nil` for Core Animation's values.
  public required convenience init(copying layer: CALayer?) {
    self.init()
    layer.map(copyValues(of:))
  }

  // MARK: Overrides

  /// Positions the sublayers; the delegate does it by default, and a view's layer lays the view out.
  open func layoutSublayers() {
    if let view { view.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
  }

  /// Makes the content; the delegate does it by default, or ``draw(in:)`` draws it.
  open func display() {
    delegate?.display(self)
    record()
  }

  /// Draws the content; the delegate does it by default, for a view's layer the view.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Requests a call of ``display()`` at the end of the turn.
  open func setNeedsDisplay() {
    own.needsDisplay = true
    UIApplication.shared.displays.add(self)
  }

  /// Requests a call of ``display()`` at the end of the turn, whatever the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Requests a call of ``layoutSublayers()`` at the end of the turn.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    own.needsLayout = true
    markOwnerForLayout()
  }

  /// Adds a layer in front of all others, and removes it from its old superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index in the order from back to front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Removes the layer from its superlayer, or as its mask; a view's layer takes the view along.
  open func removeFromSuperlayer() { leaveParent() }

  /// Adds an animation; see ``CAAnimation``.
  ///
  /// - Parameters:
  ///   - anim: The animation, of which the layer keeps a copy.
  ///   - key: The name of the animation, which replaces another one of that name; `nil` for none.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Returns what happens when a property changes: what the delegate says, or else the layer's
  /// ``actions``, or else the class's ``defaultAction(forKey:)``.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Returns the class's action for a key: for the properties that Core Animation animates, an
  /// animation from the former value, and otherwise `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value that a key has in a new layer; `nil` for keys that are no properties.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }

  /// Returns whether a change of a key calls ``setNeedsDisplay()``; `false` by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns whether a point in the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the front-most layer at a point, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  /// Returns the value of a property, or one that was set for any other key.
  open override func value(forKey key: String) -> Any? {
    property(key).map { $0.get(self) } ?? extraValues[key]
  }

  /// Sets a property by its name; a layer keeps values for any other key as well.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return extraValues[key] = value }
    property.set(self, value)
  }

  /// Returns the value at a key path; `nil` if there is no such property or part.
  open override func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

  /// Sets the value at a key path; nothing happens if there is no such property or part.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: keyPath) }

  /// The properties by the names that key paths have; subclasses add theirs.
  class var properties: [String: LayerProperty] { LayerProperty.ofEveryLayer }
}

/// What a layer without a view has of itself; the defaults are Core Animation's.
struct LayerState {
  var bounds: CGRect = .zero
  var position: CGPoint = .zero
  var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  var transform: CATransform3D?
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var isOpaque = false
  /// The layers in it from back to front.
  var sublayers: [CALayer]?
  /// The layer that this one was added to; `nil` for a view's layer in its superview's.
  weak var parent: CALayer?
  weak var delegate: (any CALayerDelegate)?
  var needsLayout = true
  var needsDisplay = false
  /// What was drawn into it; `nil` for nothing.
  var drawing: Drawing?
  /// Whether the layer has been on the screen at the end of a turn; only then changes are animated.
  var isShown = false
}
