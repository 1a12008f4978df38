import Foundation

extension UIScrollView {
  /// The room around the content in all.
  public var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshControl?.insetWhileRefreshing ?? 0
    return insets
  }

  /// The part of the safe area that counts as an inset.
  var safeAreaAdjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic:
      if !goesSideways { (insets.left, insets.right) = (0, 0) }
    case .scrollableAxes:
      if !goesSideways { (insets.left, insets.right) = (0, 0) }
      if !goesUpAndDown { (insets.top, insets.bottom) = (0, 0) }
    }
    return insets
  }

  private var goesSideways: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }
  private var goesUpAndDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Content that got shorter than it was scrolled ends at the edge.
  func contentSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    guard contentSize.width < old.width || contentSize.height < old.height else { return }
    guard drag == nil, deceleration == nil, animation == nil else { return }
    let (axes, offset) = (scrollAxes, contentOffset)
    if contentSize.width < old.width, offset.x > axes.horizontal.range.upperBound {
      contentOffset.x = axes.horizontal.range.upperBound
    }
    if contentSize.height < old.height, offset.y > axes.vertical.range.upperBound {
      contentOffset.y = axes.vertical.range.upperBound
    }
  }
}
