/// What the user does to the page.
extension BarCollapse {
  /// Follows a finger that has moved by so many points, downwards if positive.
  ///
  /// Bars give way as the finger goes up, unless the page is pulled past an end, zoomed, or too short to need the room.
  /// They come back with the finger only if they are on their way already, or missing at the top.
  public mutating func drag(by distance: Double, at position: ScrollPosition) {
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
  public mutating func endDragging(at position: ScrollPosition) {
    guard phase == .transitioning else { return }
    amount < 0.05 || position.offset < Self.urlBarHeight ? expand() : collapse()
  }

  /// Brings the bars back, as the page glides up by itself.
  public mutating func glideUp() {
    if phase != .animating { expand() }
  }

  /// Answers a tap on the status bar: whether the page scrolls to its top; missing bars only come back.
  public mutating func shouldScrollToTop() -> Bool {
    guard amount != 0 else { return true }
    expand()
    return false
  }

  /// Brings the bars back, animated where they have some way to go.
  public mutating func expand() { animate(to: 0) }

  /// Sends the bars away, animated where they have some way to go.
  public mutating func collapse() { animate(to: 1) }

  /// Notes that the bars have arrived.
  public mutating func animationDidEnd() {
    if phase == .animating { phase = amount == 0 ? .expanded : .collapsed }
  }

  private mutating func animate(to end: Double) {
    let isThere = amount == end
    amount = end
    phase = isThere ? (end == 0 ? .expanded : .collapsed) : .animating
  }
}
