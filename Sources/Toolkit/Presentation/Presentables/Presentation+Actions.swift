import Flow
import HeadlessUIKit

extension Presentation {
  /// Returns the presentation with another result of the same type.
  ///
  /// - Parameter change: Called with the result of each presentation, after earlier
  ///   transformations.
  public func map(_ change: @escaping (P.Result) -> P.Result) -> Presentation {
    var presentation = self
    let transform = transform
    presentation.transform = { change(transform($0)) }
    return presentation
  }

  /// Returns the presentation with a result of another type.
  ///
  /// - Parameter change: Called with the result of each presentation, after earlier
  ///   transformations.
  public func map<Result>(
    _ change: @escaping (P.Result) -> Result
  ) -> Presentation<AnyPresentable<P.Matter, Result>> {
    let transform = transform
    return Presentation<AnyPresentable<P.Matter, Result>>(
      parts: AnyPresentable(presentable) { change(transform($0)) }, style, options, transform: { $0 },
      onDismiss: onDismiss, configure: configure)
  }

  /// Returns the presentation with another configuration of its controller.
  ///
  /// - Parameter configuration: Called after the existing ones, before the controller shows; the
  ///   bag lives as long as the presentation.
  public func addConfiguration(
    _ configuration: @escaping @MainActor (P.Matter, DisposeBag) -> Void
  ) -> Presentation {
    var presentation = self
    let configure = configure
    presentation.configure = { controller, bag in
      configure(controller, bag)
      configuration(controller, bag)
    }
    return presentation
  }

  /// Returns a presentation that calls back right before the controller shows.
  ///
  /// - Parameter callback: Called once for each presentation, even if an immediate result keeps the
  ///   controller from showing.
  public func onPresent(_ callback: @escaping () -> Void) -> Presentation {
    map { (result: P.Result) -> P.Result in
      callback()
      return result
    }
  }

  /// Returns a presentation that calls back at every end.
  ///
  /// - Parameter callback: Called after earlier such callbacks.
  public func onDismiss(_ callback: @escaping () -> Void) -> Presentation {
    addingEnd { _ in callback() }
  }

  /// Returns a presentation that calls back at every end with an error.
  ///
  /// - Parameter callback: Called with the error, such as ``PresentError/dismissed``.
  public func onError(_ callback: @escaping (any Error) -> Void) -> Presentation {
    addingEnd { $0.map(callback) }
  }

  /// Returns a presentation that calls back with its value.
  ///
  /// - Parameter callback: Called after the presentation has ended, and never if it ended with an
  ///   error.
  public func onValue<Value>(_ callback: @escaping (Value) -> Void) -> Presentation
  where P.Result == Future<Value> {
    var value: Value?
    return map { (future: Future<Value>) -> Future<Value> in
      value = nil
      return future.onValue { value = $0 }
    }.addingEnd { error in
      if error == nil { value.map(callback) }
      value = nil
    }
  }

  /// Returns a presentation that calls back with each value.
  ///
  /// - Parameter callback: Called before other listeners.
  public func onValue<Kind: SignalKind, Value>(_ callback: @escaping (Value) -> Void) -> Presentation
  where P.Result == CoreSignal<Kind, Value> {
    map { (signal: CoreSignal<Kind, Value>) -> CoreSignal<Kind, Value> in signal.atValue(callback) }
  }

  private func addingEnd(_ callback: @escaping ((any Error)?) -> Void) -> Presentation {
    var presentation = self
    let onDismiss = onDismiss
    presentation.onDismiss = { error in
      onDismiss(error)
      callback(error)
    }
    return presentation
  }
}
