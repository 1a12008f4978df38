import Foundation

extension UIView {
  /// Whether content outside of the bounds is clipped; `false` by default.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The rotation, scale and translation of the view in space; see ``CALayer/transform``.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Creates the view's layer, of the class ``layerClass``.
  func makeLayer() -> CALayer {
    let layerClass = Self.layerClass as? CALayer.Type
    if layerClass == nil {
      UIException.raise(.invalidArgument, "+[\(Self.self) layerClass] must be a class of CALayer's")
    }
    let layer = (layerClass ?? CALayer.self).init(copying: nil)
    layer.view = self
    return layer
  }
}
