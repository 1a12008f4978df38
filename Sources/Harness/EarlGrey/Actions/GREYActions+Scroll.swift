import HeadlessUIKit

/// Scrolls a scroll view by an exact distance. Fails if the content ends before.
///
/// - Parameters:
///   - direction: The direction in which the viewport moves; the finger moves in the opposite direction.
///   - amount: The distance in points. Values that are not positive and finite raise an exception.
@MainActor
public func grey_scrollInDirection(_ direction: GREYDirection, _ amount: CGFloat) -> GREYAction {
  scroll(direction, amount, from: nil)
}

/// Scrolls a scroll view by an exact distance, from a start point of the finger. Fails if the content
/// ends before.
///
/// - Parameters:
///   - direction: The direction in which the viewport moves; the finger moves in the opposite direction.
///   - amount: The distance in points. Values that are not positive and finite raise an exception.
///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other values
///     raise an exception.
///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
@MainActor
public func grey_scrollInDirectionWithStartPoint(
  _ direction: GREYDirection, _ amount: CGFloat, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  ActionArguments.requireStart(x, y)
  return scroll(direction, amount, from: CGPoint(x: x, y: y))
}

/// Scrolls a scroll view to an edge of its content; succeeds at once if it is there already.
///
/// - Parameter edge: The edge of the content, including the adjusted inset.
@MainActor
public func grey_scrollToContentEdge(_ edge: GREYContentEdge) -> GREYAction {
  scroll(to: edge, from: nil)
}

/// Scrolls a scroll view to an edge of its content, from a start point of the finger.
///
/// - Parameters:
///   - edge: The edge of the content.
///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other values
///     raise an exception.
///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
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
  /// The element itself if it is a scroll view, or the scroll view in which a web view shows its page.
  fileprivate var scrolledView: UIScrollView? {
    self as? UIScrollView ?? (self as? WKWebView)?.scrollView
  }
}
