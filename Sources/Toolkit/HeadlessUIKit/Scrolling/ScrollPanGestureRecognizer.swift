import Foundation

/// The pan that scrolls a scroll view: only movement along which the content can go counts.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether the content moved by itself until the fingers came.
  private var stopsContent = false
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.isDecelerating || scrollView.isScrollAnimating else { return }
    stopsContent = true
    scrollView.stopScrollingAndZooming()
  }

  override func slopDistance(_ translation: CGPoint) -> CGFloat {
    guard let axes = scrollView?.scrollAxes else { return 0 }
    let x = axes.horizontal.isScrollable ? abs(translation.x) : 0
    let y = axes.vertical.isScrollable ? abs(translation.y) : 0
    return CGPoint(x: x, y: y).distance(to: .zero)
  }

  override func reset() {
    super.reset()
    if stopsContent { scrollView?.returnToContent() }
    stopsContent = false
  }
}
