import Foundation

extension UIPresentationController {
  private static let duration: TimeInterval = 0.5

  /// Brings the presented controller onto the screen.
  func present(over host: UIView, animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenter = presentingViewController else { return }
    takeKeyboardDown()
    let container = makeContainer(over: host)
    let animator = animated ? makePresentationAnimator(presenter) : nil
    let coordinator = makeCoordinator(animator, animated: animated)
    presentedViewController.isBeingPresented = true
    presentationTransitionWillBegin()
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
    if shouldRemovePresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    presentedViewController.beginAppearanceTransition(true, animated: animated)
    coordinator.begin()
    run(animator, coordinator, "presentation", side(presenter), presentedSide, in: container) { [self] in
      presentedViewController.endAppearanceTransition()
      if shouldRemovePresentersView { presenter.endBeingCovered(by: presentedViewController) }
      presentedViewController.isBeingPresented = false
      presentationTransitionDidEnd(true)
      completion?()
    }
  }

  /// Removes the presented controller, and everything that it presents itself, from the screen.
  func dismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let presenter = presentingViewController, let container = containerView else { return }
    // A dismissal during the presentation first ends the presentation, so that appearance calls
    // stay paired.
    endTransition?()
    let leaving = presentedViewController.presentationStack.reversed()
    let animator = animated ? makeDismissalAnimator() : nil
    let coordinator = makeCoordinator(animator, animated: animated)
    for controller in leaving {
      controller.isBeingDismissed = true
      controller.ownPresentationController?.dismissalTransitionWillBegin()
      controller.beginAppearanceTransition(false, animated: animated)
    }
    presenter.uncover(from: presentedViewController, animated: animated)
    coordinator.begin()
    run(animator, coordinator, "dismissal", presentedSide, side(presenter), in: container) {
      presenter.endAppearanceTransition()
      leaving.forEach { $0.endPresentation() }
      self.bringKeyboardBack()
      UIApplication.shared.frontController.map(UIApplication.shared.turnInterface)
      completion?()
    }
  }

  private func makeContainer(over host: UIView) -> UITransitionView {
    let container = UITransitionView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    containerView = container
    presentedViewController.presentationContainer = container
    if let overrideTraitCollection {
      presentedViewController.traitState.overridesByParent = overrideTraitCollection
    }
    host.addSubview(container)
    return container
  }

  private func makePresentationAnimator(
    _ presenter: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.transitioningDelegate?.animationController(
      forPresented: presentedViewController, presenting: presenter, source: source ?? presenter)
  }

  private func makeDismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.transitioningDelegate?.animationController(forDismissed: presentedViewController)
  }

  private func makeCoordinator(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool
  ) -> TransitionCoordinator {
    let duration = animator?.transitionDuration(using: nil) ?? Self.duration
    let coordinator = TransitionCoordinator(duration: animated ? duration : 0)
    presentedViewController.ownTransitionCoordinator = coordinator
    presentingViewController?.ownTransitionCoordinator = coordinator
    return coordinator
  }

  private var presentedSide: TransitionContext.Side {
    TransitionContext.Side(
      controller: presentedViewController, view: presentedView, frame: frameOfPresentedViewInContainerView)
  }

  /// Returns the presenter's side of the transition; its view takes part only if it is removed.
  private func side(_ presenter: UIViewController) -> TransitionContext.Side {
    TransitionContext.Side(
      controller: presenter, view: shouldRemovePresentersView ? presenter.view : nil,
      frame: presenter.view.frame)
  }

  /// Runs the animator, or positions the view and waits for the duration; `ended` is called once.
  private func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, _ coordinator: TransitionCoordinator,
    _ name: String, _ from: TransitionContext.Side, _ to: TransitionContext.Side,
    in container: UIView, ended: @escaping @MainActor () -> Void
  ) {
    // Captures `self` strongly until the transition ends: it keeps the presentation alive.
    endTransition = { [self] in
      endTransition = nil
      presentedViewController.ownTransitionCoordinator = nil
      presentingViewController?.ownTransitionCoordinator = nil
      ended()
      coordinator.end()
    }
    let isPresentation = presentedViewController.isBeingPresented
    if let animator {
      TransitionContext(in: container, style: presentationStyle, from: from, to: to) { [weak self] _ in
        self?.endTransition(if: isPresentation)
      }.run(animator)
    } else {
      if isPresentation { placePresentedView(in: container) }
      UIApplication.shared.runLoop.schedule(after: coordinator.transitionDuration, name: name) {
        [weak self] in
        self?.endTransition(if: isPresentation)
      }
    }
  }

  /// Ends the running transition if it is of the expected kind, a presentation or a dismissal.
  private func endTransition(if isPresentation: Bool) {
    // A dismissal may have ended the presentation before its own event runs.
    if presentedViewController.isBeingPresented == isPresentation { endTransition?() }
  }

  private func placePresentedView(in container: UIView) {
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(presentedView)
  }
}
