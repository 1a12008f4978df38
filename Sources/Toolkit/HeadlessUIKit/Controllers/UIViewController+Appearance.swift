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
