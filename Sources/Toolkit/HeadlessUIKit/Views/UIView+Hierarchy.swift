import Foundation

extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view in front of all others; it leaves its old superview. A subview just comes to the front.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a place in the order from back to front.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return UIException.raise(.invalidArgument, "Can't add self as subview")
    }
    if view.superview === self { return moveSubview(view, to: index) }
    view.removeFromSuperview()
    let arriving = window == nil ? [] : view.outermostControllers
    arriving.forEach { $0.viewWillComeIntoWindow(below: $0.viewIfLoaded?.superview ?? self) }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.setNeedsConstraintSolving()
    setNeedsLayout()
    if view.needsLayout || view.descendantNeedsLayout { view.tellAncestorsOfNeededLayout() }
    view.tellTintColorChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
    guard window != nil else { return }
    view.updateTraits()
    view.tellMovedToWindow()
    arriving.forEach { $0.viewDidComeIntoWindow() }
  }

  /// Changes a subview's place in the order; it keeps its constraints, and hears nothing.
  private func moveSubview(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
  }

  /// Takes the view out of its superview, with the constraints that tie it to views outside of it.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = window == nil ? [] : outermostControllers
    leaving.forEach { $0.viewWillLeaveWindow() }
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.dropConstraints(to: self)
    let wasInWindow = window != nil
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    superview.setNeedsConstraintSolving()
    self.superview = nil
    if wasInWindow {
      resignFirstResponderWithin()
      UIApplication.shared.animations.interrupt { $0.view?.isDescendant(of: self) == true }
      tellMovedToWindow()
    }
    didMoveToSuperview()
    leaving.forEach { $0.viewDidLeaveWindow() }
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Whether the view is `view` or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// A view that is gone from the screen takes no more text.
  private func resignFirstResponderWithin() {
    let responder = UIApplication.shared.firstResponder
    if let view = responder as? UIView, view.isDescendant(of: self) { view.resignFirstResponder() }
  }

  /// Tells the view, and all below that inherit its color.
  func tellTintColorChanged() {
    tintColorDidChange()
    for subview in subviews where !subview.hasOwnTintColor { subview.tellTintColorChanged() }
  }

  private func tellMovedToWindow() {
    didMoveToWindow()
    subviews.forEach { $0.tellMovedToWindow() }
  }

  /// A hidden view counts differently in stacks, so the superview is laid out anew.
  func hiddenDidChange() {
    recordAnimationOfHiding(from: !isHidden)
    superview?.setNeedsLayout()
    superview?.setNeedsConstraintSolving()
  }
}
