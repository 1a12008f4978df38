import Foundation

/// The geometry of a layer, which a view and its layer share.
extension CALayer {
  var sharedBounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { return view.bounds = newValue }
      let old = own.bounds
      own.bounds = newValue
      if newValue != old { boundsDidChange(from: old) }
    }
  }

  var sharedPosition: CGPoint {
    get { view?.center ?? own.position }
    set {
      if let view { return view.center = newValue }
      let old = own.position
      own.position = newValue
      noteChange(of: "position", from: old)
    }
  }

  var sharedAnchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchorPoint }
    set {
      if let view { return view.anchorPoint = newValue }
      let old = own.anchorPoint
      own.anchorPoint = newValue
      noteChange(of: "anchorPoint", from: old)
    }
  }

  var sharedTransform: CATransform3D {
    get {
      guard let view else { return own.transform ?? CATransform3DIdentity }
      // The view's transform takes precedence if it was set later.
      if let solid = own.transform, solid.flat == view.transform { return solid }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      let old = transform
      own.transform = view != nil && CATransform3DIsAffine(newValue) ? nil : newValue
      if let view { view.transform = newValue.flat } else { noteChange(of: "transform", from: old) }
    }
  }

  /// Returns the transform without depth and perspective.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform?.flat ?? .identity }

  /// Sets a transform in the plane, which replaces depth and perspective.
  ///
  /// - Parameter m: The transform about the anchor point.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  var sharedFrame: CGRect {
    get { view?.turnedFrame ?? geometry.frame }
    set {
      if let view { return view.turnedFrame = newValue }
      var geometry = geometry
      geometry.frame = newValue
      (bounds, position) = (geometry.bounds, geometry.position)
    }
  }

  private var geometry: LayerGeometry {
    LayerGeometry(bounds: bounds, position: position, anchorPoint: anchorPoint, transform: affineTransform())
  }

  private func boundsDidChange(from old: CGRect) {
    noteChange(of: "bounds", from: old)
    if bounds.size != old.size { setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}

/// The rectangle of a view or a layer, transformed about its anchor point.
struct LayerGeometry {
  var bounds: CGRect
  var position: CGPoint
  var anchorPoint: CGPoint
  var transform: CGAffineTransform

  /// The bounding box; setting it keeps the anchor point and transform.
  var frame: CGRect {
    get { turnedBounds.offsetBy(dx: position.x, dy: position.y) }
    set {
      bounds.size = newValue.applying(transform.inverted()).size
      let turned = turnedBounds
      position = CGPoint(x: newValue.minX - turned.minX, y: newValue.minY - turned.minY)
    }
  }

  /// The bounding box of the transformed bounds, relative to the anchor point.
  private var turnedBounds: CGRect {
    let (width, height) = (bounds.width, bounds.height)
    return CGRect(x: -anchorPoint.x * width, y: -anchorPoint.y * height, width: width, height: height)
      .applying(transform)
  }

  /// The conversion from the bounds' coordinates to those outside.
  var toOutside: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The anchor point in the bounds' coordinates.
  private var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// Returns a transform that is applied about the anchor point.
  func aboutAnchor(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

/// Conversions from one layer's coordinates to another's; `nil` for those outside of the topmost layer.
extension CALayer {
  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// - Parameters:
  ///   - p: A point in the other layer.
  ///   - l: The layer that the point is in; `nil` for coordinates outside of the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { conversion(from: l, to: self).point(p) }

  /// Converts a point from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - p: A point in this layer.
  ///   - l: The layer for the result; `nil` for coordinates outside of the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { conversion(from: self, to: l).point(p) }

  /// Converts a rectangle from another layer's coordinates to this layer's.
  ///
  /// - Parameters:
  ///   - r: A rectangle in the other layer; a rotated one becomes its bounding box.
  ///   - l: The layer that the rectangle is in; `nil` for coordinates outside of the topmost layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { conversion(from: l, to: self).rect(r) }

  /// Converts a rectangle from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - r: A rectangle in this layer; a rotated one becomes its bounding box.
  ///   - l: The layer for the result; `nil` for coordinates outside of the topmost layer.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { conversion(from: self, to: l).rect(r) }

  private func conversion(from: CALayer?, to: CALayer?) -> CoordinateConversion {
    CoordinateConversion(from: from?.transformToRoot, to: to?.transformToRoot)
  }

  private var transformToRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) { whole, layer in
      let outside = whole.concatenating(layer.geometry.toOutside)
      guard let around = layer.superlayer, !around.sublayerTransform.flat.isIdentity else { return outside }
      return outside.concatenating(around.geometry.aboutAnchor(around.sublayerTransform.flat))
    }
  }

  func layerHit(at point: CGPoint) -> CALayer? {
    let inside = point.applying(geometry.toOutside.inverted())
    guard !isHidden, opacity > 0, contains(inside) || !masksToBounds else { return nil }
    let hit = drawnSublayers.reversed().lazy.compactMap { $0.hitTest(inside) }.first
    return hit ?? (contains(inside) ? self : nil)
  }
}
