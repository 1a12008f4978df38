import Foundation

/// An animated scroll to an offset.
struct ScrollAnimation {
  let begin: TimeInterval
  let start: CGPoint
  let target: CGPoint
  /// Whether a tap on the status bar began it.
  var isToTop = false

  static let duration: TimeInterval = 0.3

  /// Returns the offset at a time on the run loop's clock; it eases in and out.
  func offset(at time: TimeInterval) -> CGPoint {
    let progress = min(1, max(0, (time - begin) / Self.duration))
    let share = progress * progress * (3 - 2 * progress)
    return CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
  }

  /// Returns whether the target is reached, within a millisecond: the steps' times are sums of
  /// rounded sixtieths.
  func isOver(at time: TimeInterval) -> Bool { time - begin > Self.duration - 0.001 }
}

extension UIScrollView {
  /// The point of the content at the view's origin; setting it scrolls at once.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { if bounds.origin != newValue { scroll(to: newValue) } }
  }

  /// Whether an animated scroll from code is under way.
  public var isScrollAnimating: Bool { animation != nil }

  /// Scrolls to a point, and ends any other movement of the content.
  ///
  /// - Parameters:
  ///   - offset: The new ``contentOffset`` in points; it may be beyond the edges.
  ///   - animated: Whether the scroll takes 0.3 seconds, in steps of a sixtieth, rather than none.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stopDecelerating()
    endAnimation()
    guard offset != contentOffset else { return }
    guard animated else { return contentOffset = offset }
    animation = ScrollAnimation(
      begin: UIApplication.shared.runLoop.now, start: contentOffset, target: offset)
    scheduleAnimationStep()
  }

  /// Scrolls just far enough to show a part of the content; does nothing if it is visible already.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the content's coordinates.
  ///   - animated: Whether the scroll takes 0.3 seconds.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    let moved = CGPoint(
      x: contentOffset.x
        + Self.distance(from: seen.minX...max(seen.minX, seen.maxX), to: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.distance(from: seen.minY...max(seen.minY, seen.maxY), to: rect.minY, rect.maxY))
    let axes = scrollAxes
    let target = CGPoint(
      // An axis that does not have to move stays where it is, even beyond its edges.
      x: moved.x == contentOffset.x ? moved.x : axes.horizontal.clamped(moved.x),
      y: moved.y == contentOffset.y ? moved.y : axes.vertical.clamped(moved.y))
    setContentOffset(target, animated: animated)
  }

  /// Stops every movement of the content where it is, except dragging.
  public func stopScrollingAndZooming() {
    stopDecelerating()
    stopAnimating()
  }

  /// Stops an animated scroll and reports its end; a scroll to the top reports it only if it got
  /// there.
  func stopAnimating() {
    guard let animation else { return }
    endAnimation()
    guard animation.isToTop else { delegate?.scrollViewDidEndScrollingAnimation(self); return }
    if contentOffset == animation.target { delegate?.scrollViewDidScrollToTop(self) }
  }

  /// Returns how far the visible range has to move to contain another one, or to begin with it if
  /// that is longer.
  private static func distance(from shown: ClosedRange<CGFloat>, to start: CGFloat, _ end: CGFloat) -> CGFloat
  {
    // A rectangle that reaches beyond both edges fills the visible range already.
    if start < shown.lowerBound, end > shown.upperBound { return 0 }
    if start < shown.lowerBound || end - start > shown.upperBound - shown.lowerBound {
      return start - shown.lowerBound
    }
    return end > shown.upperBound ? end - shown.upperBound : 0
  }

  private func scroll(to offset: CGPoint) {
    bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  private func scheduleAnimationStep() {
    step = UIApplication.shared.runLoop.schedule(
      after: 1 / 60, name: "scroll animation of \(layoutName)", kind: .scrolling, isTracked: true
    ) { [weak self] in
      self?.takeAnimationStep()
    }
  }

  private func takeAnimationStep() {
    guard let animation else { return }
    let now = UIApplication.shared.runLoop.now
    if animation.isOver(at: now) {
      contentOffset = animation.target
      // The delegate may have begun another scroll, or ended this one, while the offset changed.
      if self.animation != nil { stopAnimating() }
    } else {
      let (offset, grid) = (animation.offset(at: now), UIScreen.main.pixelGrid)
      contentOffset = CGPoint(x: grid.round(offset.x), y: grid.round(offset.y))
      if self.animation != nil { scheduleAnimationStep() }
    }
  }

  /// Forgets an animated scroll.
  private func endAnimation() {
    guard animation != nil else { return }
    step.map(UIApplication.shared.runLoop.cancel)
    (step, animation) = (nil, nil)
  }
}

extension UIScrollView {
  /// The insets around the content, including safe area and refresh control.
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
    case .automatic, .scrollableAxes: break
    }
    if !goesSideways { (insets.left, insets.right) = (0, 0) }
    if (insets.top, insets.bottom) == (0, 0) || goesUpAndDown { return insets }
    // Content that does not scroll keeps clear only of bars above and below it.
    if contentInsetAdjustmentBehavior == .scrollableAxes || !isContentBetweenBars {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  private var goesSideways: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }
  private var goesUpAndDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Scrolls back to the edge if the content became too short for its offset.
  func contentSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if usedContentGuide != nil { layoutWillChange(.guides) }
    if hasConstrainedViewsInSetContent { setNeedsConstraintSolving() }
    // How far content scrolls decides which part of the safe area is an inset.
    if let node = layoutNode, node.insetReaders > 0 { node.engine?.areInsetsStale = true }
    guard contentSize.width < old.width || contentSize.height < old.height else { return }
    // A movement under way is not interrupted.
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
