import Foundation

/// A drag under way.
struct ScrollDrag {
  /// The offset at the beginning, as if nothing had resisted.
  let start: CGPoint
  /// The offset at the beginning.
  let page: CGPoint
  /// The only axis that the content goes along, if the drag is locked to one.
  let lockedAxis: NSLayoutConstraint.Axis?
}

extension UIScrollView {
  /// Whether a finger is on the content, even before it is dragged.
  public var isTracking: Bool { !panGestureRecognizer.touches.isEmpty }

  /// Whether a finger drags the content.
  public var isDragging: Bool { drag != nil }

  /// Whether the content moves on by itself after it was dragged.
  public var isDecelerating: Bool { deceleration != nil }

  /// How far the content goes in both dimensions.
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
    let end = max(start, content + insets.after - frame)
    return ScrollAxis(
      range: start...end, frame: frame,
      isScrollable: isScrollEnabled && (end > start || bounces && alwaysBounces), bounces: bounces)
  }

  /// Follows the finger.
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

  /// The axis that a drag is locked to: that of its first movement, unless this is about diagonal.
  private var axisOfDrag: NSLayoutConstraint.Axis? {
    guard isDirectionalLockEnabled else { return nil }
    let velocity = panGestureRecognizer.velocity(in: self)
    let (x, y) = (abs(velocity.x), abs(velocity.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : nil
  }

  /// How far the content goes in the dimensions that a drag may move it along.
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

  /// Lets the content go, and tells where it will come to rest; the delegate may choose another place.
  private func endDragging(velocity finger: CGPoint) {
    guard let drag else { return }
    let axes = axes(of: drag)
    let velocity = CGPoint(
      x: axes.horizontal.isScrollable ? -finger.x : 0, y: axes.vertical.isScrollable ? -finger.y : 0)
    let natural = restingPlace(velocity: velocity, page: drag.page)
    let clamped = CGPoint(x: axes.horizontal.clamped(natural.x), y: axes.vertical.clamped(natural.y))
    var target = restingPlace(
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

  /// Where the content would come to rest if it had no edges; the edge of a page where there are pages.
  private func restingPlace(velocity: CGPoint, page: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return CGPoint(
        x: restingPlace(contentOffset.x, velocity: velocity.x),
        y: restingPlace(contentOffset.y, velocity: velocity.y))
    }
    let axes = scrollAxes
    var place = contentOffset
    if axes.horizontal.isScrollable {
      place.x = pageEdge(place.x, velocity.x, from: page.x, length: bounds.width)
    }
    if axes.vertical.isScrollable {
      place.y = pageEdge(place.y, velocity.y, from: page.y, length: bounds.height)
    }
    return place
  }

  private func restingPlace(_ offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard abs(velocity) >= Self.slowestGlide else { return offset }
    let target = ScrollCurve.target(from: offset, velocity: velocity, rate: decelerationRate.rawValue)
    return UIScreen.main.pixelGrid.round(target)
  }

  /// Points per second below which the content stops at once.
  private static let slowestGlide: CGFloat = 10
  /// Points per second that turn a page.
  private static let pageTurn: CGFloat = 300

  /// The next page if the content was flung, or the nearest one.
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
    if axis.clamped(offset) != offset {
      return ScrollCurve(springingFrom: offset, velocity: velocity, to: axis.clamped(offset))
    }
    guard target != offset else { return ScrollCurve(at: offset) }
    let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
    return ScrollCurve(
      glidingFrom: offset, to: target, within: axis.range, bounces: bounces, rate: rate.rawValue)
  }
}

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
