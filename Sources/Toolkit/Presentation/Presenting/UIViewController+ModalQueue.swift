import Flow
import HeadlessUIKit

extension UIViewController {
  /// Presents a controller modally, as soon as those before it are gone. Custom styles call it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - options: Decide about the animation, and whether to fail instead of waiting.
  ///   - callback: Called when the controller is presented; its future ends the presentation.
  public func modallyPresentQueued(
    _ controller: UIViewController, options: PresentationOptions, _ callback: @escaping () -> Future<Void>
  ) -> PresentingViewController.Result {
    modallyPresentQueued(controller, options: options, willPresent: {}, didPresent: callback)
  }

  /// Presents a controller modally, as soon as those before it are gone.
  func modallyPresentQueued(
    _ controller: UIViewController, options: PresentationOptions, willPresent: @escaping () -> Void,
    didPresent: @escaping () -> Future<Void>
  ) -> PresentingViewController.Result {
    let queue = topmostParent.modalQueue
    guard !options.contains(.failOnBlock) || (presentedViewController == nil && queue.isEmpty) else {
      return (Future(error: PresentError.presentationBlockedByOtherPresentation), { Future() })
    }
    let turn = ModalTurn(controller, on: self, isAnimated: options.animated)
    let isWaiting = !queue.isEmpty
    if isWaiting { log(.willEnqueue(controller.presentationIdentifier, from: presentationIdentifier)) }
    let result = Future<Void> { completion in
      let bag = DisposeBag()
      let queued = queue.enqueue { () throws -> Future<Void> in
        if isWaiting {
          log(.willDequeue(controller.presentationIdentifier, from: self.presentationIdentifier))
        }
        do {
          willPresent()
          try turn.present()
        } catch {
          completion(.failure(error))
          throw error
        }
        bag += didPresent().onResult(completion).disposable
        return Future(callbacker: turn.dismissed)
      }
      turn.queued = queued.disposable
      return bag
    }
    return (result, turn.dismiss)
  }

  /// The modal presentations of the controller, one after the other.
  fileprivate var modalQueue: FutureQueue<Void> {
    if let queue = presentationState.modalQueue { return queue }
    let queue = FutureQueue()
    presentationState.modalQueue = queue
    return queue
  }
}

/// A controller's turn to be presented modally.
@MainActor
private final class ModalTurn {
  let dismissed = Callbacker<Void>()
  /// Cancels the turn; it does not retain the operation, which retains the turn.
  var queued: (any Disposable)?
  private let controller: UIViewController
  private let presenter: UIViewController
  private let isAnimated: Bool
  private var hasPresented = false

  init(_ controller: UIViewController, on presenter: UIViewController, isAnimated: Bool) {
    (self.controller, self.presenter, self.isAnimated) = (controller, presenter, isAnimated)
  }

  func present() throws {
    guard !presenter.topmostParent.isBeingDismissed else { throw PresentError.dismissed }
    guard presenter.presentedViewController == nil else {
      throw PresentError.presentationBlockedByOtherPresentation
    }
    presenter.present(controller, animated: isAnimated)
    // UIKit may refuse to present without any error.
    guard controller.presentingViewController != nil else { throw PresentError.presentationNotPossible }
    hasPresented = true
  }

  /// Dismisses the controller, or removes it from the queue.
  func dismiss() -> Future<Void> {
    guard hasPresented else {
      queued?.dispose()
      return Future()
    }
    return controller.dismissIfPresented(animated: isAnimated).onValue { [dismissed] in dismissed.callAll() }
  }
}

extension UIViewController {
  /// Dismisses the controller itself, and completes when it is gone; at once for an alert that a
  /// tap already dismissed.
  func dismissIfPresented(animated: Bool) -> Future<Void> {
    guard presentingViewController != nil else { return Future() }
    guard !isBeingDismissed else { return changes(.dismissal).future }
    return Future { completion in
      // By the presenter, since the controller's own `dismiss` would dismiss a controller that it
      // presents.
      self.presentingViewController?.dismiss(animated: animated) { completion(.success) }
      return NilDisposer()
    }
  }
}
