import Flow
import HeadlessUIKit

extension UIViewController {
  /// Presents until the returned future is cancelled, or the user dismisses the controller.
  @discardableResult
  public func present<P: Presentable>(_ presentation: Presentation<P>) -> Future<Void>
  where P.Result == any Disposable {
    let (controller, result) = presentation.presentable.materialize()
    return present(
      controller, style: presentation.style, options: presentation.options,
      ended: { presentation.onDismiss($0.error) }
    ) { controller, bag in
      presentation.configure(controller, bag)
      return Future(lastingAsLongAs: presentation.transform(result))
    }
  }

  /// Presents until there is a value.
  @discardableResult
  public func present<P: Presentable, Value>(_ presentation: Presentation<P>) -> Future<Value>
  where P.Result == Future<Value> {
    let (controller, result) = presentation.presentable.materialize()
    return present(
      controller, style: presentation.style, options: presentation.options,
      ended: { presentation.onDismiss($0.error) }
    ) { controller, bag in
      presentation.configure(controller, bag)
      return presentation.transform(result)
    }
  }

  /// Presents as long as somebody listens to the returned signal.
  public func present<P: Presentable>(_ presentation: Presentation<P>) -> FiniteSignal<P.Result.Value>
  where P.Result: SignalProvider {
    let (controller, result) = presentation.presentable.materialize()
    return present(
      controller, style: presentation.style, options: presentation.options,
      ended: { presentation.onDismiss($0.error) }
    ) { controller, bag in
      presentation.configure(controller, bag)
      return presentation.transform(result)
    }
  }
}

extension UIViewController {
  /// Presents until the returned future is cancelled, or the user dismisses the controller.
  @discardableResult
  public func present<P: Presentable>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> Future<Void> where P.Matter: UIViewController, P.Result == any Disposable {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }

  /// Presents until there is a value.
  @discardableResult
  public func present<P: Presentable, Value>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> Future<Value> where P.Matter: UIViewController, P.Result == Future<Value> {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }

  /// Presents as long as somebody listens to the returned signal.
  public func present<P: Presentable>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> FiniteSignal<P.Result.Value> where P.Matter: UIViewController, P.Result: SignalProvider {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }
}
