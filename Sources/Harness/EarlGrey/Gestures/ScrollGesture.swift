import HeadlessUIKit
import Platform

/// Drags that move a scroll view's viewport in one direction.
@MainActor
struct ScrollGesture {
  let scrollView: UIScrollView
  let direction: GREYDirection
  /// The start of the finger, as shares of the visible part; `nil` to start at the edge in the direction.
  let start: CGPoint?

  /// The number of times that a gesture without effect is repeated.
  private static let retries = 3
  /// The most gestures to reach an edge, since content may grow without end.
  static let mostGestures = 1000
  /// Distances below this many points count as zero.
  private static let tolerance: CGFloat = 1e-5

  /// Scrolls by an exact distance in points, with as many gestures as necessary.
  func scroll(by amount: CGFloat) throws(GREYActionFailed) {
    var left = amount
    for _ in 0..<Self.mostGestures {
      guard left > Self.tolerance else { return }
      guard room > Self.tolerance else { throw .reachedContentEdge }
      let moved = try moveOnce(by: left)
      left -= moved
      if left > Self.tolerance, room <= Self.tolerance { throw .reachedContentEdge }
    }
    throw .noEnd
  }

  /// Scrolls until the content ends.
  func scrollToEdge() throws(GREYActionFailed) {
    for _ in 0..<Self.mostGestures {
      guard room > Self.tolerance else { return }
      _ = try moveOnce(by: room)
    }
    throw .noEnd
  }

  /// Makes one gesture, repeated if nothing moves, and waits until the scrolling is over.
  ///
  /// - Returns: The points by which the viewport moved: at most the amount, and at most the room.
  private func moveOnce(by amount: CGFloat) throws(GREYActionFailed) -> CGFloat {
    for _ in 0...Self.retries {
      let before = room
      try drag(by: amount)
      // Wait for the content to bounce back before measuring.
      UIApplication.shared.settle()
      let moved = before - room
      if moved > Self.tolerance { return moved }
    }
    throw GREYActionFailed("Scroll view didn't respond to touch.", domain: .scroll, code: 3)
  }

  /// The points from the viewport to the end of the content.
  private var room: CGFloat {
    let (insets, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset)
    let (content, bounds) = (scrollView.contentSize, scrollView.bounds)
    return switch direction {
    case .left: offset.x + insets.left
    case .right: content.width + insets.right - bounds.width - offset.x
    case .up: offset.y + insets.top
    case .down: content.height + insets.bottom - bounds.height - offset.y
    }
  }

  /// Drags once, as far as the finger can move on the view, and at most a little beyond the content's edge.
  private func drag(by amount: CGFloat) throws(GREYActionFailed) {
    guard let window = scrollView.window, let area = visibleArea else { throw .hidden }
    let finger = startPoint(in: area)
    // The finger moves in the opposite direction; its first points only begin the gesture.
    let reach = direction.opposite.distance(from: finger, toEdgeOf: area) - TouchPath.recognitionLength
    let part = min(amount, reach, room + Self.pullBeyondEdge)
    guard part > 0 else { throw .noRoom }
    TouchPath.scroll(from: finger, direction.opposite, amount: part).play(in: window)
  }

  /// The points by which the content is pulled beyond its edge, to make up for a last rounding error.
  private static let pullBeyondEdge: CGFloat = 10

  /// The visible part of the view, without one point on each side.
  private var visibleArea: CGRect? {
    let rects = VisibleArea(of: scrollView).rects
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: 1, dy: 1)
  }

  private func startPoint(in area: CGRect) -> CGPoint {
    if let start {
      // Whole points, so that sums along the path are exact.
      return CGPoint(
        x: (area.minX + area.width * start.x).rounded(), y: (area.minY + area.height * start.y).rounded())
    }
    // The rectangle does not contain its far edges: half a point keeps the finger on the view.
    let unit = direction.unit
    return CGPoint(
      x: area.midX + unit.x * (area.width / 2 - 0.5), y: area.midY + unit.y * (area.height / 2 - 0.5))
  }
}

extension GREYActionFailed {
  fileprivate static let reachedContentEdge = GREYActionFailed(
    """
    Cannot scroll, the scroll view is already at the edge. Use grey_scrollToContentEdge to scroll as far as it goes.
    """, domain: .scroll, code: 0)
  @MainActor fileprivate static let noEnd = GREYActionFailed(
    "The scroll does not end within \(ScrollGesture.mostGestures) gestures.", domain: .scroll, code: 1)
  fileprivate static let hidden = GREYActionFailed(
    "Cannot scroll, nothing of the scroll view can be seen.", domain: .scroll, code: 1)
  fileprivate static let noRoom = GREYActionFailed(
    "Cannot scroll, a finger has too little room on the scroll view.", domain: .scroll, code: 1)
}
