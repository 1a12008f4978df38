import Foundation

extension UINavigationController {
  /// The duration of a push or a pop in seconds, as on iOS.
  private static let transitionDuration: TimeInterval = 0.35

  /// Replaces the top controller in UIKit's order: the old one will disappear, the new one will
  /// appear, then both have.
  func changeStack(to controllers: [UIViewController], animated: Bool) {
    guard !controllers.contains(where: { $0 is UINavigationController }) else {
      return UIException.raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
    let change = StackChange(from: stack, to: controllers)
    // Nothing is animated off screen.
    let isAnimated = animated && change.old != nil && appearance != .disappeared
    stack = controllers
    let adopted = adopt(controllers)
    change.gone.forEach { $0.willMove(toParent: nil) }
    navigationBar.items = controllers.map(\.navigationItem)
    guard isViewLoaded, change.old !== change.new else {
      notifyObservers(of: .viewControllers)
      return endMoves(adopted: adopted, gone: change.gone)
    }
    let end = run(change, animated: isAnimated) { [weak self] in
      self?.endTransition(from: change.old, to: change.new, animated: isAnimated)
      self?.endMoves(adopted: adopted, gone: change.gone)
    }
    notifyObservers(of: .viewControllers)
    end?()
  }

  /// Begins a transition.
  ///
  /// - Parameters:
  ///   - change: The change of the stack.
  ///   - animated: Whether the views move.
  ///   - ended: Called at the end of the transition.
  /// - Returns: A closure that ends the transition immediately; `nil` if the views move and the
  ///   transition ends by itself.
  private func run(
    _ change: StackChange, animated: Bool, ended: @escaping @MainActor () -> Void
  ) -> (@MainActor () -> Void)? {
    let animator = animated ? animator(for: change) : nil
    let duration = animator?.transitionDuration(using: nil) ?? Self.transitionDuration
    let coordinator = TransitionCoordinator(duration: animated ? duration : 0)
    // Set before the appearance callbacks, in which controllers add animations to it.
    ownTransitionCoordinator = coordinator
    if appearance != .disappeared {
      change.old?.beginAppearanceTransition(false, animated: animated)
      change.new?.beginAppearanceTransition(true, animated: animated)
      if let new = change.new { delegate?.navigationController(self, willShow: new, animated: animated) }
    }
    coordinator.begin()
    let end: @MainActor () -> Void = { [weak self] in
      // Another transition, whose coordinator has to stay, may have begun in the meantime.
      if self?.ownTransitionCoordinator === coordinator { self?.ownTransitionCoordinator = nil }
      ended()
      coordinator.end()
    }
    if let animator, let old = change.old, let new = change.new {
      TransitionContext(
        in: view, style: .none, from: .init(controller: old, view: old.view, frame: view.bounds),
        to: .init(controller: new, view: new.view, frame: view.bounds)
      ) { [weak self] _ in
        // The stack may have changed again during the transition.
        if new === self?.topViewController { self?.show(new) }
        end()
      }.run(animator)
      return nil
    }
    change.new.map(show)
    guard animated else {
      return { [weak self] in
        self?.view.layoutIfNeeded()
        end()
      }
    }
    UIApplication.shared.runLoop.schedule(
      after: coordinator.transitionDuration, name: "navigation transition", end)
    return nil
  }

  private func animator(for change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old = change.old, let new = change.new else { return nil }
    return delegate?.navigationController(self, animationControllerFor: change.operation, from: old, to: new)
  }

  /// Adds the controllers that are not children yet; their views appear when they are on top.
  /// Returns those controllers.
  private func adopt(_ controllers: [UIViewController]) -> [UIViewController] {
    let adopted = controllers.filter { $0.parent !== self }
    for controller in adopted {
      controller.removeFromParent()
      controller.willMove(toParent: self)
      children.append(controller)
      controller.parent = self
      controller.isMovingToParent = true
    }
    return adopted
  }

  /// Calls `didMove(toParent:)` on added and removed controllers, except those that have another
  /// parent by now.
  private func endMoves(adopted: [UIViewController], gone: [UIViewController]) {
    for controller in adopted where controller.parent === self { controller.didMove(toParent: self) }
    for controller in gone where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    notifyObservers(of: .stackTransitionEnd)
  }

  /// Adds a controller's view behind the bars.
  func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    let index = view.subviews.firstIndex { $0 === navigationBar } ?? 0
    view.insertSubview(controller.view, at: index)
    toolbar.items = controller.toolbarItems
    updateToolbar()
    updatePopGesture()
    tabBarController?.updateTabBar()
    view.setNeedsLayout()
  }

  private func endTransition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    if let old, old !== topViewController, old.parent === self {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if let new, new === topViewController {
      new.endAppearanceTransition()
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }
}

/// The difference between two stacks.
@preconcurrency @MainActor
private struct StackChange {
  let old: UIViewController?
  let new: UIViewController?
  let gone: [UIViewController]
  /// A pop if the new top controller was already on the stack, otherwise a push.
  let operation: UINavigationController.Operation

  init(from former: [UIViewController], to controllers: [UIViewController]) {
    (old, new) = (former.last, controllers.last)
    gone = former.filter { controller in !controllers.contains { $0 === controller } }
    let top = controllers.last
    operation = former.contains { $0 === top } ? .pop : .push
  }
}
