import Foundation

extension UIView {
  /// The value for an intrinsic length that a view does not have.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The frame with the transform applied.
  var turnedFrame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformedFrame }
      guard isAnchoredInMiddle else { return geometry(with: transform).frame }
      let size = CGRect(origin: .zero, size: bounds.size).applying(transform).size
      let horizontal = extent(around: center.x + transform.tx, size.width)
      let vertical = extent(around: center.y + transform.ty, size.height)
      return CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
    set {
      guard !transform.isIdentity else { return untransformedFrame = newValue }
      guard isAnchoredInMiddle else { return move(to: newValue, with: transform) }
      bounds.size = newValue.applying(transform.inverted()).size
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  /// Returns where a length centered at `middle` begins, and the length.
  ///
  /// As in UIKit, the length of a rotated view is the distance between its edges in the superview, which
  /// rounds off the noise of the rotation: 100 by 50 points are exactly 50 by 100 after a quarter turn.
  private func extent(around middle: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let start = middle - length / 2
    return (start, isOnlyMoved ? length : middle + length / 2 - start)
  }

  /// The frame from bounds and center alone, which layout uses.
  var untransformedFrame: CGRect {
    get {
      guard isAnchoredInMiddle else { return geometry(with: .identity).frame }
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      guard isAnchoredInMiddle else { return move(to: newValue, with: .identity) }
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Whether the transform leaves the size as it is.
  private var isOnlyMoved: Bool {
    (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
  }

  private var isAnchoredInMiddle: Bool { anchorPoint == CGPoint(x: 0.5, y: 0.5) }

  private func geometry(with transform: CGAffineTransform) -> LayerGeometry {
    LayerGeometry(bounds: bounds, position: center, anchorPoint: anchorPoint, transform: transform)
  }

  private func move(to frame: CGRect, with transform: CGAffineTransform) {
    var geometry = geometry(with: transform)
    geometry.frame = frame
    (bounds, center) = (geometry.bounds, geometry.position)
  }

  /// Gives the view the size that fits its content best, at the same origin; the transform is kept.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !transform.isIdentity else { return frame = CGRect(origin: frame.origin, size: size) }
    untransformedFrame = CGRect(origin: untransformedFrame.origin, size: size)
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// - Parameters:
  ///   - point: A point in the other view.
  ///   - view: The view that the point is in; `nil` for this view's window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinateConversion(from: view ?? window, to: self).point(point)
  }

  /// Converts a point from this view's coordinates to another view's, or the window's if `view` is `nil`.
  ///
  /// For example, with `label` at (10, 20) in `container`, which is at (100, 0) in the window:
  ///
  ///     label.convert(CGPoint.zero, to: container) // (10, 20)
  ///     label.convert(CGPoint.zero, to: nil) // (110, 20)
  ///
  /// - Parameters:
  ///   - point: A point in this view.
  ///   - view: The view for the result; `nil` for this view's window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinateConversion(from: self, to: view ?? window).point(point)
  }

  /// Converts a rectangle from this view's coordinates to another view's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view; a rotated one becomes its bounding box.
  ///   - view: The view for the result; `nil` for this view's window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateConversion(from: self, to: view ?? window).rect(rect)
  }

  /// Converts a rectangle from another view's coordinates to this view's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view; a rotated one becomes its bounding box.
  ///   - view: The view that the rectangle is in; `nil` for this view's window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateConversion(from: view ?? window, to: self).rect(rect)
  }

  /// Updates everything that depends on the bounds.
  func boundsDidChange(from old: CGRect) {
    recordAnimationOfBounds(from: old)
    layoutGeometryDidChange()
    setSafeAreaStale(afterBounds: old)
    // Scrolling changes only the origin, which does not affect the layout of subviews.
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    contentMayDependOnBounds()
    if contentMode == .redraw || waitsForSize { setNeedsDisplay() }
    subviews.forEach { $0.autoresize(from: old.size, to: bounds.size) }
  }

  /// Updates everything that depends on the position in the superview.
  func centerDidChange(from old: CGPoint) {
    recordAnimation(of: "position") { $0.center = old }
    layoutGeometryDidChange()
    setSafeAreaStale()
    valueDidChange()
  }

  /// Updates everything that depends on the position in the superview.
  func anchorPointDidChange(from old: CGPoint) {
    recordAnimation(of: "anchorPoint") { $0.anchorPoint = old }
    layoutGeometryDidChange()
    setSafeAreaStale()
  }

  /// Records an animation; transforms change what is visible, but not the layout.
  func transformDidChange(from old: CGAffineTransform) {
    recordAnimation(of: "transform") { $0.transform = old }
    // Margins and safe areas follow the frame.
    if let node = layoutNode, node.insetReaders > 0 { node.engine?.areInsetsStale = true }
  }
}

extension UIView {
  /// How content of another size is positioned in the view; the raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// Scaled until all of it fits, with its proportions.
    case scaleAspectFit
    /// Scaled until it fills the bounds, with its proportions.
    case scaleAspectFill
    /// Drawn again for each size.
    case redraw
    /// Unscaled, in the center.
    case center
    /// Unscaled, centered at the top.
    case top
    /// Unscaled, centered at the bottom.
    case bottom
    /// Unscaled, centered at the left.
    case left
    /// Unscaled, centered at the right.
    case right
    /// Unscaled, in the upper left corner.
    case topLeft
    /// Unscaled, in the upper right corner.
    case topRight
    /// Unscaled, in the lower left corner.
    case bottomLeft
    /// Unscaled, in the lower right corner.
    case bottomRight
  }
}

/// The conversion from one view's coordinates to another's; between windows it goes through the screen's.
@preconcurrency @MainActor
struct CoordinateConversion {
  let toRoot: CGAffineTransform
  let fromRoot: CGAffineTransform

  init(from: UIView?, to: UIView?) {
    self.init(from: from?.transformToRoot, to: to?.transformToRoot)
  }

  /// Creates the conversion of two conversions to the root; `nil` is the root itself.
  init(from: CGAffineTransform?, to: CGAffineTransform?) {
    toRoot = from ?? .identity
    fromRoot = (to ?? .identity).inverted()
  }

  func point(_ point: CGPoint) -> CGPoint {
    point.applying(toRoot).applying(fromRoot)
  }

  /// Converts a rectangle in one step; in two steps, one that is rotated and rotated back would grow.
  func rect(_ rect: CGRect) -> CGRect {
    let whole = toRoot.concatenating(fromRoot)
    return whole.isTranslation ? CGRect(origin: point(rect.origin), size: rect.size) : rect.applying(whole)
  }
}

extension UIView {
  /// The conversion from the view's coordinates to those around the topmost view.
  fileprivate var transformToRoot: CGAffineTransform {
    sequence(first: self, next: \.superview).reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }

  /// The conversion from the view's coordinates to its superview's; the transform is about the center.
  private var transformToSuperview: CGAffineTransform {
    guard isAnchoredInMiddle else { return geometry(with: transform).toOutside }
    guard !transform.isIdentity else {
      let frame = untransformedFrame
      return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
