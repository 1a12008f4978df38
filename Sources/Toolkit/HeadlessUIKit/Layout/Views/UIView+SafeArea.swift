import Foundation

extension UIView {
  /// How far the superview's covered parts reach into this view. Parts of the view outside the superview do
  /// not count, so content that is longer than its scroll view is not covered. For example, if 47 points at
  /// the top of the superview are covered, and the view begins 20 points below its top, 27 points of the
  /// view are covered.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    if self is UIWindow { return UIApplication.shared.screen.safeAreaInsets }
    guard let superview else { return .zero }
    let (covered, frame, bounds) = (superview.coveredInsets, frame, superview.bounds)
    // A gap between the edges uses up a part of the covered length.
    func reach(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, covered - max(0, distance)) }
    return UIEdgeInsets(
      top: reach(covered.top, frame.minY - bounds.minY),
      left: reach(covered.left, frame.minX - bounds.minX),
      bottom: reach(covered.bottom, bounds.maxY - frame.maxY),
      right: reach(covered.right, bounds.maxX - frame.maxX))
  }

  /// The covered parts for subviews. A scroll view keeps its content out of the parts that it adds to its
  /// insets, and content is never covered at the top and bottom, where it scrolls.
  var coveredInsets: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
    let (covered, adjustment) = (safeAreaInsets, scrollView.safeAreaAdjustment)
    return UIEdgeInsets(
      top: 0, left: covered.left - adjustment.left, bottom: 0, right: covered.right - adjustment.right)
  }
}

// MARK: Changes

extension UIView {
  /// Updates this view and its descendants after bars appeared or disappeared.
  func safeAreaDidChange() {
    setNeedsLayout()
    setNeedsConstraintSolving()
    reportSafeAreaChange()
    subviews.forEach { $0.safeAreaDidChange() }
  }

  /// Makes the next layout determine again which parts of the view are covered, for example after it
  /// moved.
  ///
  /// If no part of the superview is covered, as usual, no part of the view can be.
  func setSafeAreaStale() {
    guard let superview,
      superview.layoutState.knownSafeAreaInsets != .zero || layoutState.knownSafeAreaInsets != .zero
    else {
      return
    }
    layoutState.isSafeAreaStale = true
    markAncestorsForLayout()
  }

  /// Makes the next layout determine again which parts of this view and its subviews are covered, after a
  /// change of bounds; content that only scrolled vertically is covered as before.
  func setSafeAreaStale(afterBounds old: CGRect) {
    let isResized = bounds.size != old.size
    if isResized { setSafeAreaStale() }
    guard layoutState.knownSafeAreaInsets != .zero else { return }
    guard isResized || bounds.minX != old.minX || !(self is UIScrollView) else { return }
    subviews.forEach { $0.setSafeAreaStale() }
  }

  /// Updates this view and then its descendants, if its covered parts changed.
  func updateSafeArea() {
    layoutState.isSafeAreaStale = false
    guard reportSafeAreaChange() else { return }
    setNeedsLayout()
    setNeedsConstraintSolving()
    subviews.forEach { $0.updateSafeArea() }
  }

  /// Calls this view's methods if the covered parts changed.
  ///
  /// - Returns: Whether the covered parts changed.
  @discardableResult
  private func reportSafeAreaChange() -> Bool {
    let insets = safeAreaInsets
    guard insets != layoutState.knownSafeAreaInsets else { return false }
    layoutState.knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { reportLayoutMarginsChange() }
    return true
  }
}
