import HeadlessUIKit
import RenderTree

extension UIView {
  /// The view of another branch that a finger meets in the middle of this one; `nil` if it meets
  /// this one, or can after scrolling.
  ///
  /// Controls are no covers: two of them that are over each other overlap.
  var cover: UIView? {
    guard let window, !bounds.isEmpty else { return nil }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard window.bounds.contains(middle), isWithinClips(middle), let hit = topView(at: middle),
      !hit.isDescendant(of: self), !isDescendant(of: hit), !hit.isPartOfControl
    else { return nil }
    return canScroll(middle, awayFrom: hit) ? nil : hit
  }

  /// The name of a view that covers another one, as a tree begins its line.
  var coverName: String {
    if isDescendant(ofKind: UIKeyboardView.self) { return "the keyboard" }
    return RenderNode(typeName, identifier: accessibilityIdentifier).line
  }

  /// The view that takes a touch: of the window in front that has one there.
  private func topView(at point: CGPoint) -> UIView? {
    for window in UIApplication.shared.windows.reversed() {
      if let hit = window.hitTest(point, with: nil) { return hit }
    }
    return nil
  }

  /// Whether a point of the view is within all views around that clip it.
  private func isWithinClips(_ point: CGPoint) -> Bool {
    ancestors.allSatisfy { !$0.clipsToBounds || $0.bounds.contains($0.convert(point, from: nil)) }
  }

  /// Whether a scroll view around can move a point to where a view beside that scroll view ends.
  private func canScroll(_ point: CGPoint, awayFrom cover: UIView) -> Bool {
    let frame = cover.convert(cover.bounds, to: nil)
    return ancestors.contains { view in
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        !cover.isDescendant(of: scrollView)
      else { return false }
      let (insets, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
      let last = max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
      // It has to come to light within the scroll view, not beyond the edge that the cover is at.
      let seen = scrollView.convert(scrollView.bounds, to: nil)
      // Where the point is after scrolling to the end, and after scrolling to the start.
      let (highest, lowest) = (point.y - (last - offset), point.y + offset + insets.top)
      return highest < frame.minY && seen.minY < frame.minY || lowest > frame.maxY && seen.maxY > frame.maxY
    }
  }

  private var isPartOfControl: Bool {
    self is UIControl && !(self is UIKeyboardView) || ancestors.contains { $0 is UIControl }
  }

  private func isDescendant<Ancestor: UIView>(ofKind kind: Ancestor.Type) -> Bool {
    self is Ancestor || ancestors.contains { $0 is Ancestor }
  }

  private var ancestors: UnfoldFirstSequence<UIView> {
    sequence(first: superview ?? self, next: \.superview)
  }
}
