import HeadlessUIKit

/// Moves a scroll view's viewport by exactly an amount of points; the finger goes the other way.
///
/// Fails where the content ends before.
@MainActor
public func grey_scrollInDirection(_ direction: GREYDirection, _ amount: Double) -> GREYAction {
  precondition(amount > 0, "Scroll amount must be positive.")
  let name = "Scroll \(direction.title) for \(GREYNumber.short(amount))"
  return GREYAction(name, constraints: scrolls) { view throws(GREYActionFailed) in
    try (view as? UIScrollView)?.scroll(direction, by: amount)
  }
}

/// Moves a scroll view's viewport until the content ends; succeeds where it is there already.
@MainActor
public func grey_scrollToContentEdge(_ edge: GREYContentEdge) -> GREYAction {
  GREYAction("Scroll To \(edge.title) content edge", constraints: scrolls) {
    view throws(GREYActionFailed) in
    guard let scrollView = view as? UIScrollView else { return }
    while scrollView.room(edge.direction) > 0 {
      try scrollView.scroll(edge.direction, by: scrollView.room(edge.direction))
    }
  }
}

@MainActor private let scrolls = GREYMatcher(
  element: "kindOfClass('UIScrollView'), kindOfClass('WKWebView')"
) {
  $0 is UIScrollView
}

extension UIScrollView {
  /// Points from the viewport to the end of the content.
  fileprivate func room(_ direction: GREYDirection) -> CGFloat {
    let insets = adjustedContentInset
    return switch direction {
    case .left: contentOffset.x + insets.left
    case .right: contentSize.width + insets.right - bounds.width - contentOffset.x
    case .up: contentOffset.y + insets.top
    case .down: contentSize.height + insets.bottom - bounds.height - contentOffset.y
    }
  }

  /// Plays as many gestures as the amount needs, and waits until nothing scrolls after each.
  fileprivate func scroll(_ direction: GREYDirection, by amount: CGFloat) throws(GREYActionFailed) {
    var left = amount
    while left > 0 {
      guard room(direction) > 0 else { throw GREYActionFailed(Self.edgeReason) }
      let before = contentOffset
      let part = try drag(direction, by: left)
      UIApplication.shared.settle()
      let moved = abs(contentOffset.x - before.x) + abs(contentOffset.y - before.y)
      guard moved > 0 else { throw GREYActionFailed("Scroll view didn't respond to touch.") }
      guard moved >= part - 0.001 else { throw GREYActionFailed(Self.edgeReason) }
      left -= part
    }
  }

  private static let edgeReason =
    "Cannot scroll, the scroll view is already at the edge. Use grey_scrollToContentEdge to scroll as far as it goes."

  /// Drags the viewport once, from one edge of what can be seen towards the other.
  ///
  /// - Returns: How far.
  private func drag(_ direction: GREYDirection, by amount: CGFloat) throws(GREYActionFailed) -> CGFloat {
    guard let window else { throw GREYActionFailed("Scroll view is in no window.") }
    let area = convert(bounds, to: window).intersection(window.bounds).insetBy(dx: 1, dy: 1)
    let unit = direction.unit
    let length = unit.x == 0 ? area.height : area.width
    let part = min(amount, length - TouchPath.recognitionLength)
    guard part > 0 else { throw GREYActionFailed("Scroll view is too small to be scrolled.") }
    // The edge itself is no longer inside: half a point keeps the finger on the view.
    let start = CGPoint(
      x: area.midX + unit.x * (area.width / 2 - 0.5), y: area.midY + unit.y * (area.height / 2 - 0.5))
    TouchPath.scroll(from: start, direction.opposite, amount: part).play(in: window)
    return part
  }
}
