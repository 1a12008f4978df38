import Foundation

extension UIViewController {
  /// The stage of the controller's view on its way to the screen and back.
  enum Appearance: Hashable, Sendable {
    case appearing
    case appeared
    case disappearing
    case disappeared
  }

  /// Notifies the controller and its children that the view is about to appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition(to: isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Notifies the controller and its children that the view has appeared or disappeared.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: transition(to: .appeared, animated: isAppearanceAnimated)
    case .disappearing: transition(to: .disappeared, animated: isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Takes the steps of the life cycle that lead to `target`, each once, and takes the children
  /// along.
  func transition(to target: Appearance, animated: Bool) {
    for step in steps(to: target) {
      appearance = step
      isAppearanceAnimated = animated
      report(step, animated: animated)
      forwardedChildren.forEach { $0.transition(to: step, animated: animated) }
      // Up to here the life cycle's methods can read why the view comes or goes.
      if step == .appeared { isMovingToParent = false }
      if step == .disappeared { isMovingFromParent = false }
    }
    // A view that enters the window later reports this from there, when it has its traits.
    if target == .appearing, viewIfLoaded?.window != nil { reportIsAppearing() }
  }

  private func report(_ step: Appearance, animated: Bool) {
    switch step {
    case .appearing:
      // `viewDidLoad` precedes `viewWillAppear`.
      loadViewIfNeeded()
      owesIsAppearing = true
      viewWillAppear(animated)
    case .appeared:
      reportIsAppearing()
      viewDidAppear(animated)
    case .disappearing:
      owesIsAppearing = false
      viewWillDisappear(animated)
    case .disappeared: viewDidDisappear(animated)
    }
  }

  /// Calls `viewIsAppearing` if that is due: the view is in the window, and has its traits.
  func reportIsAppearing() {
    guard owesIsAppearing else { return }
    // A view that leaves before it was in its window is never reported as appearing.
    owesIsAppearing = false
    viewIsAppearing(isAppearanceAnimated)
    forwardedChildren.forEach { $0.reportIsAppearing() }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
  }

  /// Returns the stages after the present one up to `target`.
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

/// What happens to controllers whose views enter or leave a window without a container's doing.
extension UIViewController {
  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    _ = view
  }

  /// Begins to appear, if the controller appears because its view enters a window.
  ///
  /// - Parameters:
  ///   - moved: The view that enters, which is the controller's or one above it.
  ///   - superview: Its new superview.
  func viewWillComeIntoWindow(with moved: UIView, below superview: UIView) {
    // Only the moved view has a new superview; one below it keeps its own.
    let superview = viewIfLoaded === moved ? superview : viewIfLoaded?.superview ?? superview
    guard appearance == .disappeared || appearance == .disappearing, isMoved(by: superview) else { return }
    movesWithItsView = true
    transition(to: .appearing, animated: false)
  }

  /// Continues to appear with the view in a window; the controller has appeared at the end of the
  /// turn.
  func viewDidComeIntoWindow() {
    reportIsAppearing()
    guard movesWithItsView else { return }
    movesWithItsView = false
    // A parent that is appearing takes its children along when it has appeared.
    guard parent?.appearance != .appearing else { return }
    UIApplication.shared.runLoop.schedule(name: "child view controller to appear") { [weak self] in
      // By the end of the turn the view may have left, or its parent have begun to appear.
      guard let self, viewIfLoaded?.window != nil, parent?.appearance != .appearing else { return }
      endAppearanceTransition()
    }
  }

  /// Begins to disappear, if the controller disappears because its view leaves the window.
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

  /// Returns whether nothing but the position of its view decides on the controller's appearance.
  private func isMoved(by superview: UIView) -> Bool {
    // Presentations take their controllers through the life cycle themselves.
    guard ownPresenting == nil, !isTakenOutByPresentation else { return false }
    // A window makes its root controller appear itself.
    guard let parent else { return !(superview is UIWindow) }
    guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.decidesAppearanceOfChildren else {
      return false
    }
    return parent.appearance == .appearing || parent.appearance == .appeared
  }
}

extension UIView {
  /// The controllers of the views here and below, without the children of those controllers.
  var outermostControllers: [UIViewController] {
    viewController.map { [$0] } ?? subviews.flatMap(\.outermostControllers)
  }
}

/// A controller whose view is on its way to the screen, or off it; UIKit has no such list.
@preconcurrency @MainActor
public struct AppearanceTransition {
  /// The controller.
  public let controller: UIViewController
  /// Whether the view is appearing: `viewWillAppear` was called, and `viewDidAppear` not yet.
  public let isAppearing: Bool
}

extension UIApplication {
  /// The transitions under way: windows from back to front, and in each the controllers from the
  /// outside in.
  public var appearanceTransitions: [AppearanceTransition] {
    windows.compactMap(\.rootViewController).flatMap(\.appearanceTransitions)
  }
}

extension UIViewController {
  /// The transitions of the controller, its children, and what it presents itself.
  fileprivate var appearanceTransitions: [AppearanceTransition] {
    ownTransition + children.flatMap(\.appearanceTransitions)
      + (presentedBySelf?.appearanceTransitions ?? [])
  }

  /// The controller that this very one presents; its ancestors and descendants lead to the same
  /// one, and must not count it again.
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
