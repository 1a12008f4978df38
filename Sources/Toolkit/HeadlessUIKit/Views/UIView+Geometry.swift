import Foundation

extension UIView {
  /// The intrinsic size of a view that has no wish.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The smallest upright rectangle around the view in its superview's coordinates.
  ///
  /// Setting it sizes the bounds so that the transformed view fills the rectangle, unless the view is turned askew: then
  /// the frame says little, as in UIKit.
  public var frame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformedFrame }
      let turned = CGRect(origin: .zero, size: bounds.size).applying(transform)
      let shift = CGPoint(x: transform.tx, y: transform.ty)
      return CGRect(
        x: center.x + shift.x - turned.width / 2, y: center.y + shift.y - turned.height / 2,
        width: turned.width, height: turned.height)
    }
    set {
      guard !transform.isIdentity else { return untransformedFrame = newValue }
      bounds.size = newValue.applying(transform.inverted()).size
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  /// The frame by bounds and center alone, as layout sees it.
  var untransformedFrame: CGRect {
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
    CoordinateConversion(from: view ?? window, to: self).point(point)
  }

  /// Converts a point to another view's coordinates, or to the window's if there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinateConversion(from: self, to: view ?? window).point(point)
  }

  /// Converts a rectangle to another view's coordinates, or to the window's if there is none; one that is turned on the
  /// way becomes the upright one around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinateConversion(from: self, to: view ?? window).rect(rect)
  }

  /// Converts a rectangle from another view's coordinates, or from the window's if there is none; one that is turned on
  /// the way becomes the upright one around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinateConversion(from: view ?? window, to: self).rect(rect)
  }

  /// Brings up to date what depends on the bounds.
  func boundsDidChange(from old: CGRect) {
    recordAnimationOfBounds(from: old)
    setNeedsConstraintSolving()
    setSafeAreaStale(afterBounds: old)
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    subviews.forEach { $0.autoresize(from: old.size, to: bounds.size) }
  }

  /// Brings up to date what depends on the place in the superview.
  func centerDidChange(from old: CGPoint) {
    recordAnimation(of: "position") { $0.center = old }
    superview?.setNeedsConstraintSolving()
    setSafeAreaStale()
  }

  /// Transforms move what is seen, and nothing in layout.
  func transformDidChange(from old: CGAffineTransform) {
    recordAnimation(of: "transform") { $0.transform = old }
  }
}

extension UIView {
  /// How content of another size lies in the view; the raw values are UIKit's.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}

/// The way from one view's coordinates to another's; views of several windows meet on the screen.
@MainActor
struct CoordinateConversion {
  let toRoot: CGAffineTransform
  let fromRoot: CGAffineTransform

  init(from: UIView?, to: UIView?) {
    toRoot = from?.transformToRoot ?? .identity
    fromRoot = (to?.transformToRoot ?? .identity).inverted()
  }

  func point(_ point: CGPoint) -> CGPoint {
    point.applying(toRoot).applying(fromRoot)
  }

  /// One step, as a rectangle that is turned there and back would grow on the way.
  func rect(_ rect: CGRect) -> CGRect {
    let whole = toRoot.concatenating(fromRoot)
    return whole.isTranslation ? CGRect(origin: point(rect.origin), size: rect.size) : rect.applying(whole)
  }
}

extension UIView {
  /// The way from the view's coordinates to those of the topmost view's superview.
  fileprivate var transformToRoot: CGAffineTransform {
    sequence(first: self, next: \.superview).reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }

  /// The way from the view's coordinates to its superview's: the transform is about the view's middle.
  private var transformToSuperview: CGAffineTransform {
    guard !transform.isIdentity else {
      let frame = untransformedFrame
      return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
