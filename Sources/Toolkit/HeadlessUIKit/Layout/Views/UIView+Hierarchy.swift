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

  /// The class name of the controller whose root view this is.
  public var viewControllerName: String? { viewController.map { String(describing: type(of: $0)) } }

  /// Adds a view as a subview, at an index in the order from back to front.
  ///
  /// A hierarchy of more than 1000 levels and a view that contains this one raise an exception.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - index: The index; beyond the end, the view is added in front of all.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return UIException.raise(.invalidArgument, "Can't add self as subview")
    }
    if view.superview === self { return moveSubview(view, to: index) }
    guard let depth = depthTaking(view) else { return view.move(to: self, at: index) }
    UIException.raise(.internalInconsistency, view.tooDeepReason(below: self, at: depth))
  }

  /// Changes a subview's index; it keeps its constraints, and none of its methods is called.
  private func moveSubview(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    noteSublayerOrder(of: view)
    orderDidChange()
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Moves the view to another superview, or removes it for `nil`; calls views and controllers in UIKit's
  /// order.
  private func move(to new: UIView?, at index: Int) {
    let (old, oldWindow, newWindow) = (superview, window, new?.window)
    let (oldTint, oldAdjustment) = (tintColor, tintAdjustmentMode)
    // Within one window, controllers stay on the screen and their appearance methods are not called.
    let controllers = oldWindow === newWindow ? [] : outermostControllers
    if oldWindow != nil { controllers.forEach { $0.viewWillLeaveWindow() } }
    old?.willRemoveSubview(self)
    if let new, newWindow != nil { controllers.forEach { $0.viewWillComeIntoWindow(with: self, below: new) } }
    if oldWindow !== newWindow { reportWillMove(to: newWindow) }
    willMove(toSuperview: new)
    old?.detach(self)
    new?.attach(self, at: index)
    if oldWindow != nil { leaveScreen(for: newWindow) }
    // Only a change is reported, since every report visits all descendants.
    if tintColor != oldTint || tintAdjustmentMode != oldAdjustment {
      // Dimming applies to every descendant, a tint color only to those without one.
      reportTintColorChange(toAll: tintAdjustmentMode == .dimmed)
    }
    if newWindow != nil { updateTraits() }
    if oldWindow !== newWindow { reportMovedToWindow() }
    if newWindow != nil { UIApplication.shared.animations.beginAttached() }
    didMoveToSuperview()
    new?.didAddSubview(self)
    controllers.forEach { newWindow == nil ? $0.viewDidLeaveWindow() : $0.viewDidComeIntoWindow() }
  }

  private func detach(_ view: UIView) {
    dropConstraints(to: view)
    layoutNode?.engine?.forget(view)
    subviews.removeAll { $0 === view }
    forgetPendingLayout(of: view)
    noteSublayerOrder(without: view)
    view.superview = nil
    setNeedsLayout()
    setNeedsConstraintSolving()
  }

  private func attach(_ view: UIView, at index: Int) {
    view.superview = self
    // A superview that no longer exists may have listed it.
    view.layoutState.isListedForLayout = false
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    noteSublayerOrder(of: view)
    raiseGreatestHeight(with: view)
    view.layoutEngine = nil
    if let engine = layoutNode?.engine { engine.note(added: view) } else { setNeedsConstraintSolving() }
    setNeedsLayout()
    // What it required before is marked only in its former ancestors.
    if view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout {
      view.markAncestorsForLayout()
    }
    view.setSafeAreaStale()
  }

  /// Ends the animations of a view that left its superview; a first responder in it resigns if it left the
  /// window.
  private func leaveScreen(for newWindow: UIWindow?) {
    let animations = UIApplication.shared.animations
    animations.interrupt { $0.view?.isDescendant(of: self) == true }
    if !animations.attachments.isEmpty { layer.endAnimationsBelow() }
    if newWindow == nil { resignFirstResponderWithin() }
  }

  /// Returns whether the view is another view or one of its descendants.
  ///
  /// - Parameter view: The view at the top.
  public func isDescendant(of view: UIView) -> Bool {
    // A loop, since every constraint calls this for several views, and sequences are slow in debug builds.
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Makes the first responder in the view resign, since a view off the screen takes no text.
  private func resignFirstResponderWithin() {
    let responder = UIApplication.shared.firstResponder
    if let view = responder as? UIView, view.isDescendant(of: self) { view.resignFirstResponder() }
  }

  private func reportWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    subviews.forEach { $0.reportWillMove(to: window) }
  }

  private func reportMovedToWindow() {
    if window != nil {
      UIApplication.shared.appearances.apply(to: self)
      // Only drawing shows which classes draw something.
      setNeedsDisplay()
    }
    didMoveToWindow()
    if let sublayerOrder { sublayerOrder.filter { $0.own.parent != nil }.forEach { $0.becomeNew() } }
    notifyObservers(of: .window)
    subviews.forEach { $0.reportMovedToWindow() }
  }

  /// Lays the superview out again, since stacks leave hidden views out.
  func hiddenDidChange() {
    recordAnimationOfHiding(from: !isHidden)
    superview?.setNeedsLayout()
    superview?.subviewHiddenDidChange()
    valueDidChange()
  }

  /// The solver gets relations in the order of the hierarchy.
  private func orderDidChange() {
    layoutNode?.engine?.isOrderCurrent = false
  }
}

/// The order of subviews from back to front.
extension UIView {
  /// Adds a view directly in front of another one, and removes it from its former superview.
  ///
  /// - Parameters:
  ///   - view: The view; one that contains this view raises an exception.
  ///   - siblingSubview: The subview behind it; if it is not a subview, the view is in front of
  ///     all.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Adds a view directly behind another one, and removes it from its former superview.
  ///
  /// - Parameters:
  ///   - view: The view; one that contains this view raises an exception.
  ///   - siblingSubview: The subview in front of it; if it is not a subview, the view is in front
  ///     of all.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview } ?? others.count)
  }

  /// Moves a subview in front of all others.
  ///
  /// - Parameter view: The subview; other views are ignored.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    noteSublayerOrder(of: view)
    orderDidChange()
  }

  /// Moves a subview behind all others, and behind the layers that belong to no view.
  ///
  /// - Parameter view: The subview; other views are ignored.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    // Behind the layers that belong to no view, too.
    noteSublayerOrder(of: view, isBehindAll: true)
    orderDidChange()
  }

  /// Exchanges two subviews.
  ///
  /// - Parameters:
  ///   - index1: The index of one of them, from back to front; out of range, it raises UIKit's
  ///     exception.
  ///   - index2: The index of the other one.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    for index in [index1, index2] where !subviews.indices.contains(index) {
      return UIException.raise(
        .range, "index \(index) beyond bounds for \(subviews.count) subviews of \(layoutName)")
    }
    subviews.swapAt(index1, index2)
    exchangeSublayers(of: subviews[index1], subviews[index2])
    orderDidChange()
  }

  /// Returns the view or its first descendant, depth first, that has a tag.
  ///
  /// - Parameter tag: The tag, which should differ from 0, the default of every view.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}

extension UIView {
  /// Whether touches can reach the view: it is visible and enabled, and no animation blocks them.
  var canBeHit: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && transform.isInvertible
      && !UIApplication.shared.animations.keepsTouches(from: self)
  }

  /// The view that is hit in the front-most subview that takes touches at a point.
  func subviewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return nil
  }
}
