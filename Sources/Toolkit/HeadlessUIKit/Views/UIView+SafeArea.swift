import Foundation

extension UIView {
  /// The parts at the edges that bars and sensors cover, in the view's coordinates.
  public var safeAreaInsets: UIEdgeInsets {
    inheritedSafeAreaInsets + additionalSafeAreaInsets
  }

  /// What of the superview's covered parts reaches into this view; what sticks out of the superview does not count, so
  /// that content that is longer than its scroll view is not covered.
  private var inheritedSafeAreaInsets: UIEdgeInsets {
    if self is UIWindow { return UIApplication.shared.screen.safeAreaInsets }
    guard let superview else { return .zero }
    let (covered, frame, bounds) = (superview.coveredInsets, frame, superview.bounds)
    func reach(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, covered - max(0, distance)) }
    return UIEdgeInsets(
      top: reach(covered.top, frame.minY - bounds.minY),
      left: reach(covered.left, frame.minX - bounds.minX),
      bottom: reach(covered.bottom, bounds.maxY - frame.maxY),
      right: reach(covered.right, bounds.maxX - frame.maxX))
  }

  /// The covered parts that subviews meet. A scroll view keeps its content out of those that it takes as insets, and
  /// content is never covered at top and bottom, where it scrolls.
  var coveredInsets: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
    let (covered, adjustment) = (safeAreaInsets, scrollView.safeAreaAdjustment)
    return UIEdgeInsets(
      top: 0, left: covered.left - adjustment.left, bottom: 0, right: covered.right - adjustment.right)
  }
}

// MARK: Telling of changes

extension UIView {
  /// Tells this view and all below it that bars came or went.
  func safeAreaDidChange() {
    setNeedsLayout()
    setNeedsConstraintSolving()
    tellSafeAreaChanged()
    subviews.forEach { $0.safeAreaDidChange() }
  }

  /// Has the next layout find out whether other parts of the view are covered than it knows of, as after it moved.
  ///
  /// Nothing can be covered where nothing is covered of the superview, as for most views.
  func setSafeAreaStale() {
    guard let superview, superview.knownSafeAreaInsets != .zero || knownSafeAreaInsets != .zero else {
      return
    }
    isSafeAreaStale = true
    tellAncestorsOfNeededLayout()
  }

  /// Does the same for this view and its subviews after other bounds; content that only scrolled up or down is covered as
  /// before.
  func setSafeAreaStale(afterBounds old: CGRect) {
    let isResized = bounds.size != old.size
    if isResized { setSafeAreaStale() }
    guard knownSafeAreaInsets != .zero else { return }
    guard isResized || bounds.minX != old.minX || !(self is UIScrollView) else { return }
    subviews.forEach { $0.setSafeAreaStale() }
  }

  /// Tells this view if other parts of it are covered than it knew of, and then the views below.
  func updateSafeArea() {
    isSafeAreaStale = false
    guard tellSafeAreaChanged() else { return }
    setNeedsLayout()
    setNeedsConstraintSolving()
    subviews.forEach { $0.updateSafeArea() }
  }

  /// Tells this view alone, unless the same parts are covered as it knew.
  @discardableResult
  private func tellSafeAreaChanged() -> Bool {
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return false }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellLayoutMarginsChanged() }
    return true
  }
}
