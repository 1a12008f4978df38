import Flow
import HeadlessUIKit

/// A value that creates something to present, together with the result of the presentation.
///
/// A presentable contains the data to show. Each presentation materializes it again. The result is
/// a `Disposable` if the presenter ends the presentation, a `Future` if it ends by itself, or a
/// signal if it has many results.
///
///     struct Rating: Presentable {
///       func materialize() -> (UIViewController, Future<Int>) {
///         let controller = UIViewController()
///         let stars = UISegmentedControl(items: ["1", "2", "3"])
///         controller.view.addSubview(stars)
///         return (controller, stars.map { $0 + 1 }.future)
///       }
///     }
@MainActor
public protocol Presentable<Matter, Result> {
  /// The type of what is presented, usually a view controller.
  associatedtype Matter
  /// The type of the result.
  associatedtype Result

  /// Creates the matter to present, together with its result.
  func materialize() -> (Matter, Result)
}

extension Presentable where Result == Void {
  /// Creates the matter to present, without a result.
  public func materialize() -> Matter {
    let (matter, _): (Matter, Void) = materialize()
    return matter
  }
}

extension Presentable where Result == any Disposable {
  /// Creates the matter to present.
  ///
  /// - Parameter bag: Ends the presentation: the result is disposed of with it.
  public func materialize(into bag: DisposeBag) -> Matter {
    let (matter, disposable): (Matter, any Disposable) = materialize()
    bag += disposable
    return matter
  }
}

/// A type-erased presentable, with the types of its matter and result.
///
///     let presentable = AnyPresentable { (UIViewController(), Future(20).delay(by: 1)) }
///     let (details, result) = presentable.materialize()
///     result.onValue { print($0, details) }  // Prints 20 and the controller after 1 second.
public struct AnyPresentable<Matter, Result> {
  private let base: any Presentable<Matter, Result>

  /// Creates a presentable that hides the type of another one.
  ///
  /// - Parameter base: The presentable to hide, which is kept.
  public init<Base: Presentable>(_ base: Base) where Base.Matter == Matter, Base.Result == Result {
    self.base = base
  }

  /// Creates a presentable that hides the type of another one, and transforms its result.
  ///
  /// - Parameters:
  ///   - base: The presentable to hide.
  ///   - transform: Called with the result of each materialization.
  public init<Base: Presentable>(_ base: Base, transform: @escaping (Base.Result) -> Result)
  where Base.Matter == Matter {
    self.base = TransformedPresentable(base: base, transform: transform)
  }

  /// Creates a presentable from a closure.
  ///
  /// - Parameter materialize: Returns the matter and the result; called for each presentation.
  public init(materialize: @escaping @MainActor () -> (Matter, Result)) {
    base = ClosurePresentable(make: materialize)
  }
}

extension AnyPresentable: Presentable {
  /// Creates the matter to present, together with its result.
  public func materialize() -> (Matter, Result) { base.materialize() }
}

// Disfavored, so that presentables whose matter is `UIViewController` use the initializers above.
extension AnyPresentable where Matter == UIViewController {
  /// Creates a presentable that hides the type of another one, and the class of its controllers.
  ///
  /// - Parameter base: The presentable to hide, which is kept.
  @_disfavoredOverload
  public init<Base: Presentable>(_ base: Base) where Base.Matter: UIViewController, Base.Result == Result {
    self.base = ControllerPresentable(base: base, transform: { $0 })
  }

  /// Creates a presentable that hides the type of another one and the class of its controllers, and
  /// transforms its result.
  ///
  /// - Parameters:
  ///   - base: The presentable to hide.
  ///   - transform: Called with the result of each materialization.
  @_disfavoredOverload
  public init<Base: Presentable>(_ base: Base, transform: @escaping (Base.Result) -> Result)
  where Base.Matter: UIViewController {
    self.base = ControllerPresentable(base: base, transform: transform)
  }
}

/// A presentable with another result.
struct TransformedPresentable<Base: Presentable, Result> {
  let base: Base
  let transform: (Base.Result) -> Result
}

extension TransformedPresentable: Presentable {
  func materialize() -> (Base.Matter, Result) {
    let (matter, result) = base.materialize()
    return (matter, transform(result))
  }
}

/// A presentable of any controller.
private struct ControllerPresentable<Base: Presentable, Result> where Base.Matter: UIViewController {
  let base: Base
  let transform: (Base.Result) -> Result
}

extension ControllerPresentable: Presentable {
  func materialize() -> (UIViewController, Result) {
    let (matter, result) = base.materialize()
    return (matter, transform(result))
  }
}

/// A presentable from a closure.
private struct ClosurePresentable<Matter, Result> {
  let make: @MainActor () -> (Matter, Result)
}

extension ClosurePresentable: Presentable {
  func materialize() -> (Matter, Result) { make() }
}
