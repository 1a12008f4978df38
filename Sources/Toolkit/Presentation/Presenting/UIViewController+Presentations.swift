import Flow
import HeadlessUIKit

extension UIViewController {
  /// Presents until the returned future is cancelled, or the user dismisses the controller.
  ///
  /// - Parameter presentation: The presentation, whose presentable is materialized once.
  /// - Returns: A future whose error is ``PresentError/dismissed`` if the user dismisses the
  ///   controller. Cancelling it dismisses the controller.
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
  ///
  /// - Parameter presentation: The presentation, whose presentable is materialized once.
  /// - Returns: A future of the value, which completes when the controller is gone. Cancelling it
  ///   dismisses the controller.
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

  /// Presents while the returned signal has a listener, and sends the values of the presentation.
  ///
  /// - Parameter presentation: The presentation, whose presentable is materialized once,
  ///   immediately.
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
  ///
  /// - Parameters:
  ///   - presentable: The presentable, which is materialized for this presentation.
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; the bag lives until the end.
  @discardableResult
  public func present<P: Presentable>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> Future<Void> where P.Matter: UIViewController, P.Result == any Disposable {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }

  /// Presents until there is a value, which completes the returned future as soon as the controller
  /// is gone.
  ///
  /// - Parameters:
  ///   - presentable: The presentable, which is materialized for this presentation.
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; the bag lives until the end.
  @discardableResult
  public func present<P: Presentable, Value>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> Future<Value> where P.Matter: UIViewController, P.Result == Future<Value> {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }

  /// Presents while the returned signal has a listener, and sends the presentable's values.
  ///
  /// - Parameters:
  ///   - presentable: The presentable, which is materialized for this presentation.
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; the bag lives until the end.
  public func present<P: Presentable>(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) -> FiniteSignal<P.Result.Value> where P.Matter: UIViewController, P.Result: SignalProvider {
    present(Presentation(presentable, style: style, options: options, configure: configure))
  }
}

extension UIViewController {
  /// Presents one of two presentations until the returned future is cancelled, or the user
  /// dismisses the controller.
  ///
  /// - Parameter either: The presentation to present.
  @discardableResult
  public func present<Left: Presentable, Right: Presentable>(
    _ either: EitherPresentation<Left, Right>
  ) -> Future<Void> where Left.Result == any Disposable, Right.Result == any Disposable {
    switch either {
    case .left(let left): present(left)
    case .right(let right): present(right)
    }
  }

  /// Presents one of two presentations until there is a value.
  ///
  /// - Parameter either: The presentation to present.
  /// - Returns: A future of the value, on the side of its presentation. Cancelling it dismisses the
  ///   controller.
  @discardableResult
  public func present<Left: Presentable, Right: Presentable, LeftValue, RightValue>(
    _ either: EitherPresentation<Left, Right>
  ) -> Future<Either<LeftValue, RightValue>>
  where Left.Result == Future<LeftValue>, Right.Result == Future<RightValue> {
    switch either {
    case .left(let left): present(left).map(Either.left)
    case .right(let right): present(right).map(Either.right)
    }
  }

  /// Presents one of two presentations while the returned signal has a listener.
  ///
  /// - Parameter either: The presentation to present, whose presentable is materialized once,
  ///   immediately.
  public func present<Left: Presentable, Right: Presentable>(
    _ either: EitherPresentation<Left, Right>
  ) -> FiniteSignal<Either<Left.Result.Value, Right.Result.Value>>
  where Left.Result: SignalProvider, Right.Result: SignalProvider {
    switch either {
    case .left(let left): present(left).map(Either.left)
    case .right(let right): present(right).map(Either.right)
    }
  }
}

extension UIWindow {
  /// Makes a presentable the window's root, and shows the window.
  ///
  /// - Parameters:
  ///   - presentable: The presentable, whose controller becomes the root.
  ///   - options: Only ``PresentationOptions/embedInNavigationController`` has an effect; empty by
  ///     default.
  /// - Returns: A disposable that retains the window and the result; disposing of it does not
  ///   remove the root.
  public func present<P: Presentable>(
    _ presentable: P, options: PresentationOptions = []
  ) -> any Disposable where P.Matter: UIViewController, P.Result == any Disposable {
    let bag = DisposeBag()
    bag.hold(self)
    rootViewController = presentable.materialize(into: bag).embededInNavigationController(options)
    makeKeyAndVisible()
    return bag
  }
}
