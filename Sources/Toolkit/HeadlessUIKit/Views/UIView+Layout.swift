import Foundation

extension UIView {
  /// Asks for ``UIView/layoutSubviews()`` at the end of the turn.
  public func setNeedsLayout() {
    needsLayout = true
    tellAncestorsOfNeededLayout()
  }

  /// Lets the views above know that this one, or one below it, needs layout.
  func tellAncestorsOfNeededLayout() {
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// Asks the layout engine to solve the hierarchy's constraints at the end of the turn.
  public func setNeedsUpdateConstraints() {
    setNeedsConstraintSolving()
  }

  func setNeedsConstraintSolving() {
    topmost.needsConstraintSolving = true
  }

  /// Solves constraints and lays subviews out until nothing is left to do.
  ///
  /// Laying out may change what constraints depend on, so both alternate. Code that never comes to rest is stopped
  /// after a fixed number of rounds, as UIKit's feedback loop guard does.
  public func layoutIfNeeded() {
    let root = topmost
    for _ in 0..<Self.layoutRoundLimit {
      guard root.needsConstraintSolving || needsLayout || descendantNeedsLayout else { return }
      if root.needsConstraintSolving { LayoutEngine.solve(below: root) }
      layoutHierarchy()
    }
  }

  private static let layoutRoundLimit = 20

  /// The view without a superview that this one is part of.
  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Lays out this view and the views below that need it, from top to bottom.
  private func layoutHierarchy() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      tell(.layout)
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    subviews.forEach { $0.layoutHierarchy() }
  }
}

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
  private var coveredInsets: UIEdgeInsets {
    guard let scrollView = self as? UIScrollView else { return safeAreaInsets }
    let (covered, adjustment) = (safeAreaInsets, scrollView.safeAreaAdjustment)
    return UIEdgeInsets(
      top: 0, left: covered.left - adjustment.left, bottom: 0, right: covered.right - adjustment.right)
  }

  /// Tells this view and all below it that bars came or went.
  func safeAreaDidChange() {
    setNeedsLayout()
    setNeedsConstraintSolving()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    subviews.forEach { $0.safeAreaDidChange() }
  }
}
