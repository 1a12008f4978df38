import Foundation

extension UIViewController {
  /// Tells the controller and its children that the view is about to come or go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition(to: isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Tells the controller and its children that the view has come or gone.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: transition(to: .appeared, animated: isAppearanceAnimated)
    case .disappearing: transition(to: .disappeared, animated: isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Takes the steps of the life cycle that lead to `target`, each once, and takes the children along.
  func transition(to target: Appearance, animated: Bool) {
    for step in steps(to: target) {
      appearance = step
      isAppearanceAnimated = animated
      tell(step, animated: animated)
      forwardedChildren.forEach { $0.transition(to: step, animated: animated) }
      if step == .appeared { isMovingToParent = false }
      if step == .disappeared { isMovingFromParent = false }
    }
    if target == .appearing, viewIfLoaded?.window != nil { tellIsAppearing() }
  }

  private func tell(_ step: Appearance, animated: Bool) {
    switch step {
    case .appearing:
      loadViewIfNeeded()
      owesIsAppearing = true
      viewWillAppear(animated)
    case .appeared:
      tellIsAppearing()
      viewDidAppear(animated)
    case .disappearing:
      owesIsAppearing = false
      viewWillDisappear(animated)
    case .disappeared: viewDidDisappear(animated)
    }
  }

  /// Calls `viewIsAppearing` if that is due: the view is in the window, and has its traits.
  func tellIsAppearing() {
    guard owesIsAppearing else { return }
    owesIsAppearing = false
    viewIsAppearing(isAppearanceAnimated)
    forwardedChildren.forEach { $0.tellIsAppearing() }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
  }

  /// The stages between the present one and `target`.
  private func steps(to target: Appearance) -> [Appearance] {
    switch (appearance, target) {
    case (.disappeared, .appearing), (.disappearing, .appearing): [.appearing]
    case (.disappeared, .appeared), (.disappearing, .appeared): [.appearing, .appeared]
    case (.appearing, .appeared): [.appeared]
    case (.appeared, .disappearing), (.appearing, .disappearing): [.disappearing]
    case (.appeared, .disappeared), (.appearing, .disappeared): [.disappearing, .disappeared]
    case (.disappearing, .disappeared): [.disappeared]
    default: []
    }
  }
}

/// What happens to controllers whose views come into a window, or leave it, without a container's doing.
extension UIViewController {
  /// Loads the view, if that has not happened yet.
  public func loadViewIfNeeded() {
    _ = view
  }

  /// Begins to appear, if the view's coming into a window is what lets the controller appear.
  ///
  /// - Parameters:
  ///   - moved: The view that comes, which is the controller's or one above it.
  ///   - superview: Where it comes.
  func viewWillComeIntoWindow(with moved: UIView, below superview: UIView) {
    let superview = viewIfLoaded === moved ? superview : viewIfLoaded?.superview ?? superview
    guard appearance == .disappeared || appearance == .disappearing, isMoved(by: superview) else { return }
    movesWithItsView = true
    transition(to: .appearing, animated: false)
  }

  /// Goes on to appear now that the view is in a window; it has appeared at the end of the turn.
  func viewDidComeIntoWindow() {
    tellIsAppearing()
    guard movesWithItsView else { return }
    movesWithItsView = false
    guard parent?.appearance != .appearing else { return }
    UIApplication.shared.runLoop.schedule(name: "child view controller to appear") { [weak self] in
      guard let self, viewIfLoaded?.window != nil, parent?.appearance != .appearing else { return }
      endAppearanceTransition()
    }
  }

  /// Begins to disappear, if the view's leaving the window is what lets the controller disappear.
  func viewWillLeaveWindow() {
    guard appearance == .appeared || appearance == .appearing, let superview = viewIfLoaded?.superview,
      isMoved(by: superview)
    else { return }
    movesWithItsView = true
    transition(to: .disappearing, animated: false)
  }

  func viewDidLeaveWindow() {
    guard movesWithItsView else { return }
    movesWithItsView = false
    transition(to: .disappeared, animated: false)
  }

  /// Whether nobody but the place of its view decides on the controller's appearance.
  private func isMoved(by superview: UIView) -> Bool {
    guard ownPresenting == nil, !isTakenOutByPresentation else { return false }
    guard let parent else { return !(superview is UIWindow) }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.decidesAppearanceOfChildren else {
      return false
    }
    return parent.appearance == .appearing || parent.appearance == .appeared
  }
}

extension UIView {
  /// The controllers whose views are here or below; those of their children are not among them.
  var outermostControllers: [UIViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }
}

/// A controller's view that is on its way to the screen, or off it.
@MainActor
public struct AppearanceTransition {
  public let controller: UIViewController
  /// Whether the view comes: `viewWillAppear` was called, and `viewDidAppear` not yet.
  public let isAppearing: Bool
}

extension UIApplication {
  /// What comes and goes at the moment: windows from back to front, and in each the controllers from the outside in.
  public var appearanceTransitions: [AppearanceTransition] {
    windows.compactMap(\.rootViewController).flatMap(\.appearanceTransitions)
  }
}

extension UIViewController {
  /// What comes and goes among the controller, its children, and what it presents itself.
  fileprivate var appearanceTransitions: [AppearanceTransition] {
    ownTransition + children.flatMap(\.appearanceTransitions)
      + (presentedBySelf?.appearanceTransitions ?? [])
  }

  /// Several controllers lead to one that is presented; the one that presents it counts it.
  private var presentedBySelf: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  private var ownTransition: [AppearanceTransition] {
    switch appearance {
    case .appearing: [AppearanceTransition(controller: self, isAppearing: true)]
    case .disappearing: [AppearanceTransition(controller: self, isAppearing: false)]
    case .appeared, .disappeared: []
    }
  }
}
