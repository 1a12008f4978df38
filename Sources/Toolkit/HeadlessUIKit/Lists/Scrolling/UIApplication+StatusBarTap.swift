import Foundation

extension UIApplication {
  /// Taps the status bar, which scrolls the visible scroll view to its top.
  ///
  /// As in UIKit, a phone that shows several scroll views with `scrollsToTop` scrolls none of them;
  /// a tablet scrolls the one closest to the status bar. A presented controller blocks everything
  /// behind it.
  public func tapStatusBar() {
    guard applicationState == .active, !isIgnoringInteractionEvents, !isStatusBarHidden else { return }
    let front = frontController?.viewIfLoaded ?? keyWindow
    let candidates = front?.scrollViewsToTop ?? []
    let isTablet = screen.device.idiom == .pad
    guard isTablet || candidates.count == 1 else { return }
    candidates.min { $0.topOnScreen < $1.topOnScreen }?.scrollToTop()
  }
}

extension UIView {
  /// The visible scroll views with `scrollsToTop` among this view and its descendants.
  fileprivate var scrollViewsToTop: [UIScrollView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let below = subviews.flatMap(\.scrollViewsToTop)
    guard let view = self as? UIScrollView, view.scrollsToTop, view.isOnScreen else { return below }
    return [view] + below
  }
}

extension UIScrollView {
  /// The distance between the tops of the view and its window.
  fileprivate var topOnScreen: CGFloat { convert(bounds, to: nil).minY }

  fileprivate var isOnScreen: Bool {
    guard let window else { return false }
    return !convert(bounds, to: nil).intersection(window.bounds).isEmpty
  }

  /// Scrolls to the top of the content if the delegate agrees.
  fileprivate func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) != false else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y else { delegate?.scrollViewDidScrollToTop(self); return }
    setContentOffset(top, animated: true)
    animation?.isToTop = true
  }
}
