import Flow
import HeadlessUIKit

/// A presentable with the style, the options and the callbacks of its presentation.
///
///     let alert = Alert(title: "Sure?", actions: .init(title: "Yes") { true }, .init(title: "No") { false })
///     let presentation = Presentation(alert, style: .modal).onValue { print($0) }
///     controller.present(presentation)
public struct Presentation<P: Presentable> where P.Matter: UIViewController {
  /// The presentable, which is materialized for each presentation.
  public var presentable: P
  /// The style; ``PresentationStyle/default`` by default.
  public var style: PresentationStyle
  /// The options; ``PresentationOptions/defaults`` by default.
  public var options: PresentationOptions
  /// Configures the controller; the bag lives as long as the presentation.
  public var configure: @MainActor (P.Matter, DisposeBag) -> Void
  /// Transforms the result, after the configuration and before the controller shows.
  public var transform: (P.Result) -> P.Result
  /// Called at the end of every presentation, with its error or `nil`.
  ///
  /// If the presentation ends by itself or by its user, the controller is already gone. If it is
  /// cancelled, this is called at once, and the controller is dismissed after that.
  public var onDismiss: ((any Error)?) -> Void

  /// Creates a presentation of a presentable.
  ///
  /// - Parameters:
  ///   - presentable: The presentable, which is materialized for each presentation.
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; does nothing by default.
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

  /// Creates a presentation from all its parts.
  init(
    parts presentable: P, _ style: PresentationStyle, _ options: PresentationOptions,
    transform: @escaping (P.Result) -> P.Result, onDismiss: @escaping ((any Error)?) -> Void,
    configure: @escaping @MainActor (P.Matter, DisposeBag) -> Void
  ) {
    (self.presentable, self.style, self.options) = (presentable, style, options)
    (self.transform, self.onDismiss, self.configure) = (transform, onDismiss, configure)
  }
}

/// A presentation that hides its presentable's type, but not the class of controllers and the
/// result.
public typealias AnyPresentation<Context: UIViewController, Result> = Presentation<
  AnyPresentable<Context, Result>
>
/// A presentation that its presenter ends.
public typealias DisposablePresentation = AnyPresentation<UIViewController, any Disposable>
/// A presentation that ends with a value.
public typealias FuturePresentation<Value> = AnyPresentation<UIViewController, Future<Value>>
/// A presentation that sends values.
public typealias SignalPresentation<Value> = AnyPresentation<UIViewController, Signal<Value>>
/// One of two presentations.
public typealias EitherPresentation<Left: Presentable, Right: Presentable> = Either<
  Presentation<Left>, Presentation<Right>
> where Left.Matter: UIViewController, Right.Matter: UIViewController

extension Presentation {
  /// Creates a presentation that hides the type of a presentable and the class of its controllers.
  ///
  /// - Parameters:
  ///   - presentable: The presentable, which is materialized for each presentation.
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; does nothing by default.
  public init<Base: Presentable, Result>(
    _ presentable: Base, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (Base.Matter, DisposeBag) -> Void = { _, _ in }
  )
  where Base.Matter: UIViewController, Base.Result == Result, P == AnyPresentable<UIViewController, Result> {
    self.init(Presentation<Base>(presentable, style: style, options: options, configure: configure))
  }

  /// Creates a presentation from a closure, which runs each time it is presented.
  ///
  /// - Parameters:
  ///   - style: The style; ``PresentationStyle/default`` by default.
  ///   - options: The options; ``PresentationOptions/defaults`` by default.
  ///   - configure: Configures the controller before it shows; does nothing by default.
  ///   - materialize: Returns the controller and the result.
  public init<Context: UIViewController, Result>(
    style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (Context, DisposeBag) -> Void = { _, _ in },
    materialize: @escaping @MainActor () -> (Context, Result)
  ) where P == AnyPresentable<Context, Result> {
    self.init(
      parts: AnyPresentable(materialize: materialize), style, options, transform: { $0 },
      onDismiss: { _ in }, configure: configure)
  }

  /// Creates a presentation that hides the types of another one's presentable and controllers.
  ///
  /// - Parameter presentation: The presentation to hide, with its style, options and callbacks.
  public init<Base: Presentable, Result>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Result, P == AnyPresentable<UIViewController, Result> {
    self.init(presentation) { $0 }
  }

  /// Creates a presentation that shows nothing.
  ///
  /// - Parameter invisibleResult: Returns the result; called for each presentation.
  public init<Result>(invisibleResult: @escaping @MainActor () -> Result)
  where P == AnyPresentable<UIViewController, Result> {
    self.init(style: .invisible, options: []) { (UIViewController(), invisibleResult()) }
  }

  /// Creates a presentation that hides the types of another one's presentable and controllers, and
  /// transforms its result.
  init<Base: Presentable, Result>(
    _ presentation: Presentation<Base>, changing change: @escaping (Base.Result) -> Result
  ) where Base.Matter: UIViewController, P == AnyPresentable<UIViewController, Result> {
    let (transform, configure) = (presentation.transform, presentation.configure)
    self.init(
      parts: AnyPresentable(presentation.presentable) { change(transform($0)) },
      presentation.style, presentation.options, transform: { $0 }, onDismiss: presentation.onDismiss,
      configure: { controller, bag in
        if let controller = controller as? Base.Matter { configure(controller, bag) }
      })
  }
}

extension Presentation where P == AnyPresentable<UIViewController, any Disposable> {
  /// Creates a presentation that drops the value of another one, which still ends it.
  ///
  /// - Parameter presentation: The presentation whose value is dropped.
  public init<Base: Presentable, Value>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Future<Value> {
    self.init(presentation) { EndingDisposable($0.toVoid()) as any Disposable }
  }
}

extension Presentation where P == AnyPresentable<UIViewController, Future<Void>> {
  /// Creates a presentation with a future from one that its presenter ends; it never ends by
  /// itself.
  ///
  /// - Parameter presentation: The presentation to hide, with its style, options and callbacks.
  public init<Base: Presentable>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == any Disposable {
    self.init(presentation, changing: Future<Void>.init(lastingAsLongAs:))
  }

  /// Creates a presentation that drops the value of another one.
  ///
  /// - Parameter presentation: The presentation whose value is dropped.
  public init<Base: Presentable, Value>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Future<Value> {
    self.init(presentation) { $0.toVoid() }
  }
}
