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
      guard root.needsConstraintSolving || needsLayout || descendantNeedsLayout || isSafeAreaStale else {
        return
      }
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
    if isSafeAreaStale { updateSafeArea() }
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
