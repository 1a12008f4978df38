import Flow
import HeadlessUIKit

/// One presentation of a controller, from its beginning to its one end.
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
  private var dismisser: () -> Future<Void> = { Future() }
  private var hasResult = false
  private var hasEnded = false
  private var isFinished = false

  /// - Parameters:
  ///   - ended: Is called once, before `complete`, or alone if the presentation is cancelled.
  ///   - complete: Completes the presentation's future.
  init(
    of controller: UIViewController, from presenter: UIViewController, options: PresentationOptions,
    ended: @escaping (Flow.Result<Value>) -> Void, complete: @escaping (Flow.Result<Value>) -> Void
  ) {
    self.controller = controller
    self.presenter = presenter
    self.options = options
    self.ended = ended
    self.complete = complete
  }

  /// Begins the result, and presents the controller unless the result is there already.
  func begin(style: PresentationStyle, result: (DisposeBag) -> Future<Value>) {
    if options.contains(.restoreFirstResponder) { goneBag += presenter.restoringFirstResponder() }
    bag += { self.bagWasDisposed() }
    let future = result(bag)
    log(
      .willPresent(
        controller.presentationIdentifier, from: presenter.presentationIdentifier, styleName: style.name))
    listening += future.onResult { self.end($0) }.disposable
    guard !hasResult else { return }
    goneBag += controller.trackingLeak(from: presenter)
    let (over, dismisser) = style.present(controller, from: presenter, options: options)
    guard !hasResult else { return _ = dismisser() }
    self.dismisser = dismisser
    listening += over.onResult { self.end(.failure($0.error ?? PresentError.dismissed)) }.disposable
  }

  /// Ends the presentation because nobody waits for its result any longer.
  ///
  /// A result that is there already wins: the presentation just goes on to end with it.
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

  /// Takes the first result, and the controller away.
  private func end(_ result: Flow.Result<Value>) {
    guard !hasResult else { return }
    hasResult = true
    let gone = dismisser().always { self.goneBag.dispose() }
    guard !options.contains(.dontWaitForDismissAnimation) else { return finish(result) }
    gone.always { self.finish(result) }
  }

  /// Tells the end: to the log, to what lived as long as the presentation, and to those who wait.
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
