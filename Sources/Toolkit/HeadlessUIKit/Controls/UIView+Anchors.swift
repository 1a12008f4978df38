import Foundation

extension UIView {
  /// Returns where a rectangle of another view is in this view, which opens something beside it.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle, in the coordinates of `source`.
  ///   - source: A view of the same window.
  func anchor(_ rectangle: CGRect, of source: UIView) -> CGRect {
    // The source moves with what is around it, which is perhaps not laid out yet.
    sequence(first: source, next: \.superview).first { $0.superview is UIWindow }?.layoutIfNeeded()
    return source.convert(rectangle, to: self)
  }
}
