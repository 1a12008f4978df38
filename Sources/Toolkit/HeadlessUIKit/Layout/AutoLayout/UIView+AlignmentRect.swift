import Foundation

extension UIView {
  /// Returns the part of a frame that constraints place: the frame without ``alignmentRectInsets``.
  ///
  /// - Parameter frame: A frame in any coordinates, in points.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame of an alignment rectangle: the inverse of ``alignmentRect(forFrame:)``.
  ///
  /// - Parameter rect: An alignment rectangle in any coordinates, in points.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }
}
