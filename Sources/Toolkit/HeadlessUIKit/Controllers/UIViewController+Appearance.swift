import Foundation

extension UIViewController {
  /// The stage of the controller's view on its way to the screen and back.
  enum Appearance: Hashable, Sendable {
    case appearing
    case appeared
    case disappearing
    case disappeared
  }

  /// Calls `viewWillAppear` or `viewWillDisappear` on the controller and its children.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears; `false` if it disappears.
  ///   - animated: The argument of the called methods.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition(to: isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, whichever ends the transition that was begun.
  /// Does nothing unless ``beginAppearanceTransition(_:animated:)`` was called before.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: transition(to: .appeared, animated: isAppearanceAnimated)
    case .disappearing: transition(to: .disappeared, animated: isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Takes each step of the life cycle up to `target` once, together with the children.
  func transition(to target: Appearance, animated: Bool) {
    for step in steps(to: target) {
      appearance = step
      isAppearanceAnimated = animated
      report(step, animated: animated)
      forwardedChildren.forEach { $0.transition(to: step, animated: animated) }
      // Until here, the life cycle's methods can read why the view appears or disappears.
      if step == .appeared { isMovingToParent = false }
      if step == .disappeared { isMovingFromParent = false }
    }
    // A view outside a window reports this when it enters one and has its traits.
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

  /// Calls `viewIsAppearing` if it is pending; the view is in the window and has its traits.
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

  /// Returns the stages after the current one, up to and including `target`.
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

/// Appearance of controllers whose views enter or leave a window without a container's help.
extension UIViewController {
  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    _ = view
  }

  /// Begins to appear, if the controller appears because its view enters a window.
  ///
  /// - Parameters:
  ///   - moved: The view that enters: the controller's view or an ancestor of it.
  ///   - superview: Its new superview.
  func viewWillComeIntoWindow(with moved: UIView, below superview: UIView) {
    // Only the moved view has a new superview; its descendants keep theirs.
    let superview = viewIfLoaded === moved ? superview : viewIfLoaded?.superview ?? superview
    guard appearance == .disappeared || appearance == .disappearing, isMoved(by: superview) else { return }
    movesWithItsView = true
    transition(to: .appearing, animated: false)
  }

  /// Continues the appearance with the view in a window; it ends with the run loop's turn.
  func viewDidComeIntoWindow() {
    reportIsAppearing()
    guard movesWithItsView else { return }
    movesWithItsView = false
    // A parent that is appearing ends its children's appearance with its own.
    guard parent?.appearance != .appearing else { return }
    UIApplication.shared.runLoop.schedule(name: "child view controller to appear") { [weak self] in
      // By the end of the turn the view may have left, or its parent may have begun to appear.
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

  /// Returns whether the controller appears and disappears only because its view moves.
  private func isMoved(by superview: UIView) -> Bool {
    // Presentations take their controllers through the life cycle themselves.
    guard ownPresenting == nil, !isTakenOutByPresentation else { return false }
    // A window controls the appearance of its root controller.
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

/// A controller whose view is appearing or disappearing. Not part of UIKit.
@preconcurrency @MainActor
public struct AppearanceTransition {
  /// The controller.
  public let controller: UIViewController
  /// Whether the view is appearing: `viewWillAppear` was called, and `viewDidAppear` not yet.
  public let isAppearing: Bool
}

extension UIApplication {
  /// The running transitions: windows from back to front, and in each window parents before
  /// children.
  public var appearanceTransitions: [AppearanceTransition] {
    windows.compactMap(\.rootViewController).flatMap(\.appearanceTransitions)
  }
}

extension UIViewController {
  /// The transitions of the controller, its children, and the controller that it presents.
  fileprivate var appearanceTransitions: [AppearanceTransition] {
    ownTransition + children.flatMap(\.appearanceTransitions)
      + (presentedBySelf?.appearanceTransitions ?? [])
  }

  /// The controller that this one presents itself. Its ancestors and descendants report the same
  /// one, and may not count it again.
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
