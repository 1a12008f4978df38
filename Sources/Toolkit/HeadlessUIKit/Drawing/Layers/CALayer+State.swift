import Foundation

/// What a view and its layer share in addition to their geometry.
extension CALayer {
  var isSharedHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      if let view { return view.isHidden = newValue }
      let old = own.isHidden
      own.isHidden = newValue
      noteChange(of: "hidden", from: old)
    }
  }

  var sharedOpacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      let old = own.opacity
      own.opacity = newValue
      noteChange(of: "opacity", from: old)
    }
  }

  var sharedBackgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let view { return view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
      let old = own.backgroundColor
      own.backgroundColor = newValue
      noteChange(of: "backgroundColor", from: old)
    }
  }
}

/// An object that lays out a layer, provides its content, and animates its changes; every method is
/// optional.
///
///     final class Filling: CALayerDelegate {
///       func layoutSublayers(of layer: CALayer) {
///         layer.sublayers?.forEach { $0.frame = layer.bounds }
///       }
///     }
///     let filling = Filling() // the layer does not keep it alive
///     CALayer().delegate = filling
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the content of a layer after ``CALayer/setNeedsDisplay()``.
  ///
  /// - Parameter layer: The layer; `draw(_:in:)` is called afterward.
  func display(_ layer: CALayer)
  /// Called before the content is drawn.
  ///
  /// - Parameter layer: The layer that will be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the content of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer that is drawn.
  ///   - ctx: The context that records the drawing, in points.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Positions the sublayers of a layer.
  ///
  /// - Parameter layer: The layer, whose bounds are final.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a layer's property.
  ///
  /// - Parameters:
  ///   - layer: The layer that changed.
  ///   - event: The name of the property, such as `opacity`.
  /// - Returns: The action; `nil` to let the layer decide, `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the layer decide.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action for a change of a layer's property, usually an animation.
@preconcurrency @MainActor
public protocol CAAction {
  /// Called after the change.
  ///
  /// - Parameters:
  ///   - event: The name of the property.
  ///   - anObject: The layer.
  ///   - dict: Always `nil` here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing.
extension NSNull: CAAction {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - event: Ignored.
  ///   - anObject: Ignored.
  ///   - dict: Ignored.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension UIView: CALayerDelegate {}

/// The state of a layer without a view; the defaults are Core Animation's.
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
  /// What was drawn into it; `nil` if nothing was drawn.
  var drawing: Drawing?
  /// Whether the layer has been on the screen at the end of a turn, so that its changes are animated.
  var isShown = false
}
