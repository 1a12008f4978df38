import Foundation

/// What a transition is like.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// Lets controllers change along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` along with the transition, and `completion` after it.
  ///
  /// - Returns: Whether `animation` will run: no longer once the transition has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Collects what runs along with a transition, and after it.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Work = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var hasBegun = false

  init(duration: TimeInterval) {
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation, !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  /// Runs the animations, in the order in which they were added.
  func begin() {
    hasBegun = true
    animations.forEach { $0(self) }
    animations = []
  }

  /// Runs the completions, in the order in which they were added.
  func end() {
    completions.forEach { $0(self) }
    completions = []
  }
}

/// What adapts its content to a size and to traits: controllers.
@MainActor
public protocol UIContentContainer: AnyObject {
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// Tells the children, and what the controller presents.
  func passOn(_ message: (UIViewController) -> Void) {
    children.forEach(message)
    if let ownPresented { message(ownPresented) }
  }
}
