/// How far the bars have given way to the page that the user scrolls.
///
/// The amount goes from 0, both bars there, to 1: the URL bar shrunk to its host, and the toolbar gone.
package struct BarCollapse: Hashable, Sendable {
  /// Where the bars are on their way.
  package enum Phase: Hashable, Sendable {
    /// They are there.
    case expanded
    /// They follow a finger.
    case transitioning
    /// They are gone, but for the host.
    case collapsed
    /// An animation brings the bars to one end; drags are ignored until ``animationDidEnd()``.
    case animating
  }

  /// Where the bars are on their way; they are there at first.
  package internal(set) var phase: Phase = .expanded
  /// How far the bars have given way, from 0 to 1.
  package internal(set) var amount: Double = 0

  /// Makes bars that are there.
  package init() {}

  /// The height of the URL bar, in points.
  package static let urlBarHeight: Double = 54
  /// The height of the collapsed URL bar, in points.
  package static let collapsedHeight: Double = 22
  /// The height of the toolbar, in points.
  package static let toolbarHeight: Double = 44

  /// How far the URL bar lies above its place, in points and not positive.
  package var urlBarOffset: Double { -amount * (Self.urlBarHeight - Self.collapsedHeight) }
  /// How far the toolbar lies below its place, in points.
  package var toolbarOffset: Double { amount * Self.toolbarHeight }
  /// The opacity of the whole URL bar, which is gone halfway.
  package var expandedAlpha: Double { max(0, 1 - 2 * amount) }
  /// The opacity of the collapsed URL bar, which comes from halfway on.
  package var collapsedAlpha: Double { max(0, 2 * amount - 1) }
  /// Whether touches reach the URL bar.
  package var isInteractive: Bool { phase != .collapsed }
}

/// What the user does to the page.
extension BarCollapse {
  /// Follows a finger that has moved by so many points, downwards if positive.
  ///
  /// Bars give way as the finger goes up, unless the page is pulled past an end, zoomed, or too short to need the room.
  /// They come back with the finger only if they are on their way already, or missing at the top.
  package mutating func drag(by distance: Double, at position: ScrollPosition) {
    guard phase != .animating, canFollow(distance, at: position) else { return }
    amount = min(1, max(0, amount - distance / Self.urlBarHeight))
    phase = amount == 0 ? .expanded : amount == 1 ? .collapsed : .transitioning
  }

  private func canFollow(_ distance: Double, at position: ScrollPosition) -> Bool {
    guard !position.isZooming, !position.isBeyondEnd, position.offset > 0 || amount > 0 else { return false }
    let bars = Self.urlBarHeight + Self.toolbarHeight
    let isLong = position.contentHeight > position.visibleHeight + bars
    return (distance < 0 && isLong) || phase == .transitioning || (position.offset <= 0 && amount > 0)
  }

  /// Lets go of bars that are on their way: brings them back if they have hardly moved or the page is at its top, and away
  /// otherwise.
  package mutating func endDragging(at position: ScrollPosition) {
    guard phase == .transitioning else { return }
    amount < 0.05 || position.offset < Self.urlBarHeight ? expand() : collapse()
  }

  /// Brings the bars back, as the page glides up by itself.
  package mutating func glideUp() {
    if phase != .animating { expand() }
  }

  /// Answers a tap on the status bar: whether the page scrolls to its top; missing bars only come back.
  package mutating func shouldScrollToTop() -> Bool {
    guard amount != 0 else { return true }
    expand()
    return false
  }

  /// Brings the bars back, animated where they have some way to go.
  package mutating func expand() { animate(to: 0) }

  /// Sends the bars away, animated where they have some way to go.
  package mutating func collapse() { animate(to: 1) }

  /// Notes that the bars have arrived.
  package mutating func animationDidEnd() {
    if phase == .animating { phase = amount == 0 ? .expanded : .collapsed }
  }

  private mutating func animate(to end: Double) {
    let isThere = amount == end
    amount = end
    phase = isThere ? (end == 0 ? .expanded : .collapsed) : .animating
  }
}

/// Where a page is while it scrolls, in points.
package struct ScrollPosition: Hashable, Sendable {
  /// The content's distance above the top of what shows.
  package var offset: Double
  /// The height of what shows.
  package var visibleHeight: Double
  /// The height of the page.
  package var contentHeight: Double
  /// Whether two fingers make the page larger or smaller.
  package var isZooming: Bool

  /// Describes a position.
  package init(offset: Double, visibleHeight: Double, contentHeight: Double, isZooming: Bool = false) {
    (self.offset, self.visibleHeight) = (offset, visibleHeight)
    (self.contentHeight, self.isZooming) = (contentHeight, isZooming)
  }

  /// Whether the page is pulled past its end.
  var isBeyondEnd: Bool { offset + visibleHeight >= contentHeight }
}
