import HeadlessUIKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Drags that move a scroll view's viewport one way.
@MainActor
struct ScrollGesture {
  let scrollView: UIScrollView
  let direction: GREYDirection
  /// Where the finger comes down, as shares of what can be seen; at the far edge if there is none.
  let start: CGPoint?

  /// How often a gesture without effect is repeated.
  private static let retries = 3
  /// Up to this many gestures are made to reach an edge: content that grows on and on has none.
  static let mostGestures = 1000
  /// Less than this is nothing.
  private static let tolerance: CGFloat = 1e-5

  /// Moves the viewport by exactly an amount, with as many gestures as that needs.
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

  /// Moves the viewport until the content ends.
  func scrollToEdge() throws(GREYActionFailed) {
    for _ in 0..<Self.mostGestures {
      guard room > Self.tolerance else { return }
      _ = try moveOnce(by: room)
    }
    throw .noEnd
  }

  /// Makes one gesture, again if nothing moves, and waits until nothing scrolls.
  ///
  /// - Returns: How far the viewport moved, at most the amount and as much as there is room for.
  private func moveOnce(by amount: CGFloat) throws(GREYActionFailed) -> CGFloat {
    for _ in 0...Self.retries {
      let before = room
      try drag(by: amount)
      UIApplication.shared.settle()
      let moved = before - room
      if moved > Self.tolerance { return moved }
    }
    throw GREYActionFailed("Scroll view didn't respond to touch.", domain: .scroll, code: 3)
  }

  /// Points from the viewport to the end of the content.
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

  /// Drags the viewport once, as far as the finger's way on the view allows; a little beyond the content's edge at most.
  private func drag(by amount: CGFloat) throws(GREYActionFailed) {
    guard let window = scrollView.window, let area = visibleArea else { throw .hidden }
    let finger = startPoint(in: area)
    // The finger goes the other way than the viewport.
    let way = direction.opposite.distance(from: finger, toEdgeOf: area) - TouchPath.recognitionLength
    let part = min(amount, way, room + Self.pullBeyondEdge)
    guard part > 0 else { throw .noRoom }
    TouchPath.scroll(from: finger, direction.opposite, amount: part).play(in: window)
  }

  /// How far the content is pulled over its edge, until its resistance is felt.
  private static let pullBeyondEdge: CGFloat = 10

  /// What can be seen of the view, a point less at each side.
  private var visibleArea: CGRect? {
    let rects = VisibleArea(of: scrollView).rects
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: 1, dy: 1)
  }

  private func startPoint(in area: CGRect) -> CGPoint {
    if let start {
      // Whole points, so that sums along the way are exact.
      return CGPoint(
        x: (area.minX + area.width * start.x).rounded(), y: (area.minY + area.height * start.y).rounded())
    }
    // The edge itself is no longer inside: half a point keeps the finger on the view.
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
