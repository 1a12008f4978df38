import FocusModel
import Foundation
import HeadlessUIKit

/// The page's scrolling is told in distances of the finger, as the bars move with it, and the page with the bars.
extension WebViewController: UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    draggedDistance = 0
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging else { return }
    let moved = scrollView.panGestureRecognizer.translation(in: nil).y
    let distance = moved - draggedDistance
    guard distance != 0 else { return }
    draggedDistance = moved
    delegate?.webViewController(self, didDragBy: distance, at: position)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if velocity.y < 0 { delegate?.webViewControllerDidBeginGlidingUp(self) }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate?.webViewController(self, didEndDraggingAt: position)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.webViewControllerShouldScrollToTop(self) ?? true
  }

  private var position: ScrollPosition {
    let scrollView = webView.scrollView
    return ScrollPosition(
      offset: scrollView.contentOffset.y, visibleHeight: scrollView.bounds.height,
      contentHeight: scrollView.contentSize.height, isZooming: scrollView.isZooming)
  }
}
