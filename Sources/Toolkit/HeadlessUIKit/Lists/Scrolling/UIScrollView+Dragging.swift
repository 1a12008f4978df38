import Foundation

/// A drag under way.
struct ScrollDrag {
  /// The offset at the beginning, without the resistance beyond an edge.
  let start: CGPoint
  /// The offset at the beginning, as it was.
  let page: CGPoint
  /// The only axis along which the content moves, if the drag is locked to one.
  let lockedAxis: NSLayoutConstraint.Axis?
}

extension UIScrollView {
  /// Whether a finger is on the content, even before it drags.
  public var isTracking: Bool { !panGestureRecognizer.touches.isEmpty }

  /// Whether a finger drags the content.
  public var isDragging: Bool { drag != nil }

  /// Whether the content keeps moving by itself after a drag.
  public var isDecelerating: Bool { deceleration != nil }

  /// How far the content can go in both dimensions.
  var scrollAxes: (horizontal: ScrollAxis, vertical: ScrollAxis) {
    let insets = adjustedContentInset
    let horizontal = axis(
      frame: bounds.width, content: contentSize.width, insets: (insets.left, insets.right),
      alwaysBounces: alwaysBounceHorizontal)
    let vertical = axis(
      frame: bounds.height, content: contentSize.height, insets: (insets.top, insets.bottom),
      alwaysBounces: alwaysBounceVertical)
    return (horizontal, vertical)
  }

  private func axis(
    frame: CGFloat, content: CGFloat, insets: (before: CGFloat, after: CGFloat), alwaysBounces: Bool
  ) -> ScrollAxis {
    let start = -insets.before
    // Content that fits does not scroll.
    let end = max(start, content + insets.after - frame)
    return ScrollAxis(
      range: start...end, frame: frame,
      isScrollable: isScrollEnabled && (end > start || bounces && alwaysBounces), bounces: bounces)
  }

  /// Moves the content with the finger.
  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      beginDragging()
      dragContent()
    case .changed: dragContent()
    case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    stopAnimating()
    refreshControl?.contentWillMove()
    let axes = scrollAxes
    drag = ScrollDrag(
      start: CGPoint(
        x: axes.horizontal.unresisted(contentOffset.x), y: axes.vertical.unresisted(contentOffset.y)),
      page: contentOffset, lockedAxis: axisOfDrag)
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { UIApplication.shared.firstResponder?.resignFirstResponder() }
  }

  /// The axis that a drag is locked to: that of its first movement, or `nil` if that is roughly
  /// diagonal.
  private var axisOfDrag: NSLayoutConstraint.Axis? {
    guard isDirectionalLockEnabled else { return nil }
    let velocity = panGestureRecognizer.velocity(in: self)
    let (x, y) = (abs(velocity.x), abs(velocity.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : nil
  }

  /// How far the content can go along the axes that are open to a drag.
  private func axes(of drag: ScrollDrag) -> (horizontal: ScrollAxis, vertical: ScrollAxis) {
    var axes = scrollAxes
    if drag.lockedAxis == .vertical { axes.horizontal.isScrollable = false }
    if drag.lockedAxis == .horizontal { axes.vertical.isScrollable = false }
    return axes
  }

  private func dragContent() {
    guard let drag else { return }
    let (axes, moved) = (axes(of: drag), panGestureRecognizer.translation(in: self))
    var offset = contentOffset
    if axes.horizontal.isScrollable { offset.x = axes.horizontal.resisted(drag.start.x - moved.x) }
    if axes.vertical.isScrollable { offset.y = axes.vertical.resisted(drag.start.y - moved.y) }
    contentOffset = offset
    refreshControl?.contentDidMove(pulledBy: -adjustedContentInset.top - offset.y)
  }

  /// Releases the content, and reports where it will stop; the delegate may choose another offset.
  /// The velocity is in points per second.
  private func endDragging(velocity finger: CGPoint) {
    guard let drag else { return }
    let axes = axes(of: drag)
    let velocity = CGPoint(
      x: axes.horizontal.isScrollable ? -finger.x : 0, y: axes.vertical.isScrollable ? -finger.y : 0)
    let natural = naturalTarget(velocity: velocity, page: drag.page)
    // The delegate gets the target within the edges, as in UIKit; if the delegate keeps it, the
    // content continues to the natural target, and springs back from there.
    let clamped = CGPoint(x: axes.horizontal.clamped(natural.x), y: axes.vertical.clamped(natural.y))
    // UIKit hands velocities to the delegate in points per millisecond.
    var target = restingOffset(
      proposed: clamped, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    self.drag = nil
    let goal = CGPoint(
      x: target.x == clamped.x ? natural.x : target.x, y: target.y == clamped.y ? natural.y : target.y)
    let motion = deceleration(from: velocity, to: goal, along: axes)
    let decelerates = motion.destination != contentOffset || motion.isMoving
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { beginDecelerating(motion) }
  }

  private func deceleration(
    from velocity: CGPoint, to goal: CGPoint, along axes: (horizontal: ScrollAxis, vertical: ScrollAxis)
  ) -> ScrollDeceleration {
    ScrollDeceleration(
      start: UIApplication.shared.runLoop.now,
      horizontal: curve(axes.horizontal, from: contentOffset.x, velocity: velocity.x, to: goal.x),
      vertical: curve(axes.vertical, from: contentOffset.y, velocity: velocity.y, to: goal.y))
  }

  /// Returns where the content would stop without edges; with paging, the edge of a page.
  private func naturalTarget(velocity: CGPoint, page: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return CGPoint(
        x: naturalTarget(contentOffset.x, velocity: velocity.x),
        y: naturalTarget(contentOffset.y, velocity: velocity.y))
    }
    let axes = scrollAxes
    var target = contentOffset
    if axes.horizontal.isScrollable {
      target.x = pageEdge(target.x, velocity.x, from: page.x, length: bounds.width)
    }
    if axes.vertical.isScrollable {
      target.y = pageEdge(target.y, velocity.y, from: page.y, length: bounds.height)
    }
    return target
  }

  private func naturalTarget(_ offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard abs(velocity) >= Self.slowestGlide else { return offset }
    let target = ScrollCurve.target(from: offset, velocity: velocity, rate: decelerationRate.rawValue)
    return UIScreen.main.pixelGrid.round(target)
  }

  /// Below this velocity, in points per second, the content stops at once.
  private static let slowestGlide: CGFloat = 10
  /// From this velocity on, in points per second, a page is turned.
  private static let pageTurn: CGFloat = 300

  /// Returns the edge of the next page if the content was flung, otherwise that of the nearest one;
  /// never more than one page from the first.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger left.
  ///   - velocity: In points per second.
  ///   - start: The offset when the drag began.
  ///   - length: That of a page, in points.
  private func pageEdge(
    _ offset: CGFloat, _ velocity: CGFloat, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    if abs(velocity) >= Self.pageTurn { page = first + (velocity > 0 ? 1 : -1) }
    return min(max(page, first - 1), first + 1) * length
  }

  private func curve(
    _ axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, to target: CGFloat
  ) -> ScrollCurve {
    // Beyond an edge the content springs back, whatever the target.
    if axis.clamped(offset) != offset {
      return ScrollCurve(springingFrom: offset, velocity: velocity, to: axis.clamped(offset))
    }
    guard target != offset else { return ScrollCurve(at: offset) }
    let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
    return ScrollCurve(
      glidingFrom: offset, to: target, within: axis.range, bounces: bounces, rate: rate.rawValue)
  }
}

/// The pan that scrolls a scroll view: only movement along a scrollable axis counts.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether the content moved by itself until the fingers came down.
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
    // A finger that stopped content beyond its edges may leave without a drag.
    if stopsContent { scrollView?.returnToContent() }
    stopsContent = false
  }
}
