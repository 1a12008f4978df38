import Flow
import HeadlessUIKit

extension Presentation {
  /// Hides what a presentable is, and which class of controllers it presents.
  public init<Base: Presentable, Result>(
    _ presentable: Base, style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (Base.Matter, DisposeBag) -> Void = { _, _ in }
  )
  where Base.Matter: UIViewController, Base.Result == Result, P == AnyPresentable<UIViewController, Result> {
    self.init(Presentation<Base>(presentable, style: style, options: options, configure: configure))
  }

  /// Makes a presentation of a closure, which runs for each time that it is presented.
  public init<Context: UIViewController, Result>(
    style: PresentationStyle = .default, options: PresentationOptions = .defaults,
    configure: @escaping @MainActor (Context, DisposeBag) -> Void = { _, _ in },
    materialize: @escaping @MainActor () -> (Context, Result)
  ) where P == AnyPresentable<Context, Result> {
    self.init(
      parts: AnyPresentable(materialize: materialize), style, options, transform: { $0 },
      onDismiss: { _ in }, configure: configure)
  }

  /// Hides what a presentation presents, and which class of controllers.
  public init<Base: Presentable, Result>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Result, P == AnyPresentable<UIViewController, Result> {
    self.init(presentation) { $0 }
  }

  /// Makes a presentation that shows nothing, for its result alone.
  public init<Result>(invisibleResult: @escaping @MainActor () -> Result)
  where P == AnyPresentable<UIViewController, Result> {
    self.init(style: .invisible, options: []) { (UIViewController(), invisibleResult()) }
  }

  /// Hides what a presentation presents, and changes its result.
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
  /// Forgets the value of a presentation, which still ends it.
  public init<Base: Presentable, Value>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Future<Value> {
    self.init(presentation) { EndingDisposable($0.toVoid()) as any Disposable }
  }
}

extension Presentation where P == AnyPresentable<UIViewController, Future<Void>> {
  /// Takes a presentation that others end for one that never ends by itself.
  public init<Base: Presentable>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == any Disposable {
    self.init(presentation, changing: Future<Void>.init(lastingAsLongAs:))
  }

  /// Forgets the value of a presentation.
  public init<Base: Presentable, Value>(_ presentation: Presentation<Base>)
  where Base.Matter: UIViewController, Base.Result == Future<Value> {
    self.init(presentation) { $0.toVoid() }
  }
}
