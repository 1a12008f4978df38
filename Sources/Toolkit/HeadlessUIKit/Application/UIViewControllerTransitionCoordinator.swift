import Foundation

/// A description of a transition that is going on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition returned to where it began.
  var isCancelled: Bool { get }
  /// The seconds that the transition takes.
  var transitionDuration: TimeInterval { get }
}

/// Lets controllers make changes alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` alongside the transition, and `completion` after it.
  ///
  /// - Returns: Whether `animation` will run, which it does not after the transition has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` alongside the transition, and returns whether it will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Collects what runs alongside a transition, and after it.
@preconcurrency @MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Work = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var hasBegun = false
  /// What waits for the transition's animation.
  private var transaction: Transaction?

  init(duration: TimeInterval) {
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let completion { completions.append(completion) }
    // A completion can still be added after the beginning, as in UIKit.
    guard let animation, !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  /// Runs the animations, in the order in which they were added.
  func begin() {
    hasBegun = true
    if isAnimated { transaction = UIApplication.shared.animations.transactions.last }
    transaction?.hold()
    animations.forEach { $0(self) }
    animations = []
  }

  /// Runs the completions, in the order in which they were added.
  func end() {
    completions.forEach { $0(self) }
    completions = []
    transaction?.release()
    transaction = nil
  }
}

/// An object that adapts its content to a size and to traits: a controller, or its presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called after a child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called before the traits change; `coordinator` takes changes to make alongside.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the view's size changes; `coordinator` takes changes to make alongside.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Returns the size that a child is going to have when its parent has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// Sends a message to the children, and to the presentation of what the controller presents.
  func passOn(_ message: (any UIContentContainer) -> Void) {
    children.forEach(message)
    if let ownPresented { message(ownPresented.activePresentation ?? ownPresented) }
  }
}
