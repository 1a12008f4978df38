import Foundation

extension UIView {
  /// Returns the part of a frame that constraints place: all but ``alignmentRectInsets``.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame whose part that constraints place is `rect`.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }
}
