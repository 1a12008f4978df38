extension UIView {
  /// Makes the view's layer, of the class that the view's own class says.
  func makeLayer() -> CALayer {
    let layerClass = Self.layerClass as? CALayer.Type
    if layerClass == nil {
      UIException.raise(.invalidArgument, "+[\(Self.self) layerClass] must be a class of CALayer's")
    }
    let layer = (layerClass ?? CALayer.self).init()
    layer.view = self
    return layer
  }
}
