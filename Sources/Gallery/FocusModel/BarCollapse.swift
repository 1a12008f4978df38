/// How far the bars have collapsed to make room for the page that the user scrolls.
///
/// The amount goes from 0, with both bars whole, to 1: the URL bar shows the host alone, and the
/// toolbar is gone.
///
///     var bars = BarCollapse()
///     bars.drag(by: -27, at: ScrollPosition(offset: 500, visibleHeight: 600, contentHeight: 3000))
///     bars.amount  // 0.5: half of the URL bar's 54 points.
///     bars.toolbarOffset  // 22: half of the toolbar's 44 points.
package struct BarCollapse: Hashable, Sendable {
  /// A phase of collapsing.
  package enum Phase: Hashable, Sendable {
    /// Both bars are whole.
    case expanded
    /// The bars follow a finger.
    case transitioning
    /// The toolbar is gone, and the URL bar shows the host alone.
    case collapsed
    /// An animation expands or collapses the bars; drags are ignored until ``animationDidEnd()``.
    case animating
  }

  /// The current phase; expanded at first.
  package internal(set) var phase: Phase = .expanded
  /// How far the bars have collapsed, from 0 to 1.
  package internal(set) var amount: Double = 0

  /// Creates expanded bars.
  package init() {}

  /// The height of the URL bar, in points.
  package static let urlBarHeight: Double = 54
  /// The height of the collapsed URL bar, in points.
  package static let collapsedHeight: Double = 22
  /// The height of the toolbar, in points.
  package static let toolbarHeight: Double = 44

  /// The vertical offset of the URL bar from its expanded position, in points: 0 or negative.
  package var urlBarOffset: Double { -amount * (Self.urlBarHeight - Self.collapsedHeight) }
  /// The vertical offset of the toolbar from its expanded position, in points: 0 or positive.
  package var toolbarOffset: Double { amount * Self.toolbarHeight }
  /// The opacity of the whole URL bar, which reaches 0 halfway.
  package var expandedAlpha: Double { max(0, 1 - 2 * amount) }
  /// The opacity of the collapsed URL bar, which is 0 until halfway.
  package var collapsedAlpha: Double { max(0, 2 * amount - 1) }
  /// Whether touches reach the URL bar.
  package var isInteractive: Bool { phase != .collapsed }
}

/// The user's gestures on the page.
extension BarCollapse {
  /// Follows a finger that has moved by a distance in points, positive downward.
  ///
  /// The bars collapse as the finger moves up, unless the page is pulled past an end, zoomed, or
  /// too short to need the room. They expand with the finger only if they have begun to, or if they
  /// are collapsed at the top of the page.
  package mutating func drag(by distance: Double, at position: ScrollPosition) {
    guard phase != .animating, canFollow(distance, at: position) else { return }
    amount = min(1, max(0, amount - distance / Self.urlBarHeight))
    phase = amount == 0 ? .expanded : amount == 1 ? .collapsed : .transitioning
  }

  private func canFollow(_ distance: Double, at position: ScrollPosition) -> Bool {
    guard !position.isZooming, !position.isBeyondEnd, position.offset > 0 || amount > 0 else { return false }
    let bars = Self.urlBarHeight + Self.toolbarHeight
    // A page that fits the screen together with the bars' height has no use for their room.
    let isLong = position.contentHeight > position.visibleHeight + bars
    return (distance < 0 && isLong) || phase == .transitioning || (position.offset <= 0 && amount > 0)
  }

  /// Ends a drag that has moved the bars: expands them if they have hardly moved or the page is at
  /// its top, and collapses them otherwise.
  package mutating func endDragging(at position: ScrollPosition) {
    guard phase == .transitioning else { return }
    amount < 0.05 || position.offset < Self.urlBarHeight ? expand() : collapse()
  }

  /// Expands the bars when a flick scrolls the page toward its top.
  package mutating func glideUp() {
    if phase != .animating { expand() }
  }

  /// Handles a tap on the status bar.
  ///
  /// - Returns: Whether the page scrolls to its top; if the bars are collapsed, the tap only
  ///   expands them.
  package mutating func shouldScrollToTop() -> Bool {
    guard amount != 0 else { return true }
    expand()
    return false
  }

  /// Expands the bars, with an animation unless they are expanded already.
  package mutating func expand() { animate(to: 0) }

  /// Collapses the bars, with an animation unless they are collapsed already.
  package mutating func collapse() { animate(to: 1) }

  /// Ends the animating phase.
  package mutating func animationDidEnd() {
    if phase == .animating { phase = amount == 0 ? .expanded : .collapsed }
  }

  private mutating func animate(to end: Double) {
    let isThere = amount == end
    amount = end
    // Without a distance there is no animation, whose end would end the animating phase.
    phase = isThere ? (end == 0 ? .expanded : .collapsed) : .animating
  }
}

/// The scroll position of a page, in points.
package struct ScrollPosition: Hashable, Sendable {
  /// The height of the content above the visible part; negative if the page is pulled past its top.
  package var offset: Double
  /// The height of the visible part.
  package var visibleHeight: Double
  /// The height of the page.
  package var contentHeight: Double
  /// Whether two fingers zoom the page.
  package var isZooming: Bool

  /// Creates a position, which is not zooming by default.
  package init(offset: Double, visibleHeight: Double, contentHeight: Double, isZooming: Bool = false) {
    (self.offset, self.visibleHeight) = (offset, visibleHeight)
    (self.contentHeight, self.isZooming) = (contentHeight, isZooming)
  }

  /// Whether the page is scrolled to its end, or pulled past it.
  fileprivate var isBeyondEnd: Bool { offset + visibleHeight >= contentHeight }
}
