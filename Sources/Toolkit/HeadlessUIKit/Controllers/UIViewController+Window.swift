import Foundation

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
