import Flow
import HeadlessUIKit

/// A container with its own way to present controllers.
@MainActor
public protocol PresentingViewController {
  /// A future that completes when the presentation ends by itself, and a closure that removes the
  /// controller.
  typealias Result = (result: Future<Void>, dismisser: () -> Future<Void>)

  /// Presents a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - options: The options; the container may ignore them.
  func present(_ controller: UIViewController, options: PresentationOptions) -> Result
}

/// The error of a presentation without a value.
public enum PresentError: Error, Hashable, Sendable {
  /// The presentation was dismissed, by its user or by its presenter.
  case dismissed
  /// The style could not present the controller.
  case presentationNotPossible
  /// The controller is already on the stack.
  case alreadyPresented
  /// Another modal presentation is in the way.
  case presentationBlockedByOtherPresentation
}

extension UIViewController {
  /// Presents a controller until the future that `function` returns is complete.
  ///
  /// A controller that is in no window waits for one first.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: The style of the presentation; ``PresentationStyle/default`` by default.
  ///   - options: The options of the presentation; ``PresentationOptions/defaults`` by default.
  ///   - function: Configures the controller, and returns the future of the result. The bag lives
  ///     as long as the presentation, and disposing of it ends the presentation.
  /// - Returns: A future of the result, which completes when the controller is gone. Cancelling it
  ///   dismisses the controller.
  @discardableResult
  public func present<Controller: UIViewController, Value>(
    _ controller: Controller, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    function: @escaping (Controller, DisposeBag) -> Future<Value>
  ) -> Future<Value> {
    present(controller, style: style, options: options, ended: { _ in }, function: function)
  }

  /// Presents a controller until the returned future is cancelled, or the user dismisses it.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: The style of the presentation; ``PresentationStyle/default`` by default.
  ///   - options: The options of the presentation; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller; the bag lives as long as the presentation.
  @discardableResult
  public func present<Controller: UIViewController>(
    _ controller: Controller, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping (Controller, DisposeBag) -> Void = { _, _ in }
  ) -> Future<Void> {
    present(controller, style: style, options: options) { controller, bag in
      configure(controller, bag)
      return Future(.forever)
    }
  }

  /// Presents a controller while the returned signal has a listener; it sends the values of the
  /// signal of `function`.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - style: The style of the presentation; ``PresentationStyle/default`` by default.
  ///   - options: The options of the presentation; ``PresentationOptions/defaults`` by default.
  ///   - function: Configures the controller, and returns the signal; the bag lives as long as the
  ///     presentation.
  public func present<Controller: UIViewController, Provider: SignalProvider>(
    _ controller: Controller, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    function: @escaping (Controller, DisposeBag) -> Provider
  ) -> FiniteSignal<Provider.Value> {
    present(controller, style: style, options: options, ended: { _ in }, function: function)
  }

  /// Presents a controller for a signal, and calls `ended` at each end.
  func present<Controller: UIViewController, Provider: SignalProvider>(
    _ controller: Controller, style: PresentationStyle, options: PresentationOptions,
    ended: @escaping (Flow.Result<Void>) -> Void, function: @escaping (Controller, DisposeBag) -> Provider
  ) -> FiniteSignal<Provider.Value> {
    FiniteSignal { send in
      var end: Event<Provider.Value>?
      return self.present(controller, style: style, options: options, ended: ended) { controller, bag in
        let signal = FiniteSignal(function(controller, bag))
        return Future<Void> { completion in
          signal.onEvent { event in
            guard case .end(let error) = event else { return send(event) }
            end = event
            completion(.failure(error ?? PresentError.dismissed))
          }
        }
        // The end of the signal, even without an error, takes precedence over that of the
        // presentation.
      }.onError { send(end ?? .end($0)) }.disposable
    }
  }

  /// Presents a controller, and calls `ended` once at its end.
  func present<Controller: UIViewController, Value>(
    _ controller: Controller, style: PresentationStyle, options: PresentationOptions,
    ended: @escaping (Flow.Result<Value>) -> Void,
    function: @escaping (Controller, DisposeBag) -> Future<Value>
  ) -> Future<Value> {
    Future { completion in
      var run: PresentationRun<Value>?
      let bag = DisposeBag()
      let begin = {
        let begun = PresentationRun<Value>(
          of: controller, from: self, options: options, ended: ended, complete: completion)
        run = begun
        begun.begin(style: style) { function(controller, $0) }
      }
      if self.canPresentAtOnce(controller) {
        begin()
      } else {
        bag += self.topmostParent.view.hasWindowSignal.filter { $0 }.onFirstValue { _ in begin() }
      }
      // A presentation that is cancelled before it is in a window still has an end.
      bag += { run.map { $0.cancel() } ?? ended(.failure(PresentError.dismissed)) }
      return bag
    }
  }

  /// Returns whether the presenter does not have to wait for its window.
  ///
  /// Split view controllers, as either side, and empty navigation controllers need no window.
  private func canPresentAtOnce(_ controller: UIViewController) -> Bool {
    let root = topmostParent
    if root is UISplitViewController || controller is UISplitViewController { return true }
    if let navigation = root as? UINavigationController, navigation.viewControllers.isEmpty { return true }
    return root.viewIfLoaded?.window != nil
  }
}
