import Foundation

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
