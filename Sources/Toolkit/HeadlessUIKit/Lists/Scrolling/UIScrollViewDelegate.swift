import Foundation

/// Called when a scroll view's content moves; every method has a default.
///
/// The order for a drag: will begin dragging, did scroll, will end dragging, did end dragging; if
/// the content keeps moving by itself: will begin decelerating, did scroll, did end decelerating.
///
///     final class FadingHeader: UIScrollViewDelegate {
///       func scrollViewDidScroll(_ scrollView: UIScrollView) {
///         header.alpha = 1 - scrollView.contentOffset.y / 100
///       }
///     }
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the content's offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger leaves the content; may change where the content will stop.
  ///
  /// - Parameters:
  ///   - scrollView: The dragged scroll view.
  ///   - velocity: The velocity of the content's offset in points per millisecond, as in UIKit.
  ///   - targetContentOffset: Where the content will stop, in points; a value that is written here
  ///     replaces it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger left the content, which may keep moving by itself.
  ///
  /// - Parameters:
  ///   - scrollView: The dragged scroll view.
  ///   - decelerate: Whether the content keeps moving by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content stopped by itself, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll from code.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top, or found the content there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the subview that is zoomed; `nil`, the default, prevents zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers or an animation zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after each change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after fingers or an animation zoomed the content.
  ///
  /// - Parameters:
  ///   - scrollView: The zoomed scroll view.
  ///   - view: The view that ``viewForZooming(in:)`` returned.
  ///   - scale: The scale at the end.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
