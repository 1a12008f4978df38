import HeadlessUIKit

/// Moves a scroll view's viewport by exactly an amount of points; the finger goes in the opposite
/// direction.
///
/// Fails if the content ends before.
@MainActor
public func grey_scrollInDirection(_ direction: GREYDirection, _ amount: CGFloat) -> GREYAction {
  scroll(direction, amount, from: nil)
}

/// Moves a scroll view's viewport by exactly an amount of points, from a start point of the finger.
///
/// - Parameters:
///   - direction: The direction of the viewport.
///   - amount: The points by which the viewport moves.
///   - x: The point's share of the width that can be seen, between 0 and 1.
///   - y: The point's share of the height that can be seen, between 0 and 1.
@MainActor
public func grey_scrollInDirectionWithStartPoint(
  _ direction: GREYDirection, _ amount: CGFloat, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  ActionArguments.requireStart(x, y)
  return scroll(direction, amount, from: CGPoint(x: x, y: y))
}

/// Moves a scroll view's viewport until the content ends; succeeds at once if it is there.
@MainActor
public func grey_scrollToContentEdge(_ edge: GREYContentEdge) -> GREYAction {
  scroll(to: edge, from: nil)
}

/// Moves a scroll view's viewport until the content ends, from a start point of the finger.
///
/// - Parameters:
///   - edge: The edge of the content.
///   - x: The point's share of the width that can be seen, between 0 and 1.
///   - y: The point's share of the height that can be seen, between 0 and 1.
@MainActor
public func grey_scrollToContentEdgeWithStartPoint(
  _ edge: GREYContentEdge, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  ActionArguments.requireStart(x, y)
  return scroll(to: edge, from: CGPoint(x: x, y: y))
}

@MainActor
private func scroll(_ direction: GREYDirection, _ amount: CGFloat, from start: CGPoint?) -> GREYAction {
  ActionArguments.require(
    amount > 0 && amount.isFinite, "A scroll needs an amount above 0, not \(GREYNumber.short(amount)).")
  let name = "Scroll \(direction.title) for \(GREYNumber.short(amount))"
  return GREYAction(name, constraints: ActionConstraints.scrolls) { element throws(GREYActionFailed) in
    guard let scrollView = element.scrolledView else { return }
    try ScrollGesture(scrollView: scrollView, direction: direction, start: start).scroll(by: amount)
  }
}

@MainActor
private func scroll(to edge: GREYContentEdge, from start: CGPoint?) -> GREYAction {
  let name = "Scroll To \(edge.title) content edge"
  return GREYAction(name, constraints: ActionConstraints.scrolls) { element throws(GREYActionFailed) in
    guard let scrollView = element.scrolledView else { return }
    try ScrollGesture(scrollView: scrollView, direction: edge.direction, start: start).scrollToEdge()
  }
}

extension AccessibilityItem {
  /// The scroll view: the element itself, or the one in which a web view shows its page.
  fileprivate var scrolledView: UIScrollView? {
    self as? UIScrollView ?? (self as? WKWebView)?.scrollView
  }
}
