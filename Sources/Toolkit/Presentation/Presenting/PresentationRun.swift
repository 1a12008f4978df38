import Flow
import HeadlessUIKit

/// One presentation of a controller, from its beginning to its end.
@MainActor
final class PresentationRun<Value> {
  private let controller: UIViewController
  private let presenter: UIViewController
  private let options: PresentationOptions
  private let ended: (Flow.Result<Value>) -> Void
  private let complete: (Flow.Result<Value>) -> Void
  private let bag = DisposeBag()
  private let listening = DisposeBag()
  private let goneBag = DisposeBag()
  /// Removes the controller; its future completes when that is gone.
  private var dismisser: () -> Future<Void> = { Future() }
  private var hasResult = false
  private var hasEnded = false
  private var isFinished = false

  /// - Parameters:
  ///   - controller: The controller that is presented.
  ///   - presenter: The controller that presents.
  ///   - options: The options of the presentation.
  ///   - ended: Called once, before `complete`, or alone if the presentation is cancelled.
  ///   - complete: Completes the presentation's future.
  init(
    of controller: UIViewController, from presenter: UIViewController, options: PresentationOptions,
    ended: @escaping (Flow.Result<Value>) -> Void, complete: @escaping (Flow.Result<Value>) -> Void
  ) {
    (self.controller, self.presenter, self.options) = (controller, presenter, options)
    (self.ended, self.complete) = (ended, complete)
  }

  /// Starts the result, and presents the controller unless there is a result already.
  func begin(style: PresentationStyle, result: (DisposeBag) -> Future<Value>) {
    if options.contains(.restoreFirstResponder) { goneBag += presenter.restoringFirstResponder() }
    // First in the bag, so that disposing of it ends the presentation before anything else.
    bag += { self.bagWasDisposed() }
    let future = result(bag)
    log(
      .willPresent(
        controller.presentationIdentifier, from: presenter.presentationIdentifier, styleName: style.name))
    listening += future.onResult { self.end($0) }.disposable
    // An immediate result keeps the controller from showing.
    guard !hasResult else { return }
    goneBag += controller.trackingLeak(from: presenter)
    let (over, dismisser) = style.present(controller, from: presenter, options: options)
    // Presenting may cause a result, too, for which `end` had no dismisser.
    guard !hasResult else { return _ = dismisser() }
    self.dismisser = dismisser
    listening += over.onResult { self.end(.failure($0.error ?? PresentError.dismissed)) }.disposable
  }

  /// Ends the presentation because no listener waits for its result anymore.
  ///
  /// Does nothing if there is a result, since the presentation is about to end with it.
  func cancel() {
    guard !hasResult else { return }
    hasEnded = true
    bag.dispose()
    listening.dispose()
    ended(.failure(PresentError.dismissed))
  }

  private func bagWasDisposed() {
    guard !hasResult else { return }
    log(.didCancel(controller.presentationIdentifier, from: presenter.presentationIdentifier))
    end(.failure(PresentError.dismissed))
  }

  /// Takes the first result, and dismisses the controller.
  private func end(_ result: Flow.Result<Value>) {
    guard !hasResult else { return }
    hasResult = true
    let gone = dismisser().always { self.goneBag.dispose() }
    guard !options.contains(.dontWaitForDismissAnimation) else { return finish(result) }
    gone.always { self.finish(result) }
  }

  /// Reports the end: to the log, to the objects in the bag, and to the listeners.
  private func finish(_ result: Flow.Result<Value>) {
    guard !isFinished else { return }
    isFinished = true
    log(
      .didDismiss(
        controller.presentationIdentifier, from: presenter.presentationIdentifier,
        result: result.map { $0 as Any }))
    bag.dispose()
    listening.dispose()
    if !hasEnded { ended(result) }
    complete(result)
  }
}

extension UIViewController {
  /// Records the first responder of the controller's window, which becomes first responder again
  /// when the returned disposable is disposed of.
  func restoringFirstResponder() -> any Disposable {
    guard let responder = viewIfLoaded?.window?.firstResponderBelow else { return NilDisposer() }
    return Disposer { responder.becomeFirstResponder() }
  }
}

extension UIView {
  /// The first responder among the view and its descendants.
  fileprivate var firstResponderBelow: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderBelow).first
  }
}

/// A disposable of a presentation that may also end by itself.
struct EndingDisposable: Disposable {
  let future: Future<Void>

  init(_ future: Future<Void>) {
    self.future = future
  }

  func dispose() {
    future.cancel()
  }
}

extension Future where Value == Void {
  /// Creates a future that ends with a disposable that can end by itself, and never ends with any
  /// other. Cancelling it disposes of the disposable.
  convenience init(lastingAsLongAs disposable: any Disposable) {
    guard let ending = disposable as? EndingDisposable else {
      self.init { (_: @escaping (Flow.Result<Void>) -> Void) in DisposeBag(disposable) }
      return
    }
    self.init { completion in DisposeBag(ending.future.onResult(completion).disposable) }
  }
}
