import Flow
import HeadlessUIKit

/// A presentable together with how to present it, and with what to do then.
public struct Presentation<P: Presentable> where P.Matter: UIViewController {
  /// What is presented.
  public var presentable: P
  /// How it is presented.
  public var style: PresentationStyle
  /// What is to be heeded.
  public var options: PresentationOptions
  /// Prepares the controller; the bag lives as long as the presentation.
  public var configure: @MainActor (P.Matter, DisposeBag) -> Void
  /// Changes the result, after configuring and before the controller shows.
  public var transform: (P.Result) -> P.Result
  /// Is called at the end of every presentation, with the error if it ended with one.
  ///
  /// When the presentation ends by itself or by its user, the controller is gone by then. When it is cancelled, this
  /// comes at once, and the controller goes after that.
  public var onDismiss: ((any Error)?) -> Void

  /// Bundles a presentable with how to present it.
  public init(
    _ presentable: P, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void = { _, _ in }
  ) {
    let title = PresentableIdentifier(of: presentable).value
    self.init(
      parts: presentable, style, options, transform: { $0 }, onDismiss: { _ in },
      configure: { controller, bag in
        controller.debugPresentationTitle = title
        configure(controller, bag)
      })
  }

  /// Bundles all parts.
  init(
    parts presentable: P, _ style: PresentationStyle, _ options: PresentationOptions,
    transform: @escaping (P.Result) -> P.Result, onDismiss: @escaping ((any Error)?) -> Void,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void
  ) {
    self.presentable = presentable
    self.style = style
    self.options = options
    self.transform = transform
    self.onDismiss = onDismiss
    self.configure = configure
  }
}

/// A presentation of which only the class of controllers and the result are known.
public typealias AnyPresentation<Context: UIViewController, Result> = Presentation<
  AnyPresentable<Context, Result>
>
/// A presentation that others end.
public typealias DisposablePresentation = AnyPresentation<UIViewController, any Disposable>
/// A presentation that ends with a value.
public typealias FuturePresentation<Value> = AnyPresentation<UIViewController, Future<Value>>
/// A presentation that tells values.
public typealias SignalPresentation<Value> = AnyPresentation<UIViewController, Signal<Value>>
/// One of two presentations.
public typealias EitherPresentation<Left: Presentable, Right: Presentable> = Either<
  Presentation<Left>, Presentation<Right>
> where Left.Matter: UIViewController, Right.Matter: UIViewController
