import Foundation

/// A rectangle that is drawn, with layers on it.
///
/// Each view has a layer, of the class ``UIView/layerClass``, and both share their state: frame, bounds,
/// position, transform, opacity, color and order can be read from either. A layer that code creates belongs
/// to no view, and takes no touches.
///
///     view.layer.opacity = 0.5
///     view.alpha // 0.5
///     view.layer.position == view.center // true
@preconcurrency @MainActor
open class CALayer: UIKitObject {
  /// The view that the layer draws; `nil` for a layer that code created.
  ///
  /// The view clears this reference when it is deinitialized; a weak one would slow down the counting of all other
  /// references to it.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The state of a layer without a view; otherwise, the view has it.
  var own = LayerState()
  /// The values of keys that are not properties, which a layer stores as a dictionary does.
  var extraValues: [String: Any] = [:]
  /// The animations that were added, in order; `nil` if there are no animations.
  var attachments: [AttachedAnimation]?
  /// The layer that this one is a presentation of.
  weak var modelLayer: CALayer?

  // MARK: Shared with the view

  /// The layer's own coordinate system, in points; the zero rectangle by default.
  open var bounds: CGRect {
    get { sharedBounds }
    set { sharedBounds = newValue }
  }
  /// The position of the anchor point in the superlayer's coordinates; the view's `center`.
  open var position: CGPoint {
    get { sharedPosition }
    set { sharedPosition = newValue }
  }
  /// The point of the bounds, in the unit square, that is at ``position`` and about which transforms apply;
  /// the middle, (0.5, 0.5), by default.
  open var anchorPoint: CGPoint {
    get { sharedAnchorPoint }
    set { sharedAnchorPoint = newValue }
  }
  /// The layer's bounding box in its superlayer's coordinates. It follows from bounds, position, anchor
  /// point and transform; setting it sets bounds and position.
  open var frame: CGRect {
    get { sharedFrame }
    set { sharedFrame = newValue }
  }
  /// The rotation, scale and translation of the layer about its anchor point; the identity by default.
  ///
  /// Frames, pictures and conversions follow its projection onto the plane; perspective is stored only.
  open var transform: CATransform3D {
    get { sharedTransform }
    set { sharedTransform = newValue }
  }
  /// Whether the layer and its descendants are invisible; `false` by default.
  open var isHidden: Bool {
    get { isSharedHidden }
    set { isSharedHidden = newValue }
  }
  /// The opacity of the layer and its descendants, from 0 to 1; 1 by default.
  open var opacity: Float {
    get { sharedOpacity }
    set { sharedOpacity = newValue }
  }
  /// The color behind the content; `nil`, the default, for no color.
  open var backgroundColor: CGColor? {
    get { sharedBackgroundColor }
    set { sharedBackgroundColor = newValue }
  }
  /// Whether the layer fills its bounds with opaque content; a hint for drawing.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? own.isOpaque }
    set { if let view { view.isOpaque = newValue } else { own.isOpaque = newValue } }
  }
  /// The object that lays out the layer and provides its content; for a view's layer, the view.
  open var delegate: (any CALayerDelegate)? {
    get { own.delegate ?? view }
    set { own.delegate = newValue }
  }

  // MARK: Appearance

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0 { didSet { noteChange(of: "cornerRadius", from: oldValue) } }
  /// The corners that are rounded; all corners by default.
  open var maskedCorners: CACornerMask = .all
  /// The shape of the corners; ``CALayerCornerCurve/circular`` by default. Stored only.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border inside the bounds, in points; 0 by default.
  open var borderWidth: CGFloat = 0 { didSet { noteChange(of: "borderWidth", from: oldValue) } }
  /// The color of the border; black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "borderColor", from: oldValue) }
  }
  /// The opacity of the shadow, from 0 to 1; 0, for no shadow, by default.
  open var shadowOpacity: Float = 0 { didSet { noteChange(of: "shadowOpacity", from: oldValue) } }
  /// The blur of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { noteChange(of: "shadowRadius", from: oldValue) } }
  /// The offset of the shadow in points; 3 points up by default.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3) {
    didSet { noteChange(of: "shadowOffset", from: oldValue) }
  }
  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "shadowColor", from: oldValue) }
  }
  /// The shape of the shadow; that of the layer's content by default. Stored only.
  open var shadowPath: CGPath? { didSet { noteChange(of: "shadowPath", from: oldValue) } }
  /// Whether content outside of the bounds is clipped; the view's ``UIView/clipsToBounds``. `false` by
  /// default.
  open var masksToBounds: Bool = false
  /// A layer whose opaque parts, in this layer's coordinates, are the visible parts of this one. It has no
  /// other superlayer; `nil` by default.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { maskDidChange(from: oldValue) } }
  }
  /// The depth relative to sibling layers: those with a greater value are drawn in front; 0 by default.
  open var zPosition: CGFloat = 0 { didSet { noteChange(of: "zPosition", from: oldValue) } }
  /// The position of the anchor point along the z-axis, in points; 0 by default. Stored only.
  open var anchorPointZ: CGFloat = 0
  /// The transform of the sublayers about the layer's anchor point. Conversions of points follow it; render
  /// trees do not.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity {
    didSet { noteChange(of: "sublayerTransform", from: oldValue) }
  }

  // MARK: Content

  /// The picture that the layer shows, a ``UIImage`` or a ``CGImage``; `nil` by default.
  open var contents: Any? { didSet { noteChange(of: "contents", from: oldValue) } }
  /// How a picture of another size is positioned; ``CALayerContentsGravity/resize`` by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The pixels of the picture per point; 1 by default. Stored only.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown, in the unit square; all of it by default. Stored only.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that is stretched, in the unit square; all of it by default. Stored only.
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for scaling the picture down. Stored only.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// The filter for scaling the picture up. Stored only.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// The level of detail when the picture is scaled down; 0 by default. Stored only.
  open var minificationFilterBias: Float = 0
  /// A name for finding the layer; `nil` by default.
  open var name: String?
  /// The filters on the layer, which iOS ignores, too. Stored only.
  open var filters: [Any]?
  /// The filter between the layer and what is behind it. Stored only.
  open var compositingFilter: Any?
  /// The filters on what is behind the layer. Stored only.
  open var backgroundFilters: [Any]?
  /// Whether the layer is cached as a bitmap; `false` by default. Stored only.
  open var shouldRasterize: Bool = false
  /// The pixels of that bitmap per point; 1 by default. Stored only.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed; `false` by default. Stored only.
  open var allowsEdgeAntialiasing: Bool = false
  /// The edges that are smoothed; all edges by default. Stored only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Whether the layer and its descendants fade as a group; `true` by default. Stored only.
  open var allowsGroupOpacity: Bool = true
  /// Whether drawing is done in the background; `false` by default. Stored only.
  open var drawsAsynchronously: Bool = false
  /// Whether the layer is visible from behind; `true` by default. Stored only.
  open var isDoubleSided: Bool = true
  /// Whether the layer is drawn upside down; `false` by default. Stored only.
  open var isGeometryFlipped: Bool = false
  /// Whether a change of the bounds calls ``setNeedsDisplay()``; `false` by default.
  open var needsDisplayOnBoundsChange: Bool = false
  /// The actions of some keys, in place of the class's; `nil` by default.
  open var actions: [String: any CAAction]?
  /// The layer's time; see ``CAMediaTiming``.
  var timing = MediaTiming(duration: .infinity)

  // MARK: Creation

  /// Creates a layer with Core Animation's defaults.
  public override init() { super.init() }

  /// Creates a copy for presentation during animations; subclasses copy their own properties.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer with Core Animation's defaults.
  public init(layer: Any) {
    super.init()
    (layer as? CALayer).map(copyValues(of:))
  }

  /// Creates a layer with Core Animation's defaults; there are no archives to read.
  public required init?(coder: NSCoder) {}

  /// Creates a layer of any class, as views and animations do; UIKit calls `init()` and `init(layer:)`
  /// instead.
  ///
  /// - Parameter layer: The layer whose properties are copied; `nil` for Core Animation's defaults.
  public required convenience init(copying layer: CALayer?) {
    self.init()
    layer.map(copyValues(of:))
  }

  // MARK: Overrides

  /// Positions the sublayers; by default through the delegate, for a view's layer the view.
  open func layoutSublayers() {
    if let view { view.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
  }

  /// Updates the content; by default through the delegate, and by recording ``draw(in:)``.
  open func display() {
    delegate?.display(self)
    record()
  }

  /// Draws the content; by default through the delegate, for a view's layer the view.
  ///
  /// - Parameter ctx: The context that records the drawing, in points; y grows downward.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Requests a call of ``display()`` at the end of the turn.
  open func setNeedsDisplay() {
    own.needsDisplay = true
    UIApplication.shared.displays.add(self)
  }

  /// Requests a call of ``display()`` at the end of the turn.
  ///
  /// - Parameter r: Ignored; the content is updated as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Requests a call of ``layoutSublayers()`` at the end of the turn.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    own.needsLayout = true
    markOwnerForLayout()
  }

  /// Adds a layer in front of all others, and removes it from its former superlayer.
  ///
  /// - Parameter layer: The layer; one that contains this layer raises an exception.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index, and removes it from its former superlayer.
  ///
  /// - Parameters:
  ///   - layer: The layer; one that contains this layer raises an exception.
  ///   - idx: The index in the order from back to front; beyond the end, in front of all.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Removes the layer from its superlayer, also as a mask; removing a view's layer removes the view.
  open func removeFromSuperlayer() { leaveParent() }

  /// Adds an animation; see ``CAAnimation``.
  ///
  /// - Parameters:
  ///   - anim: The animation, which the layer copies.
  ///   - key: The key of the animation, which replaces an animation with that key; `nil` for no key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Returns the action for a change of a property: the delegate's, or else that in ``actions``, or
  /// else the class's ``defaultAction(forKey:)``, or else an animation if Core Animation animates
  /// the property.
  ///
  /// - Parameter event: The name of the property, such as `opacity`.
  /// - Returns: The action; `nil` for no action.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Returns the class's action for a change of a property; `nil` by default.
  ///
  /// - Parameter event: The name of the property, such as `opacity`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns a property's value in a new `CALayer`.
  ///
  /// - Parameter key: The name of the property; others give `nil`.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }

  /// Returns whether a change of a property calls ``setNeedsDisplay()``; `false` by default.
  ///
  /// - Parameter key: The name of the property; called for each change of a layer without a view.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns whether a point in the layer's coordinates is in its bounds.
  ///
  /// - Parameter p: The point, in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the front-most layer at a point: this one, a descendant, or `nil`.
  ///
  /// - Parameter p: The point, in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  /// Returns the value of a property, or a value that was set for another key.
  open override func value(forKey key: String) -> Any? {
    property(key).map { $0.get(self) } ?? extraValues[key]
  }

  /// Sets a property by its name; a layer also stores values for other keys.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return extraValues[key] = value }
    property.set(self, value)
  }

  /// Returns the value at a key path; `nil` if there is no such property or part.
  open override func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

  /// Sets the value at a key path; ignored if there is no such property or part.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: keyPath) }

  /// The properties by their names in key paths; subclasses add theirs.
  class var properties: [String: LayerProperty] { LayerProperty.ofEveryLayer }
}
