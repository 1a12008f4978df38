import Foundation

extension UIView {
  /// The intrinsic size of a view that has no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view's place in its superview's coordinates.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Gives the view the size that fits its content best.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Converts a point from another view's coordinates, or from the window's if there is none.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (origin, own) = ((view ?? window)?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + origin.x - own.x, y: point.y + origin.y - own.y)
  }

  /// Converts a point to another view's coordinates, or to the window's if there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, origin) = (originInRoot, (view ?? window)?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - origin.x, y: point.y + own.y - origin.y)
  }

  /// Converts a rectangle to another view's coordinates, or to the window's if there is none.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates, or from the window's if there is none.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates lies in the topmost view's superview's coordinates.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      point.x += current.frame.minX - current.bounds.minX
      point.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return point
  }

  /// Brings up to date what depends on the bounds.
  func boundsDidChange(from old: CGRect) {
    recordAnimationOfBounds(from: old)
    setNeedsConstraintSolving()
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    subviews.forEach { $0.autoresize(from: old.size, to: bounds.size) }
  }

  /// Brings up to date what depends on the place in the superview.
  func centerDidChange(from old: CGPoint) {
    recordAnimation(of: "position") { $0.center = old }
    superview?.setNeedsConstraintSolving()
  }
}
