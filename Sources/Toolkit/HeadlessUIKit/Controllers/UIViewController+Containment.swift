import Foundation

extension UIViewController {
  /// Adds a child. The caller adds its view, and calls `didMove(toParent:)`.
  ///
  /// The child appears when its view enters the hierarchy of a parent that is appearing or has
  /// appeared.
  ///
  /// - Parameter child: The new child, which leaves its former parent. An ancestor raises an
  ///   exception; a child that was added already changes nothing.
  public func addChild(_ child: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      return UIException.raise(
        .invalidArgument,
        "Can't add \(child.exceptionName) as a child of \(exceptionName): it is its ancestor")
    }
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isMovingToParent = true
  }

  /// Removes the controller from its parent. The caller calls `willMove(toParent:)`, and removes
  /// its view.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    isMovingToParent = false
    didMove(toParent: nil)
  }

  /// Replaces the view of a child with that of another child.
  ///
  /// If the new view has no superview, it is added to the old one's.
  ///
  /// - Parameters:
  ///   - old: The child that disappears.
  ///   - new: The child that appears; two controllers that are not both children raise an exception.
  ///   - duration: The seconds until the old view is removed and the new child has appeared.
  ///   - animations: Called immediately.
  ///   - completion: Called at the end, with `true`.
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard old.parent === self, new.parent === self else {
      return UIException.raise(
        .invalidArgument,
        "Children view controllers \(old.exceptionName) and \(new.exceptionName) must have a common parent view "
          + "controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let isAnimated = duration > 0
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen { old.beginAppearanceTransition(false, animated: isAnimated) }
    if isOnScreen { new.beginAppearanceTransition(true, animated: isAnimated) }
    if new.view.superview == nil { (old.view.superview ?? view).addSubview(new.view) }
    animations?()
    UIApplication.shared.runLoop.schedule(after: duration, name: "transition between children") {
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(true)
    }
  }

  /// The closest navigation controller among the ancestors; `nil` without one.
  public var navigationController: UINavigationController? { closestParent() }

  /// Returns the closest ancestor of a type.
  func closestParent<Parent: UIViewController>(_ type: Parent.Type = Parent.self) -> Parent? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Parent }.first
  }

  /// The controller's name in exceptions.
  var exceptionName: String { "<\(type(of: self))>" }

  /// Notifies containers that the controller's preferred size changed.
  func preferredContentSizeDidChange() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentationContainer?.setNeedsLayout()
    notifyObservers(of: .preferredContentSize)
  }
}
