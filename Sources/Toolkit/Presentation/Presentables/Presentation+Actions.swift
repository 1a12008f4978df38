import Flow
import HeadlessUIKit

extension Presentation {
  /// Changes the result after other changes.
  public func map(_ change: @escaping (P.Result) -> P.Result) -> Presentation {
    var presentation = self
    let transform = transform
    presentation.transform = { change(transform($0)) }
    return presentation
  }

  /// Makes another result of the result, when the presentable is materialized.
  public func map<Result>(
    _ change: @escaping (P.Result) -> Result
  ) -> Presentation<AnyPresentable<P.Matter, Result>> {
    let transform = transform
    return Presentation<AnyPresentable<P.Matter, Result>>(
      parts: AnyPresentable(presentable) { change(transform($0)) }, style, options, transform: { $0 },
      onDismiss: onDismiss, configure: configure)
  }

  /// Prepares the controller after other preparations.
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

  /// Calls back right before the controller shows, or would show: the result may be there already.
  public func onPresent(_ callback: @escaping () -> Void) -> Presentation {
    map { (result: P.Result) -> P.Result in
      callback()
      return result
    }
  }

  /// Calls back at every end, after what was added before.
  public func onDismiss(_ callback: @escaping () -> Void) -> Presentation {
    addingEnd { _ in callback() }
  }

  /// Calls back with the error of every end that has one, such as ``PresentError/dismissed``.
  public func onError(_ callback: @escaping (any Error) -> Void) -> Presentation {
    addingEnd { $0.map(callback) }
  }

  /// Calls back with the value when the presentation has ended with one.
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

  /// Calls back with each value, before others who listen.
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
