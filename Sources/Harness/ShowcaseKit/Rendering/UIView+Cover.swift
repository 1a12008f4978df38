import HeadlessUIKit
import RenderTree

extension UIView {
  /// The view in front of this view's center that takes the touches there; `nil` if this view takes
  /// them, or can after scrolling.
  ///
  /// Controls are not covers; an audit reports two controls over each other as overlapping.
  var cover: UIView? {
    guard let window, !bounds.isEmpty else { return nil }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard window.bounds.contains(middle), isWithinClips(middle), let hit = topView(at: middle),
      !hit.isDescendant(of: self), !isDescendant(of: hit), !hit.isPartOfControl
    else { return nil }
    return canScroll(middle, awayFrom: hit) ? nil : hit
  }

  /// Whether a touch on the view's middle reaches it or a part of it.
  var takesTouchInMiddle: Bool {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard window?.bounds.contains(middle) == true, isWithinClips(middle) else { return false }
    return topView(at: middle)?.isDescendant(of: self) ?? false
  }

  /// The name of a covering view: the beginning of its line in a tree.
  var coverName: String {
    // A field's own input view is its keyboard, with the view above it.
    if window is UITextEffectsWindow { return "the keyboard" }
    return RenderNode(typeName, identifier: accessibilityIdentifier).line
  }

  /// The view that takes a touch, in the frontmost window that has one at the point.
  private func topView(at point: CGPoint) -> UIView? {
    for window in UIApplication.shared.windows.reversed() {
      if let hit = window.hitTest(point, with: nil) { return hit }
    }
    return nil
  }

  /// Whether a point is within all superviews that clip this view.
  private func isWithinClips(_ point: CGPoint) -> Bool {
    ancestors.allSatisfy { !$0.clipsToBounds || $0.bounds.contains($0.convert(point, from: nil)) }
  }

  /// Whether scrolling an enclosing scroll view can move a point out from under a cover that does not
  /// scroll with it, or floats over it, as the headers of a plain table do.
  private func canScroll(_ point: CGPoint, awayFrom cover: UIView) -> Bool {
    let frame = cover.convert(cover.bounds, to: nil)
    return ancestors.contains { view in
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        !cover.isDescendant(of: scrollView) || cover.floats(in: scrollView)
      else { return false }
      let (insets, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
      let last = max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
      // The point must become visible within the scroll view, not beyond the edge where the cover is.
      let seen = scrollView.convert(scrollView.bounds, to: nil)
      // The point after scrolling to the end, and after scrolling to the start.
      let (highest, lowest) = (point.y - (last - offset), point.y + offset + insets.top)
      return highest < frame.minY && seen.minY < frame.minY || lowest > frame.maxY && seen.maxY > frame.maxY
    }
  }

  private var isPartOfControl: Bool {
    self is UIControl && !(self is UIKeyboardView) || ancestors.contains { $0 is UIControl }
  }

  /// Whether the view is, or is in, a header or footer of a section that stays in view while rows scroll under it.
  private func floats(in scrollView: UIScrollView) -> Bool {
    guard let table = scrollView as? UITableView, table.style == .plain else { return false }
    guard let part = sequence(first: self, next: \.superview).first(where: { $0.superview === table }) else {
      return false
    }
    return !(part is UITableViewCell) && part !== table.tableHeaderView && part !== table.tableFooterView
  }

  private var ancestors: UnfoldFirstSequence<UIView> {
    sequence(first: superview ?? self, next: \.superview)
  }
}
