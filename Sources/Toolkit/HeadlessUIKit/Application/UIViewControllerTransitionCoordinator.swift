import Foundation

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets controllers make changes alongside a transition:
///
///     final class PhotosController: UIViewController {
///       override func viewWillTransition(
///         to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
///       ) {
///         super.viewWillTransition(to: size, with: coordinator)
///         coordinator.animate(alongsideTransition: { _ in self.view.alpha = 0.5 })
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: Called once, when the transition begins; `nil` for no changes.
  ///   - completion: Called once, after the transition; `nil` for none.
  /// - Returns: Whether `animation` will be called; `false` once the transition has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes alongside the transition.
  ///
  /// - Parameter animation: Called once, when the transition begins; `nil` for no changes.
  /// - Returns: Whether `animation` will be called; `false` once the transition has begun.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Collects the animations and completions of a transition.
@preconcurrency @MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Work = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var hasBegun = false
  /// The transaction of the transition's animations.
  private var transaction: Transaction?

  init(duration: TimeInterval) {
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    if let completion { completions.append(completion) }
    // As in UIKit, a completion can be added after the beginning.
    guard let animation, !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  /// Calls the animations in the order in which they were added.
  func begin() {
    hasBegun = true
    if isAnimated { transaction = UIApplication.shared.animations.transactions.last }
    transaction?.hold()
    animations.forEach { $0(self) }
    animations = []
  }

  /// Calls the completions in the order in which they were added.
  func end() {
    completions.forEach { $0(self) }
    completions = []
    transaction?.release()
    transaction = nil
  }
}

/// An object that adapts its content to a size and traits: a controller or its presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content in points; zero states no preference.
  var preferredContentSize: CGSize { get }
  /// Called after a child prefers another size.
  ///
  /// - Parameter container: The child, with its new `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called before the traits change.
  ///
  /// - Parameters:
  ///   - newCollection: The traits after the change.
  ///   - coordinator: Makes changes alongside the transition.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the view's size changes.
  ///
  /// - Parameters:
  ///   - size: The size after the change, in points.
  ///   - coordinator: Makes changes alongside the transition.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Returns the size that a child will have.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size that its parent will have, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// Calls a closure for the children, and for the presentation of the presented controller.
  func passOn(_ message: (any UIContentContainer) -> Void) {
    children.forEach(message)
    if let ownPresented { message(ownPresented.activePresentation ?? ownPresented) }
  }
}
